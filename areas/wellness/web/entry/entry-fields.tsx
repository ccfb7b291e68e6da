import { announce } from '#platform/web/announce.ts';
import type { Form } from '#platform/web/forms/use-form.ts';
import { CheckboxGroup, Switch } from '#platform/web/ui/checkbox.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Range } from '#platform/web/ui/range.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { DiarySettings } from '../../contract/settings.ts';
import { limits } from '../../pure/limits.ts';
import { moodOf } from '../../pure/mood.ts';
import type { Part } from '../../pure/settings.ts';
import type { EntryValues } from './entry-values.ts';
import { ListedField } from './listed-field.tsx';

export type OwnFields = Pick<DiarySettings, 'scales' | 'factors' | 'symptoms' | 'hidden'>;

interface EntryFieldsProps {
  readonly form: Form<EntryValues>;
  readonly own: OwnFields;
  readonly earlier: { readonly symptoms: readonly string[]; readonly medications: readonly string[] };
  /** The day is part of what is asked, and not behind a button. */
  readonly withDay: boolean;
  /** Helpers can’t choose who sees what they write. */
  readonly withSight?: boolean;
}

/** Every field of an entry, new or old. */
export function EntryFields({ form, own, earlier, withDay, withSight = true }: EntryFieldsProps) {
  const { values, setValues, field, errors } = form;
  const mood = moodOf(values.mood);
  const number = (name: 'mood' | 'energy' | 'pain') => {
    const { id, error, value, onChange } = field(name);
    return { id, error, value, onChange };
  };
  const scaleOf = (name: string) => values.scales.find((scale) => scale.name === name)?.value;
  const setScale = (name: string, value: number) =>
    setValues({ scales: [...values.scales.filter((scale) => scale.name !== name), { name, value }] });
  const names = [...new Set([...own.scales.map(({ name }) => name), ...values.scales.map(({ name }) => name)])];
  const factors = [...new Set([...own.factors, ...values.factors])];
  /** What is hidden and says something all the same is shown. */
  const shows = (part: Part, isFilled: boolean) => isFilled || !own.hidden.includes(part);
  const day = (
    <DateField
      label="Day"
      {...(({ id, value, error, onChange }) => ({ id, value, error, onChange }))(field('day'))}
      hint="Leave it empty for today. Such as 3 3 2026 or 3 March 2026"
      optional
    />
  );
  const asksSleep = shows('sleep', values.sleep !== '');
  const summary = asksSleep ? (withDay ? 'Sleep and day' : 'Sleep, or another day') : withDay ? 'Day' : 'Another day';
  return (
    <>
      <div className="entry-scale">
        <Range label="Mood" hint="1 is very low, 10 is very good." min={1} max={10} {...number('mood')} />
        <p className="entry-mood">
          <span aria-hidden="true">{mood.emoji}</span>
          {/* One text, so that it is heard in one. */}
          <span>{`${values.mood} of 10, ${mood.word}`}</span>
        </p>
      </div>
      <Range label="Energy" hint="1 is none, 10 is plenty." min={1} max={10} {...number('energy')} />
      <Range label="Pain" hint="0 is none, 10 is the worst." min={0} max={10} {...number('pain')} />
      {names.map((name) => (
        <OwnScale
          key={name}
          name={name}
          words={own.scales.find((scale) => scale.name === name)}
          value={scaleOf(name)}
          onChange={(value) => setScale(name, value)}
          onLeaveOut={() => setValues({ scales: values.scales.filter((scale) => scale.name !== name) })}
        />
      ))}
      {shows('symptoms', values.symptoms.length > 0) && (
        <ListedField
          id={field('symptoms').id}
          label="Symptoms"
          hint="One at a time. Press Enter or Add."
          thing="symptom"
          list={values.symptoms}
          typed={values.symptom}
          error={errors.symptoms}
          onList={(symptoms) => setValues({ symptoms })}
          onTyped={(symptom) => setValues({ symptom })}
          earlier={earlier.symptoms}
        />
      )}
      {shows('medications', values.medications.length > 0) && (
        <ListedField
          id={field('medications').id}
          label="Medications"
          hint="What you took that isn’t in your list of medicines."
          thing="medication"
          list={values.medications}
          typed={values.medication}
          error={errors.medications}
          onList={(medications) => setValues({ medications })}
          onTyped={(medication) => setValues({ medication })}
          earlier={earlier.medications}
        />
      )}
      {factors.length > 0 && (
        <CheckboxGroup
          legend="What was in this day"
          optional
          options={factors.map((value) => ({ value, label: value }))}
          {...form.group('factors')}
        />
      )}
      {shows('notes', values.notes !== '') && (
        <TextArea label="Notes" optional rows={4} maxLength={limits.notes} {...field('notes')} />
      )}
      <Disclosure summary={summary}>
        <div className="stack">
          {asksSleep && (
            <TextField
              label="Hours of sleep"
              optional
              inputMode="decimal"
              className="entry-hours"
              hint="Such as 7 or 7.5"
              {...field('sleep')}
            />
          )}
          {day}
        </div>
      </Disclosure>
      {withSight && <Sight values={values} setValues={setValues} />}
    </>
  );
}

function OwnScale({
  name,
  words,
  value,
  onChange,
  onLeaveOut,
}: {
  readonly name: string;
  readonly words: { readonly low: string; readonly high: string } | undefined;
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
  readonly onLeaveOut: () => void;
}) {
  const hint = words?.low && words.high ? `0 is ${words.low}, 10 is ${words.high}.` : undefined;
  return (
    <div className="entry-scale">
      <Switch
        label={`Rate ${name}`}
        checked={value !== undefined}
        onChange={(on) => (on ? onChange(5) : onLeaveOut())}
      />
      {value !== undefined && <Range label={name} hint={hint} min={0} max={10} value={value} onChange={onChange} />}
    </div>
  );
}

function Sight({ values, setValues }: Pick<Form<EntryValues>, 'values' | 'setValues'>) {
  return (
    <fieldset className="entry-sight">
      <legend>Who sees this entry</legend>
      <Switch
        label="Private"
        hint="Only you see it. Turning this on turns “Share with my health team” off."
        checked={values.isPrivate}
        onChange={(isPrivate) => {
          if (isPrivate && values.share) announce('“Share with my health team” is off now');
          setValues(isPrivate ? { isPrivate, share: false } : { isPrivate });
        }}
      />
      <Switch
        label="Share with my health team"
        hint="What you share may include it. Turning this on turns “Private” off."
        checked={values.share}
        onChange={(share) => {
          if (share && values.isPrivate) announce('“Private” is off now');
          setValues(share ? { share, isPrivate: false } : { share });
        }}
      />
    </fieldset>
  );
}
