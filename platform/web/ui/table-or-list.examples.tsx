import { BadgeCheck, Clock } from 'lucide-react';
import type { Examples } from '../gallery/examples.ts';
import { Chip } from './chip.tsx';
import { TableOrList } from './table-or-list.tsx';

const rows = [
  { id: 1, provider: 'Banksia Support Coordination', state: 'Active', price: '$193.99' },
  { id: 2, provider: 'Western Rides', state: 'Waiting', price: '$2.78' },
  { id: 3, provider: 'Merri Occupational Therapy', state: 'Active', price: '$193.99' },
];

const Services = () => (
  <TableOrList
    caption="Services you follow"
    rows={rows}
    rowKey={(row) => row.id}
    columns={[
      { key: 'provider', label: 'Provider', cell: (row) => row.provider },
      {
        key: 'state',
        label: 'State',
        cell: (row) => (
          <Chip tone={row.state === 'Active' ? 'ok' : 'warn'} icon={row.state === 'Active' ? BadgeCheck : Clock}>
            {row.state}
          </Chip>
        ),
      },
      { key: 'price', label: 'Price per hour', cell: (row) => row.price, number: true },
    ]}
  />
);

export const examples: Examples = [
  { title: 'A table where there is room', wide: true, render: () => <Services /> },
  { title: 'The same where there is not', render: () => <Services /> },
];
