import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { meetings, meetingWords } from '../pure/options.ts';
import { type Asked, countMore, noMoreFilters, ratingChoices, responseChoices, yearChoices } from './asked.ts';

interface MoreFiltersProps {
  readonly asked: Asked;
  readonly onChange: (change: QueryChange) => void;
}

const chosenIn = ({ minRating, minYears, respondsWithin, format, hasRoom }: Asked) => ({
  rating: minRating ?? '',
  years: minYears ?? '',
  answers: respondsWithin ?? '',
  format: format ?? '',
  room: hasRoom ?? false,
});
type Chosen = ReturnType<typeof chosenIn>;

/** MENTOR-03: chosen together, then applied; a mentor is shown who fits all. */
export function MoreFilters({ asked, onChange }: MoreFiltersProps) {
  const id = useId();
  const count = countMore(asked);
  const [isOpen, setIsOpen] = useState(count > 0);
  return (
    <>
      <div className="row">
        <Button
          icon={SlidersHorizontal}
          description="further filters of mentors"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen((open) => !open)}
        >
          More Filters{count > 0 && ` (${count})`}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        <Fields asked={asked} onChange={onChange} />
      </div>
    </>
  );
}

function Fields({ asked, onChange }: MoreFiltersProps) {
  const given = JSON.stringify(chosenIn(asked));
  const [chosen, setChosen] = useState<Chosen>(() => chosenIn(asked));
  // The address may change from elsewhere: Back, or a shared link.
  useEffect(() => setChosen(JSON.parse(given) as Chosen), [given]);
  const field = (key: Exclude<keyof Chosen, 'room'>) => ({
    value: chosen[key],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setChosen({ ...chosen, [key]: event.currentTarget.value }),
  });
  return (
    <form
      className="mentor-filters"
      aria-label="More filters"
      onSubmit={(event) => {
        event.preventDefault();
        const { room, ...rest } = chosen;
        const set = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, value || null]));
        onChange({ ...set, room: room ? 'true' : null });
      }}
    >
      <Select label="Rating" options={ratingChoices} placeholder="Any, or none yet" {...field('rating')} />
      <Select label="Experience" options={yearChoices} placeholder="Any" {...field('years')} />
      <Select label="Usually answers within" options={responseChoices} placeholder="Any" {...field('answers')} />
      <Select
        label="Can meet by"
        options={meetings.map((value) => ({ value, label: meetingWords[value] }))}
        placeholder="Any way"
        {...field('format')}
      />
      <Checkbox
        label="Has room now"
        checked={chosen.room}
        onChange={(event) => setChosen({ ...chosen, room: event.currentTarget.checked })}
      />
      <div className="row">
        <Button type="submit" variant="primary">
          Apply filters
        </Button>
        <Button
          onClick={() => {
            setChosen(chosenIn({}));
            onChange(noMoreFilters);
          }}
        >
          Clear the filters
        </Button>
      </div>
    </form>
  );
}
