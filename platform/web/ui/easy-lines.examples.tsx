import type { Examples } from '../gallery/examples.ts';
import { EasyLines } from './easy-lines.tsx';

export const examples: Examples = [
  {
    title: 'A picture left of each line',
    render: () => (
      <EasyLines
        lines={[
          { text: 'It costs 29 dollars each month.', symbol: 'banknote' },
          { text: 'Press Cancel.', symbol: 'pointer' },
          { text: 'That is all.', symbol: null },
        ]}
      />
    ),
  },
  {
    title: 'The picture fits a word of the line',
    render: () => (
      <EasyLines lines={[{ text: 'You can stop at any time.' }, { text: 'We ask you again next week.' }]} />
    ),
  },
];
