import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { australianZones } from '#platform/contract/australian-zones.ts';
import { countedHours } from '#platform/contract/counted.ts';
import { cityOf } from '#platform/contract/zones.ts';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { Availability } from '../contract.ts';
import { formats, formatWords } from '../pure/formats.ts';
import { lengthChoices, limits } from '../pure/limits.ts';
import { clockChoices, clockName } from './clock-choices.ts';
import { readMyTimes, useSaveTimes } from './data.ts';
import { Exceptions } from './exceptions.tsx';
import { ownZone } from './when.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const hours = (count: number) =>
  count % 24 === 0 && count > 0 ? `${count / 24} ${count === 24 ? 'day' : 'days'}` : `${count} hours`;
const withOwn = <T,>(choices: readonly T[], own: T): T[] => (choices.includes(own) ? [...choices] : [...choices, own]);

interface Values {
  readonly zone: string;
  readonly weekly: Availability['weekly'];
  readonly exceptions: Availability['exceptions'];
  readonly noticeHours: string;
  readonly gapBefore: string;
  readonly gapAfter: string;
  readonly horizonDays: string;
  readonly opensTo: Availability['opensTo'];
  readonly lengths: readonly string[];
  readonly formats: readonly Availability['formats'][number][];
}

const check = ({ weekly, lengths, formats: chosen }: Values) => ({
  weekly: weekly.some(({ from, to }) => from >= to) ? 'Each time needs an end after its start.' : undefined,
  lengths:
    lengths.length === 0
      ? 'Choose at least one length.'
      : lengths.length > limits.lengths
        ? `Choose at most ${limits.lengths} lengths.`
        : undefined,
  formats: chosen.length === 0 ? 'Choose at least one way to meet.' : undefined,
});

const valuesOf = (times: Availability): Values => ({
  zone: times.zone || ownZone(),
  weekly: times.weekly,
  exceptions: times.exceptions,
  noticeHours: String(times.noticeHours),
  gapBefore: String(times.gapBefore),
  gapAfter: String(times.gapAfter),
  horizonDays: String(times.horizonDays),
  opensTo: times.opensTo,
  lengths: times.lengths.map(String),
  formats: times.formats,
});

export function TimesForm({ times }: { readonly times: Availability }) {
  const save = useSaveTimes();
  const form = useForm<Values>({
    initial: valuesOf(times),
    version: times.version,
    validate: check,
    submit: async (values, { version }) => {
      const { noticeHours, gapBefore, gapAfter, horizonDays, lengths, formats: chosen, ...rest } = values;
      const saved = await save.mutateAsync({
        ...rest,
        noticeHours: Number(noticeHours),
        gapBefore: Number(gapBefore),
        gapAfter: Number(gapAfter),
        horizonDays: Number(horizonDays),
        lengths: lengths.map(Number),
        formats: [...chosen],
        version,
      });
      announce('Times saved');
      return saved;
    },
    readCurrent: async () => {
      const now = await readMyTimes();
      return { ...valuesOf(now), version: now.version };
    },
  });
  const { values } = form;
  return (
    <form noValidate onSubmit={form.handleSubmit} className="booking-form" aria-label="My times">
      <FormNotices form={form} />
      <Section title="Each week">
        <div className="stack">
          <div className="booking-choice">
            <Select
              label="Your time zone"
              options={withOwn<string>(australianZones, values.zone).map((zone) => ({
                value: zone,
                label: cityOf(zone),
              }))}
              {...form.field('zone')}
            />
          </div>
          <Weekly
            weekly={values.weekly}
            error={form.errors.weekly}
            id={form.field('weekly').id}
            onChange={(weekly) => form.setValues({ weekly })}
          />
        </div>
      </Section>
      <Section title="Days that are different">
        <Exceptions exceptions={values.exceptions} onChange={(exceptions) => form.setValues({ exceptions })} />
      </Section>
      <Section title="Rest and notice">
        <div className="week-row">
          <Select
            label="Ask me at least this long before"
            options={withOwn(['0', '2', '6', '12', '24', '48', '72', '168'], values.noticeHours).map((value) => ({
              value,
              label: value === '0' ? 'No notice' : hours(Number(value)),
            }))}
            {...form.field('noticeHours')}
          />
          <Select
            label="Up to this far ahead"
            options={withOwn(['7', '14', '30', '60', '90', '180'], values.horizonDays).map((value) => ({
              value,
              label: `${value} days`,
            }))}
            {...form.field('horizonDays')}
          />
          <GapSelect label="Free time before each booking" {...form.field('gapBefore')} />
          <GapSelect label="Rest after each booking" {...form.field('gapAfter')} />
        </div>
      </Section>
      <Section title="Who can book a conversation with you">
        <div className="stack">
          <RadioGroup
            legend="Who can see these times?"
            look="list"
            options={[
              { value: 'noone', label: 'No one', hint: 'They’re used only for what you offer elsewhere.' },
              { value: 'followed', label: 'People I follow' },
              { value: 'members', label: 'All members' },
            ]}
            value={values.opensTo}
            onChange={(opensTo: Availability['opensTo']) => form.setValues({ opensTo })}
          />
          <CheckboxGroup
            legend="How long can a conversation be?"
            options={withOwn(lengthChoices.map(String), values.lengths[0] ?? '30').map((value) => ({
              value,
              label: countedHours(Number(value)),
            }))}
            {...form.group('lengths')}
          />
          <CheckboxGroup
            legend="How can you meet?"
            options={formats.map((value) => ({ value, label: formatWords[value] }))}
            {...form.group('formats')}
          />
        </div>
      </Section>
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting}>
          Save my times
        </Button>
      </div>
    </form>
  );
}

function GapSelect({
  label,
  value,
  ...rest
}: { readonly label: string; readonly value: string } & Pick<
  Parameters<typeof Select>[0],
  'id' | 'name' | 'error' | 'onChange'
>) {
  return (
    <Select
      label={label}
      value={value}
      options={withOwn(['0', '5', '10', '15', '30', '45', '60', '120'], value).map((one) => ({
        value: one,
        label: one === '0' ? 'None' : `${one} minutes`,
      }))}
      {...rest}
    />
  );
}

interface WeeklyProps {
  readonly id: string;
  readonly weekly: Availability['weekly'];
  readonly error: string | undefined;
  readonly onChange: (weekly: Availability['weekly']) => void;
}

function Weekly({ id, weekly, error, onChange }: WeeklyProps) {
  const [weekday, setWeekday] = useState('1');
  const put = (at: number, change: Partial<Availability['weekly'][number]>) =>
    onChange(weekly.map((one, n) => (n === at ? { ...one, ...change } : one)));
  const add = () => {
    onChange([...weekly, { weekday: Number(weekday), from: '10:00', to: '12:00' }]);
    announce(`A time on ${weekdays[Number(weekday) - 1]} was added`);
  };
  const remove = (at: number) => {
    const name = weekdays[(weekly[at]?.weekday ?? 1) - 1];
    onChange(weekly.filter((_, n) => n !== at));
    announce(`The time on ${name} was removed`);
    document.getElementById(id)?.focus();
  };
  return (
    <fieldset id={id} tabIndex={-1} className="week-rows">
      <legend className="vh">Weekly times</legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {weekly.length === 0 && <p className="soft">You have no weekly times yet.</p>}
      {weekly.map((one, n) => {
        const name = `${weekdays[one.weekday - 1]}${weekly.filter(({ weekday: each }) => each === one.weekday).length > 1 ? `, time ${n + 1}` : ''}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no number of their own, and keep their order
          <fieldset key={n} className="week-row">
            <legend className="vh">{name}</legend>
            <Select
              label={`Start on ${name}`}
              value={one.from}
              options={withOwn(clockChoices.slice(0, -1), one.from).map((value) => ({
                value,
                label: clockName(value),
              }))}
              onChange={(event) => put(n, { from: event.currentTarget.value })}
            />
            <Select
              label={`End on ${name}`}
              value={one.to}
              options={withOwn(clockChoices.slice(1), one.to).map((value) => ({ value, label: clockName(value) }))}
              onChange={(event) => put(n, { to: event.currentTarget.value })}
            />
            <Button icon={Trash2} description="remove a time" onClick={() => remove(n)}>
              Remove {name}
            </Button>
          </fieldset>
        );
      })}
      {weekly.length < limits.weekly && (
        <div className="row week-add">
          <Select
            label="Day"
            value={weekday}
            options={weekdays.map((label, n) => ({ value: String(n + 1), label }))}
            onChange={(event) => setWeekday(event.currentTarget.value)}
          />
          <Button icon={Plus} description="a weekly time" onClick={add}>
            Add a time
          </Button>
        </div>
      )}
    </fieldset>
  );
}
