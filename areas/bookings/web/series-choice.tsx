import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import type { Booking } from '../contract.ts';
import { ownZone, whenText } from './when.ts';

interface SeriesChoiceProps {
  readonly booking: Booking;
  readonly all: boolean;
  readonly onChange: (all: boolean) => void;
}

/** One booking of a series, or all that are to come with it. */
export function SeriesChoice({ booking, all, onChange }: SeriesChoiceProps) {
  const open = booking.series?.open ?? 1;
  if (open < 2) return null;
  return (
    <RadioGroup
      legend="Which ones?"
      look="list"
      options={[
        { value: 'one', label: `Only ${whenText(booking, ownZone())}` },
        { value: 'all', label: `All ${open} that are to come` },
      ]}
      value={all ? 'all' : 'one'}
      onChange={(value) => onChange(value === 'all')}
    />
  );
}
