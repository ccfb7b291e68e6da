/// <reference types="vite/client" />
import { Check } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { counted, countedHours } from '#platform/contract/counted.ts';
import { momentOf } from '#platform/contract/zones.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { dateError } from '#platform/web/ui/date-text.ts';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { Slot } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { type Thing, useSlots } from './data.ts';
import { addMonths, lastDayOf, monthOf } from './month.ts';
import { MonthTable } from './month-table.tsx';
import { dayKey, dayName, nameOfDay, nameOfMonth, ownZone, timeNames } from './when.ts';
import './bookings.css';

/** Days whose times are listed at first. */
const daysAtFirst = 3;
const monthsAhead = 6;

export interface Chosen {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly minutes: number;
}

interface ChooseTimeProps {
  readonly thing: Thing;
  /** Whose times; without it, those of any worker who is free. */
  readonly lane?: string;
  /** Minutes that can be chosen. */
  readonly lengths: readonly number[];
  readonly chosen: Chosen | undefined;
  readonly onChosen: (chosen: Chosen) => void;
}

/** Free times of something: as a list by days, as a month, and by typing a date. All three show and choose the same. */
export function ChooseTime({ thing, lane, lengths, chosen, onChosen }: ChooseTimeProps) {
  const [zone] = useState(ownZone);
  const [begin] = useState(() => Math.ceil(Date.now() / 300_000) * 300_000);
  const [minutes, setMinutes] = useState(() => chosen?.minutes ?? lengths[0] ?? 30);
  const thisMonth = monthOf(dayKey(new Date(begin).toISOString(), zone));
  const [month, setMonth] = useState(thisMonth);
  const [day, setDay] = useState<string>();
  const start = momentOf(`${month}-01T00:00`, zone).getTime();
  const end = momentOf(`${addMonths(month, 1)}-01T00:00`, zone);
  const { data, error, loading, refreshing, retry } = useSlots(thing, {
    from: new Date(Math.max(start, begin)).toISOString(),
    to: end.toISOString(),
    minutes,
    ...(lane && { lane }),
  });
  const byDay = data && Map.groupBy(data.slots, ({ startsAt }) => dayKey(startsAt, zone));
  const free = byDay && new Map([...byDay].map(([key, slots]) => [key, slots.length]));
  const said = useRef(thisMonth);
  useSayMonth(month, said, free);
  // Near the end of a month the free times are often in the next one: it begins where there are some.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || !data) return;
    hasBegun.current = true;
    if (data.slots.length > 0 || !data.nextAt) return;
    said.current = monthOf(dayKey(data.nextAt, zone));
    setMonth(said.current);
  }, [data, zone]);
  const list = useRef<HTMLFieldSetElement>(null);
  const showDay = (key: string) => {
    setDay(key);
    if (monthOf(key) !== month) setMonth(monthOf(key));
    list.current?.focus();
  };
  const pickMonth = (next: string) => {
    setMonth(next);
    setDay(undefined);
  };
  const choose = (slot: Slot) => onChosen({ startsAt: slot.startsAt, endsAt: slot.endsAt, minutes });
  return (
    <div className="choose-time">
      <Lengths lengths={lengths} minutes={minutes} onChange={setMinutes} />
      <div className="choose-time-parts">
        {/* The focus comes here when a day is chosen in the month or typed. */}
        <fieldset ref={list} tabIndex={-1} className="choose-time-list">
          <legend className="vh">Free times</legend>
          {loading && <Skeleton count={2} look="row" label="Loading free times" />}
          {error && (
            <ErrorState level={3} title="Couldn’t load the free times" onRetry={retry} retrying={refreshing}>
              {textForPeople(error)}
            </ErrorState>
          )}
          {byDay && (
            <Days
              key={`${month} ${day} ${minutes}`}
              byDay={byDay}
              day={day}
              month={month}
              nextAt={data?.nextAt ?? null}
              zone={zone}
              chosen={chosen}
              onChoose={choose}
              onAll={() => {
                setDay(undefined);
                list.current?.focus();
              }}
              isLast={month >= addMonths(thisMonth, monthsAhead)}
              onMonth={(next) => {
                pickMonth(next);
                list.current?.focus();
              }}
            />
          )}
        </fieldset>
        <div className="stack">
          <MonthTable
            month={month}
            first={thisMonth}
            last={addMonths(thisMonth, monthsAhead)}
            free={free}
            chosen={day}
            onMonth={pickMonth}
            onDay={showDay}
          />
          <TypedDay first={dayKey(new Date(begin).toISOString(), zone)} onDay={showDay} />
        </div>
      </div>
    </div>
  );
}

interface LengthsProps {
  readonly lengths: readonly number[];
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}

function Lengths({ lengths, minutes, onChange }: LengthsProps) {
  if (lengths.length < 2) return null;
  const options = lengths.map((length) => ({ value: String(length), label: countedHours(length) }));
  const shown = { options, value: String(minutes) };
  return lengths.length > limits.lengths ? (
    <Select label="How long?" {...shown} onChange={(event) => onChange(Number(event.currentTarget.value))} />
  ) : (
    <RadioGroup legend="How long?" {...shown} onChange={(value) => onChange(Number(value))} />
  );
}

/** Another month is said once its times are there. */
function useSayMonth(month: string, said: RefObject<string>, free: ReadonlyMap<string, number> | undefined): void {
  useEffect(() => {
    if (!free || said.current === month) return;
    said.current = month;
    const days = free.size === 0 ? 'no free times' : `${counted(free.size, 'day', 'days')} with free times`;
    announce(`${nameOfMonth(month)}, ${days}`);
  }, [month, said, free]);
}

interface DaysProps {
  readonly byDay: ReadonlyMap<string, readonly Slot[]>;
  readonly day: string | undefined;
  readonly month: string;
  readonly nextAt: string | null;
  readonly zone: string;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (slot: Slot) => void;
  readonly onAll: () => void;
  readonly isLast: boolean;
  readonly onMonth: (month: string) => void;
}

function Days({ byDay, day, month, nextAt, zone, chosen, onChoose, onAll, isLast, onMonth }: DaysProps) {
  const [shown, setShown] = useState(daysAtFirst);
  const days = day ? [day] : [...byDay.keys()].slice(0, shown);
  const more = day ? 0 : byDay.size - days.length;
  return (
    <div className="stack">
      {days.map((one) => (
        <DayTimes key={one} day={one} slots={byDay.get(one) ?? []} zone={zone} chosen={chosen} onChoose={onChoose} />
      ))}
      {!day && byDay.size === 0 && <p>There are no free times in {nameOfMonth(month)}.</p>}
      {(day || byDay.size === 0) && nextAt && (day ? (byDay.get(day)?.length ?? 0) === 0 : true) && (
        <Button onClick={() => onMonth(monthOf(dayKey(nextAt, zone)))} description="the next free times">
          Next free times: {dayName(nextAt, zone)}
        </Button>
      )}
      {byDay.size === 0 && !nextAt && <p className="soft">There are none after that either. Try again another day.</p>}
      {more > 0 && (
        <Button
          onClick={() => {
            setShown(shown + 5);
            announce(`${counted(Math.min(5, more), 'more day', 'more days')} shown`);
          }}
        >
          Show more days
        </Button>
      )}
      {!day && byDay.size > 0 && more <= 0 && !isLast && (
        <Button onClick={() => onMonth(addMonths(month, 1))} description="free times of the month after">
          Free times in {nameOfMonth(addMonths(month, 1))}
        </Button>
      )}
      {day && <Button onClick={onAll}>Show all days of {nameOfMonth(month)}</Button>}
    </div>
  );
}

interface DayTimesProps extends Pick<DaysProps, 'zone' | 'chosen' | 'onChoose'> {
  readonly day: string;
  readonly slots: readonly Slot[];
}

function DayTimes({ day, slots, zone, chosen, onChoose }: DayTimesProps) {
  const id = useId();
  const names = timeNames(slots, zone);
  return (
    <section aria-labelledby={id} className="day-times">
      <h3 id={id}>{nameOfDay(day)}</h3>
      {slots.length === 0 && <p className="soft">No free times on this day.</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list time-buttons" role="list">
        {slots.map((slot, n) => {
          const isChosen = chosen?.startsAt === slot.startsAt && chosen.endsAt === slot.endsAt;
          return (
            <li key={slot.startsAt}>
              <Button
                pressed={isChosen}
                icon={isChosen ? Check : undefined}
                description="a free time"
                onClick={() => onChoose(slot)}
              >
                <span className="vh">{nameOfDay(day)}, </span>
                {names[n]}
                <span className="vh">, your time</span>
                {slot.clashes && <small> You have another booking then</small>}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function TypedDay({ first, onDay }: { readonly first: string; readonly onDay: (day: string) => void }) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  return (
    <div className="typed-day">
      <DateField
        label="Or type a date"
        value={value}
        error={error}
        onChange={(next) => {
          setValue(next);
          setError(undefined);
        }}
      />
      <Button
        description="free times of a date"
        onClick={() => {
          const found = dateError(value, {
            what: 'a date',
            min: first,
            max: lastDayOf(addMonths(monthOf(first), monthsAhead)),
          });
          setError(found);
          if (found) announce(found, { urgent: true });
          else onDay(value);
        }}
      >
        Show this day
      </Button>
    </div>
  );
}
