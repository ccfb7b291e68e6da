import { BadgeCheck, Clock } from 'lucide-react';
import { moneyText } from '#platform/contract/money.ts';
import type { Examples } from '../gallery/examples.ts';
import { Chip } from './chip.tsx';
import { TableOrList } from './table-or-list.tsx';

const priceOf = (minor: number) => ({ minor, currency: 'AUD' }) as const;
const rows = [
  { id: 1, provider: 'Banksia Support Coordination', state: 'Active', price: priceOf(19_399) },
  { id: 2, provider: 'Western Rides', state: 'Waiting', price: priceOf(278) },
  { id: 3, provider: 'Merri Occupational Therapy', state: 'Active', price: priceOf(19_399) },
];

const Services = ({ perPage }: { perPage?: number }) => (
  <TableOrList
    caption="Services you follow"
    rows={rows}
    rowKey={(row) => row.id}
    perPage={perPage}
    columns={[
      { key: 'provider', label: 'Provider', cell: (row) => row.provider, sortBy: (row) => row.provider },
      {
        key: 'state',
        label: 'State',
        cell: (row) => (
          <Chip tone={row.state === 'Active' ? 'ok' : 'warn'} icon={row.state === 'Active' ? BadgeCheck : Clock}>
            {row.state}
          </Chip>
        ),
      },
      {
        key: 'price',
        label: 'Price per hour',
        cell: (row) => moneyText(row.price),
        sortBy: (row) => row.price.minor,
        number: true,
      },
    ]}
  />
);

const Medicines = () => (
  <TableOrList
    caption="Doses you took"
    rows={['Dimethyl fumarate, 240 mg', 'Baclofen, 10 mg']}
    rowKey={(name) => name}
    columns={[
      { key: 'when', label: 'When', cell: () => '21 November 2026, 8 am' },
      { key: 'medicine', label: 'Medicine', cell: (name) => name },
    ]}
  />
);

export const examples: Examples = [
  { title: 'A table where there is room', wide: true, render: () => <Services /> },
  { title: 'The same where there is not', render: () => <Services /> },
  { title: 'Long words', render: () => <Medicines /> },
  { title: 'Some rows at a time', wide: true, render: () => <Services perPage={2} /> },
];
