import type { GameKind } from '../../pure/kinds.ts';
import { rulesTexts } from './texts.ts';

const List = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** All rules of a game, how to play it here, and nothing that only eyes can read. */
export function Rules({ kind, level }: { readonly kind: GameKind; readonly level: 2 | 3 }) {
  const { aim, parts, typed } = rulesTexts[kind];
  const Heading = `h${level}` as 'h2';
  return (
    <div className="prose game-rules">
      <Heading>How to win</Heading>
      <p>{aim}</p>
      {parts.map(({ title, lines }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          <List lines={lines} />
        </section>
      ))}
      <Heading>By keyboard</Heading>
      <List
        lines={[
          'Tab goes to the board. Arrow keys go from square to square. Enter picks up and puts down, Escape puts back.',
          'On the board: L says the last move, P the pieces, M the legal moves, T whose turn it is and the clocks, C counts, S says the square again.',
          'All of this can be typed in the field beside the board as well: last, pieces, moves, turn, or a square.',
        ]}
      />
      <Heading>By typing</Heading>
      <List lines={typed} />
      <Heading>By touch or pointer</Heading>
      <p>Press a piece, then the square it goes to. Nothing needs to be dragged. You can be asked before each move.</p>
      <Heading>By one switch</Heading>
      <p>
        “One-switch play” goes through the legal moves at the speed you choose. Any key or press chooses: first the
        piece, then the square. Offers, a rest and resigning come after the moves.
      </p>
      <Heading>Time</Heading>
      <p>
        There is no clock unless both players agree on one, and the two sides may have different times. Either player
        can pause for rest at any time. No one has to say why.
      </p>
    </div>
  );
}
