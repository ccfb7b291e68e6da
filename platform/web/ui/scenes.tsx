import { useId } from 'react';

// Two large drawings. They are in a file of their own so that only the pages that show them load them.
type Place = readonly [x: number, y: number, turn: number, scale: number];

const Leaves = ({ at }: { at: readonly Place[] }) =>
  at.map(([x, y, turn, scale]) => (
    <g key={`${x} ${y} ${turn}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path className="paper" d="M0 0C10-11 30-13 46-2 32 8 12 9 0 0z" />
      <path className="thin" d="M0 0C14-2 28-4 46-2" />
    </g>
  ));

const tree: readonly Place[] = [
  [96, 146, -110, 1.1],
  [80, 148, -150, 1],
  [80, 150, 172, 0.9],
  [135, 182, -62, 1.05],
  [135, 184, -20, 1],
  [128, 200, 14, 0.9],
  [63, 212, -140, 1],
  [63, 214, 176, 0.95],
  [70, 226, 150, 0.8],
  [98, 160, -40, 1],
  [98, 158, -88, 0.9],
];

/** Page not found: a door that opens onto a paddock. */
export const NotFoundScene = () => (
  <svg className="draw draw-wide" viewBox="0 0 640 520" aria-hidden="true" focusable="false">
    <circle className="light" cx="470" cy="196" r="62" />
    <path
      className="mid nostroke"
      d="M6 376C60 330 168 330 256 344s170-26 252-14 118 20 126 64c8 60-60 96-150 108S210 524 120 506-30 424 6 376z"
    />
    <path d="M6 376C60 330 168 330 256 344s170-26 252-14 118 20 126 64" />
    <path
      className="thin"
      d="M20 470c60-12 110-12 170-4M420 486c60-14 120-14 200-6M60 404c30-6 52-6 84-2M500 400c34-8 60-8 104-2M250 492c30-6 60-6 96 0"
    />
    <path className="light" d="M246 438H378L452 506Q330 520 196 510z" />
    <path className="paper bold" d="M220 438V214a92 92 0 0 1 184 0v224h-20V214a72 72 0 0 0-144 0v224z" />
    <path className="paper firm" d="M384 438V214C384 168 404 140 434 146S486 186 486 232V474z" />
    <path className="thin" d="M402 300V216C402 188 414 170 434 174S468 204 468 236V306zM402 326L468 336V440L402 422z" />
    <circle className="solid nostroke" cx="476" cy="346" r="4.5" />
    <path className="bold" d="M204 438h40M380 438h40" />
    <path
      className="firm"
      d="M96 356c4-60-6-96 6-150 4-20 0-44-6-60M101 236c18-14 30-30 34-54M99 262c-18-12-30-28-36-50M100 190c-10-12-18-26-20-42"
    />
    <Leaves at={tree} />
    <g transform="translate(286 92)">
      <path className="solid" d="M4 30C2 14 14 4 26 6c6 1 10 5 11 9l9 3-9 3c0 12-10 18-22 17L-14 50z" />
      <path className="paper nostroke" d="M16 36c8 1 15-3 17-10-7-2-14 2-17 10zM10 16c4-5 10-7 15-5-3 5-10 8-15 5z" />
      <circle className="paper nostroke" cx="31" cy="13" r="1.6" />
      <path d="M14 38v8M20 38v8" />
    </g>
    <path
      className="thin"
      d="M540 342v-40M572 348v-42M604 362v-44M530 312C566 312 592 320 616 330M530 326C566 326 592 334 616 344"
    />
  </svg>
);

// One letter a book: its colour. Widths and heights repeat, so the shelves look filled but never random.
const shelves = [
  { floor: 182, books: 'pppmpmmlpmpmpl' },
  { floor: 240, books: 'mpmplmppllmpplm' },
  { floor: 298, books: 'mplmpplpmllppmp' },
];
const kinds = { p: 'paper', m: 'mid', l: 'light' } as const;

const Books = () =>
  shelves.map(({ floor, books }, row) => {
    let x = 262;
    return (
      <g key={floor}>
        {[...books].map((kind, index) => {
          const width = 7 + ((index * 5 + row * 3) % 8);
          const height = 29 + ((index * 7 + row * 5) % 13);
          const at = x;
          x += width + ((index + row) % 5 === 4 ? 4 : 0);
          return (
            <g key={at}>
              <rect
                className={`${kinds[kind as keyof typeof kinds]} lined`}
                x={at}
                y={floor - height}
                width={width}
                height={height}
              />
              {width > 9 && <path className="thin" d={`M${at + 2.5} ${floor - height + 7}h${width - 5}`} />}
            </g>
          );
        })}
        <path d={`M260 ${floor}h174`} />
      </g>
    );
  });

const studs = [
  { y: 448, r: 3, gap: 19 },
  { y: 462, r: 3.5, gap: 21.4 },
  { y: 476, r: 4, gap: 23.8 },
];

const plant: readonly Place[] = [
  [94, 320, -152, 0.95],
  [92, 346, -30, 0.95],
  [91, 296, -28, 0.9],
  [93, 276, -158, 0.85],
  [96, 250, -75, 0.9],
  [92, 362, -170, 0.8],
];

/** Sign in and join: the reading room behind the door, tactile studs on its threshold. */
export const WelcomeScene = () => {
  const clip = useId();
  return (
    <svg className="draw draw-wide" viewBox="0 0 620 560" aria-hidden="true" focusable="false">
      <path className="mid nostroke" d="M0 0H620V430H0z" />
      <path className="paper nostroke" d="M0 430H620V560H0z" />
      <path
        className="thin faint"
        d="M0 70H176M444 70H620M0 140H150M470 140H620M0 210H140M480 210H620M0 280H140M480 280H620M0 350H140M480 350H620M60 70V0M500 70V0M30 140V70M560 140V70M90 210v-70M520 210v-70M40 280v-70M590 280v-70M100 350v-70M540 350v-70M50 430v-80M580 430v-80"
      />
      <path className="light" d="M200 430H420L560 560H92z" />
      <path className="paper bold" d="M168 430V212a142 142 0 0 1 284 0v218z" />
      <path className="paper" d="M188 430V212a122 122 0 0 1 244 0v218z" />
      <clipPath id={clip}>
        <path d="M188 430V212a122 122 0 0 1 244 0v218z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className="glow nostroke" d="M180 80H440V430H180z" />
        <Books />
        <path d="M262 130V344M432 130V344" />
        <path className="thin" d="M262 344H432" />
        <path className="paper" d="M308 90v34M290 124h36l8 22h-52z" />
        <path className="paper" d="M286 402v-44q0-14 14-14h34q14 0 14 14v44" />
        <path className="mid" d="M278 380q0-10 9-10 8 0 8 10v8h44v-8q0-10 8-10 9 0 9 10v34h-78z" />
        <path d="M284 414v10M350 414v10" />
        <path className="paper" d="M372 394h44M394 394v34M382 428h24" />
        <path className="mid" d="M384 394v-8h22v8zM380 386v-7h24v7z" />
      </g>
      <path className="paper firm" d="M188 432V212q0-52 30-84 12-14 26-22V462z" />
      <path className="thin" d="M202 214q0-42 28-70v120h-28zM202 284h28v128l-28 14z" />
      <circle className="solid nostroke" cx="236" cy="290" r="4" />
      <path d="M0 430H188M432 430H620" />
      <path className="bold" d="M168 430H452" />
      {studs.map(({ y, r, gap }) =>
        [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((step) => (
          <circle key={`${y} ${step}`} className="solid nostroke" cx={310 + step * gap} cy={y} r={r} />
        )),
      )}
      <path className="paper" d="M484 378h112v12H484z" />
      <path d="M496 390v40M584 390v40M496 408h88" />
      <path className="firm" d="M574 428 592 316q2-12-8-14" />
      <path className="light lined" d="M506 360h52v18h-52z" />
      <path className="mid" d="M512 344h42v16h-42z" />
      <path className="thin" d="M522 344v16M516 360v18" />
      <path className="mid" d="M74 430l-8-54h52l-8 54z" />
      <path d="M92 376C92 330 84 292 96 250" />
      <Leaves at={plant} />
      <path className="paper" d="M480 262h34v58h-34z" />
      <circle className="light lined" cx="497" cy="284" r="11" />
      <path className="thin" d="M488 304h18M488 311h12" />
    </svg>
  );
};
