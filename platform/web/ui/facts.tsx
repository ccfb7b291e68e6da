import type { ReactNode } from 'react';

/** Pairs of a name and a value, ordered by hairlines. */
export const Facts = ({ items }: { items: readonly { label: string; value: ReactNode }[] }) => (
  <dl className="facts">
    {items.map((item) => (
      <div key={item.label}>
        <dt>{item.label}</dt>
        <dd>{item.value}</dd>
      </div>
    ))}
  </dl>
);
