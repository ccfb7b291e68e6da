import { CalendarOff, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { dayHere } from '#platform/web/time/day-here.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { dateError } from '#platform/web/ui/date-text.ts';
import { Select } from '#platform/web/ui/select.tsx';
import type { Availability } from '../contract.ts';
import { limits } from '../pure/limits.ts';
import { clockChoices, clockName } from './clock-choices.ts';
import { nameOfDay } from './when.ts';

type Exception = Availability['exceptions'][number];

const textOf = (one: Exception) =>
  `${nameOfDay(one.date)}: ${one.isOff ? 'day off' : `also from ${clockName(one.from)} to ${clockName(one.to)}`}`;

interface ExceptionsProps {
  readonly exceptions: readonly Exception[];
  readonly onChange: (exceptions: Exception[]) => void;
}

/** Days off, and extra times of one day. Days that are over are not shown, and go with the next change. */
export function Exceptions({ exceptions, onChange }: ExceptionsProps) {
  const today = dayHere();
  const [date, setDate] = useState('');
  const [error, setError] = useState<string>();
  const [from, setFrom] = useState('10:00');
  const [to, setTo] = useState('12:00');
  const shown = exceptions.filter((one) => one.date >= today).sort((a, b) => a.date.localeCompare(b.date));
  const put = (next: Exception) => {
    onChange([...shown.filter((one) => textOf(one) !== textOf(next)), next]);
    setDate('');
    announce(`${textOf(next)} was added`);
  };
  const add = (isOff: boolean) => {
    const found =
      dateError(date, { what: 'a date', min: today }) ??
      (!isOff && from >= to ? 'The end must be after the start.' : undefined);
    setError(found);
    if (found) announce(found, { urgent: true });
    else put(isOff ? { date, isOff } : { date, isOff, from, to });
  };
  const remove = (gone: Exception) => {
    onChange(shown.filter((one) => one !== gone));
    announce(`${textOf(gone)} was removed`);
    document.getElementById('different-days')?.focus();
  };
  return (
    <div className="stack">
      <fieldset id="different-days" tabIndex={-1}>
        <legend className="vh">Days off and extra times</legend>
        {shown.length === 0 ? (
          <p className="soft">You have no days off and no extra times.</p>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ul className="plain-list list" role="list">
            {shown.map((one) => (
              <li key={textOf(one)} className="row booking-row">
                <span>{textOf(one)}</span>
                <Button icon={Trash2} description="remove a time" onClick={() => remove(one)}>
                  Remove<span className="vh"> {textOf(one)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </fieldset>
      {exceptions.length < limits.exceptions && (
        <>
          <DateField
            label="Date"
            value={date}
            error={error}
            onChange={(next) => {
              setDate(next);
              setError(undefined);
            }}
          />
          <div className="row">
            <Button icon={CalendarOff} onClick={() => add(true)}>
              Add a day off
            </Button>
          </div>
          <div className="week-row">
            <Select
              label="Extra time from"
              value={from}
              options={clockChoices.slice(0, -1).map((value) => ({ value, label: clockName(value) }))}
              onChange={(event) => setFrom(event.currentTarget.value)}
            />
            <Select
              label="Extra time to"
              value={to}
              options={clockChoices.slice(1).map((value) => ({ value, label: clockName(value) }))}
              onChange={(event) => setTo(event.currentTarget.value)}
            />
            <Button icon={Plus} onClick={() => add(false)}>
              Add an extra time
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
