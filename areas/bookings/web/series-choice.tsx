import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import type { Booking } from '../contract.ts';
import { ownZone, whenText } from './when.ts';

interface SeriesChoiceProps {
  readonly booking: Booking;
  readonly all: boolean;
  /** What “all” would be. */
  readonly label: string;
  readonly onChange: (all: boolean) => void;
}

/** One booking of a series, or all of them that can still be changed with it. */
export function SeriesChoice({ booking, all, label, onChange }: SeriesChoiceProps) {
  const open = booking.series?.open ?? 1;
  if (open < 2) return null;
  return (
    <RadioGroup
      legend="Which ones?"
      look="list"
      options={[
        { value: 'one', label: `Only ${whenText(booking, ownZone())}` },
        { value: 'all', label },
      ]}
      value={all ? 'all' : 'one'}
      onChange={(value) => onChange(value === 'all')}
    />
  );
}
