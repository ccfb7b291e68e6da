import { useState } from 'react';
import type { Examples } from '../gallery/examples.ts';
import { OwnPictures } from './own-pictures.tsx';

const drawn = (colour: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 100'%3E%3Cpath fill='%23${colour}' d='M0 0h80v100H0z'/%3E%3C/svg%3E`;

const all = [
  { id: 1, src: drawn('cfdfe9'), description: 'A ramp with two handrails leads to a blue door.', title: 'Picture 1' },
  { id: 2, src: drawn('e9dccf'), description: '', title: 'Picture 2' },
  { id: 3, src: drawn('d5e9cf'), description: 'Our van, with its lift down.', title: 'Picture 3' },
];

const Some = () => {
  const [ids, setIds] = useState([1, 2, 3]);
  return (
    <OwnPictures
      label="Pictures of a listing"
      noun="picture"
      pictures={ids.flatMap((id) => all.filter((one) => one.id === id))}
      deleting={false}
      onDescribe={() => undefined}
      onDelete={(gone) => setIds(ids.filter((id) => id !== gone))}
      onOrder={async (next) => setIds(next)}
    />
  );
};

export const examples: Examples = [
  { title: 'Three of one’s own pictures, one without words', wide: true, render: () => <Some /> },
];
