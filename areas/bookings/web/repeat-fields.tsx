import { momentOf } from '#platform/contract/zones.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { BookingPreview } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { type Preview, type Thing, useSlots } from './data.ts';
import { addDays } from './month.ts';
import type { Exceptions, Repeating } from './series.ts';
import { dayKey, nameOfDay, ownZone, timeNames, whenText } from './when.ts';

const counts = Array.from({ length: limits.series - 1 }, (_, n) => String(n + 2));

interface RepeatFieldsProps {
  readonly repeat: Repeating;
  readonly times: string;
  readonly onChange: (change: { readonly repeat?: Repeating; readonly times?: string }) => void;
}

export const RepeatFields = ({ repeat, times, onChange }: RepeatFieldsProps) => (
  <div className="booking-repeat">
    <Select
      label="How often?"
      value={repeat}
      options={[
        { value: '', label: 'Once' },
        { value: 'week', label: 'Every week' },
        { value: 'fortnight', label: 'Every two weeks' },
      ]}
      onChange={(event) => onChange({ repeat: event.currentTarget.value as Repeating })}
    />
    {repeat && (
      <Select
        label="How many times in all?"
        value={times}
        options={counts.map((value) => ({ value, label: value }))}
        onChange={(event) => onChange({ times: event.currentTarget.value })}
      />
    )}
  </div>
);

interface DatesProps {
  readonly thing: Thing;
  readonly lane: string;
  readonly minutes: number;
  readonly planned: Preview;
  readonly exceptions: Exceptions;
  readonly onChange: (startsAt: string, instead: string | undefined) => void;
}

/** All dates of a series before it is sent: any but the first can be left out; one that can’t be had says why. */
export function Dates({ planned, exceptions, onChange, ...slots }: DatesProps) {
  const { data, error, loading, refreshing, retry } = planned;
  const zone = ownZone();
  if (loading) return <Skeleton count={2} look="row" label="Loading the dates" />;
  if (error || !data) {
    return (
      <ErrorState level={3} title="Couldn’t load the dates" onRetry={retry} retrying={refreshing}>
        {error && textForPeople(error)}
      </ErrorState>
    );
  }
  const missing = data.times.filter(({ whyNot }) => whyNot).length;
  return (
    <fieldset className="stack booking-dates">
      <legend className="field-label">Dates</legend>
      <p role="status">
        {missing === 0
          ? `All ${data.times.length} dates can be had. Untick what you don’t need.`
          : `${missing} of ${data.times.length} dates can’t be had. Choose another time there, or leave it out.`}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ol className="plain-list" role="list">
        {data.times.map((time, nth) => (
          <li key={time.startsAt}>
            {time.whyNot && nth > 0 ? (
              <Instead {...slots} time={time} value={exceptions[time.startsAt] ?? ''} onChange={onChange} zone={zone} />
            ) : (
              <Checkbox
                label={whenText(time, zone)}
                checked={exceptions[time.startsAt] === undefined}
                disabled={nth === 0}
                onChange={(event) => onChange(time.startsAt, event.currentTarget.checked ? undefined : '')}
              />
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

interface InsteadProps extends Omit<DatesProps, 'planned' | 'exceptions'> {
  readonly time: BookingPreview['times'][number];
  readonly value: string;
  readonly zone: string;
}

/** Another time of the same day, by the clock of the reader. */
function Instead({ thing, lane, minutes, time, value, zone, onChange }: InsteadProps) {
  const day = dayKey(time.startsAt, zone);
  const { data } = useSlots(thing, {
    from: momentOf(`${day}T00:00`, zone).toISOString(),
    to: momentOf(`${addDays(day, 1)}T00:00`, zone).toISOString(),
    minutes,
    ...(lane && { lane }),
  });
  const slots = data?.slots ?? [];
  const names = timeNames(slots, zone);
  return (
    <Select
      label={whenText(time, zone)}
      hint={slots.length > 0 ? time.whyNot : `${time.whyNot} There are no other free times on ${nameOfDay(day)}.`}
      value={value}
      options={[
        { value: '', label: 'Leave this date out' },
        ...slots.map(({ startsAt }, n) => ({ value: startsAt, label: names[n] ?? '' })),
      ]}
      onChange={(event) => onChange(time.startsAt, event.currentTarget.value || undefined)}
    />
  );
}
