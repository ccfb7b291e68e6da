import { CalendarPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import type { Form } from '#platform/web/forms/form.ts';
import { dayHere } from '#platform/web/time/day-here.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { dateError, dayText } from '#platform/web/ui/date-text.ts';
import { FieldSet } from '#platform/web/ui/field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { clockOf, minutesOf } from '../../pure/hours.ts';
import { limits, weekdays } from '../../pure/options.ts';
import { hoursText } from '../opening.ts';
import { clockText, dayWords } from '../words.ts';
import { hoursIn, type ListingValues, type SpecialDayValue } from './listing-values.ts';

const step = 15;
const clocks = Array.from({ length: 1440 / step + 1 }, (_, at) => clockOf(at * step));
/** Also the one that is there now, should it lie between two of ours. */
const choices = (now: string, all: readonly string[]) =>
  (now && !all.includes(now) ? [...all, now].sort((a, b) => minutesOf(a) - minutesOf(b)) : all).map((value) => ({
    value,
    label: clockText(value),
  }));

interface SpanFieldsProps {
  /** "Monday" */
  readonly name: string;
  readonly id?: string;
  readonly span: string;
  readonly error?: string | undefined;
  readonly onChange: (span: string) => void;
}

/** Two lists: when it opens, or that it is closed; and when it closes. */
function SpanFields({ name, id, span, error, onChange }: SpanFieldsProps) {
  const [open = '', close = ''] = span.split('-');
  return (
    <FieldSet id={id} legend={name} error={error}>
      <div className="provider-span">
        <Select
          label={`${name} opens`}
          options={[{ value: '', label: 'Closed' }, ...choices(open, clocks.slice(0, -1))]}
          value={open}
          onChange={({ currentTarget: { value } }) => onChange(value && `${value}-${close || '17:00'}`)}
        />
        {open && (
          <Select
            label={`${name} closes`}
            options={choices(close, clocks.slice(1))}
            value={close}
            onChange={({ currentTarget: { value } }) => onChange(`${open}-${value}`)}
          />
        )}
      </div>
    </FieldSet>
  );
}

/** PROVIDER-16 */
export const HoursFields = ({ form }: { readonly form: Form<ListingValues> }) => (
  <Section title="Business hours" region={false} intro="By the clock where you are.">
    <div className="provider-week">
      {weekdays.map((day) => {
        const { id, value, error, onChange } = form.field(`businessHours.${day}`);
        return <SpanFields key={day} name={dayWords[day]} id={id} span={value} error={error} onChange={onChange} />;
      })}
    </div>
    <SpecialDays form={form} />
  </Section>
);

const specialText = ({ date, name, span }: SpecialDayValue) =>
  `${dayText(date)}${name && `, ${name}`}: ${hoursText(hoursIn(span))}`;

/** Holidays, and days with other hours than their weekday. */
function SpecialDays({ form }: { readonly form: Form<ListingValues> }) {
  const { id, value: days, error, onChange } = form.field('specialDays');
  const [next, setNext] = useState<SpecialDayValue>({ date: '', name: '', span: '' });
  const [wrong, setWrong] = useState<string>();
  const add = () => {
    const found =
      dateError(next.date, { what: 'the day', min: dayHere() }) ??
      (days.some(({ date }) => date === next.date) ? 'You have named this day.' : undefined);
    setWrong(found);
    if (found) return announce(found, { urgent: true });
    onChange([...days, { ...next, name: next.name.trim() }].sort((a, b) => (a.date < b.date ? -1 : 1)));
    setNext({ date: '', name: '', span: '' });
    announce(`${specialText(next)} was added`);
  };
  const remove = (gone: SpecialDayValue) => {
    onChange(days.filter((one) => one !== gone));
    announce(`${specialText(gone)} was removed`);
    document.getElementById(id)?.focus();
  };
  return (
    <FieldSet id={id} legend="Holidays and other hours" error={error}>
      <div className="stack">
        {days.length === 0 ? (
          <p className="soft">No day has other hours.</p>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
          <ul className="plain-list list" role="list">
            {days.map((one) => (
              <li key={one.date} className="row provider-special">
                <span>{specialText(one)}</span>
                <Button icon={Trash2} description="remove a special day" onClick={() => remove(one)}>
                  Remove<span className="vh"> {dayText(one.date)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {days.length < limits.specialDays && (
          <>
            <DateField
              label="Day with other hours"
              value={next.date}
              error={wrong}
              onChange={(date) => {
                setNext({ ...next, date });
                setWrong(undefined);
              }}
            />
            <TextField
              label="What the day is called"
              optional
              hint="Such as “Christmas Day”"
              maxLength={limits.word}
              autoComplete="off"
              value={next.name}
              onChange={({ currentTarget }) => setNext({ ...next, name: currentTarget.value })}
            />
            <SpanFields name="That day" span={next.span} onChange={(span) => setNext({ ...next, span })} />
            <div className="row">
              <Button icon={CalendarPlus} onClick={add}>
                Add the day
              </Button>
            </div>
          </>
        )}
      </div>
    </FieldSet>
  );
}
