import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Kbd } from '#platform/web/ui/kbd.tsx';

const keys: readonly (readonly [string, string])[] = [
  ['Arrows', 'go from square to square'],
  ['Enter', 'picks a piece up, and puts it down'],
  ['Escape', 'puts it back'],
  ['L', 'says the last move'],
  ['P', 'says where the pieces stand'],
  ['M', 'says the legal moves, of this piece or all'],
  ['T', 'says whose turn it is, and the clocks'],
  ['C', 'counts pieces or discs'],
  ['H', 'gives a hint, where hints are on'],
  ['S', 'says this square again'],
  ['Home and End', 'go to the ends of a row; with Control, of the board'],
];

export const BoardKeys = ({ open }: { readonly open: boolean }) => (
  <Disclosure summary="Keys on the board" open={open}>
    <dl className="board-keys">
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <Kbd>{key}</Kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Disclosure>
);
