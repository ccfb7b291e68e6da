import type { ReactNode } from 'react';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { periods } from '../../pure/periods.ts';
import type { BucketSize } from '../../pure/trends.ts';
import { type Choice, sizes } from './choice.ts';

const periodOptions = [
  ...Object.entries(periods).map(([value, { label }]) => ({ value, label })),
  { value: 'all', label: 'Everything' },
];
/** Years by the day would be thousands of marks. */
const sizesFor = (period: Choice['period']): readonly BucketSize[] =>
  period === 'all' ? ['month'] : period === '1y' || period === '6m' ? ['week', 'month'] : ['day', 'week'];

export function PeriodBar({
  choice: { period, size, happened, setPeriod, setSize, setHappened },
  forCharts = false,
  children,
}: {
  readonly choice: Choice;
  readonly forCharts?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <div className="history-bar no-print">
      <Select
        label="Period"
        value={period}
        options={periodOptions}
        onChange={(event) => setPeriod(event.currentTarget.value)}
      />
      {forCharts && (
        <>
          <Select
            label="One mark for each"
            value={size}
            options={sizesFor(period).map((value) => ({ value, label: sizes[value] }))}
            onChange={(event) => setSize(event.currentTarget.value)}
          />
          <Checkbox
            label="Show what happened"
            checked={happened}
            onChange={(event) => setHappened(event.currentTarget.checked)}
          />
        </>
      )}
      {children}
    </div>
  );
}
