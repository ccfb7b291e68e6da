const step = 42;
const height = 71;
/** From the left: no two neighbours are of one height, and every second one stands open. */
const doors = [38, 34, 30, 38, 34].map((top, n) => ({ x: 4 + n * step, top, isOpen: n % 2 === 0 }));

export const mostDoors = doors.length;

/** A row of doors, more of them for a larger plan. */
export function PlanDoors({ count }: { readonly count: number }) {
  const width = count * step + 6;
  return (
    <svg
      className="draw"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      {doors.slice(0, count).map(({ x, top, isOpen }) => (
        <Door key={x} x={x} top={top} isOpen={isOpen} />
      ))}
    </svg>
  );
}

function Door({ x, top, isOpen }: { readonly x: number; readonly top: number; readonly isOpen: boolean }) {
  const arch = `M${x} 70V${top}a17 17 0 0 1 34 0v${70 - top}z`;
  if (isOpen) {
    return (
      <>
        <path className="light" d={arch} />
        <path className="paper" d={`M${x} 71V${top - 8}l11 7v${72 - top}z`} />
        <circle className="solid nostroke" cx={x + 8.5} cy="52" r="1.5" />
      </>
    );
  }
  return (
    <>
      <path className="paper" d={arch} />
      <path className="thin" d={`M${x + 17} ${top - 16}V70M${x + 5} 42h8v20h-8zM${x + 21} 42h8v20h-8z`} />
    </>
  );
}
