import { counted } from '#platform/contract/counted.ts';
import type { Examples } from '../gallery/examples.ts';
import { Bars } from './bars.tsx';

const share = (stars: number, count: number, all: number) => ({
  label: counted(stars, 'star'),
  part: count / all,
  text: `${Math.round((count / all) * 100)}%, ${counted(count, 'review')}`,
});

export const examples: Examples = [
  {
    title: 'Shares of a whole',
    render: () => (
      <Bars
        label="Reviews by stars"
        bars={[share(5, 1300, 1800), share(4, 400, 1800), share(3, 0, 1800), share(2, 100, 1800), share(1, 0, 1800)]}
      />
    ),
  },
  {
    title: 'Points, with long names',
    wide: true,
    render: () => (
      <Bars
        label="What the score is made of"
        bars={[
          { label: 'Registration is current', part: 1, text: '30 of 30 points' },
          { label: 'Professional indemnity insurance', part: 0, text: '0 of 15 points' },
          { label: 'Worker screening of everyone listed', part: 0.5, text: '10 of 20 points' },
        ]}
      />
    ),
  },
];
