import type { Examples } from '../gallery/examples.ts';
import { Avatar } from './avatar.tsx';

const names = ['Bronwyn Tran', 'Graham Oakes', 'Leilani Fonoti', 'Priya Raghunathan', 'Tomasz Wiśniewski'];
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 96'%3E%3Cpath fill='%23cfdfe9' d='M0 0h80v96H0z'/%3E%3Ccircle cx='40' cy='40' r='18' fill='%23a5694f'/%3E%3Cpath d='M8 96q0-34 32-34t32 34z' fill='%2307594c'/%3E%3Cpath d='M20 38q0-24 20-24t20 24q-6-12-20-12T20 38z' fill='%2314211f'/%3E%3C/svg%3E";

export const examples: Examples = [
  {
    title: 'Initials, from small to extra large',
    render: () => (
      <div className="row">
        <Avatar name="Bronwyn Tran" size="s" />
        <Avatar name="Graham Oakes" />
        <Avatar name="Priya Raghunathan" size="l" />
        <Avatar name="Sunita Kaur" size="xl" src={picture} />
      </div>
    ),
  },
  {
    title: 'Beside a name',
    render: () => (
      <ul className="plain-list list">
        {names.map((name) => (
          <li key={name} className="row" style={{ paddingBlock: '.5rem' }}>
            <Avatar name={name} size="s" src={name.startsWith('Tom') ? '/no-such-picture.webp' : null} />
            <strong>{name}</strong>
          </li>
        ))}
      </ul>
    ),
  },
];
