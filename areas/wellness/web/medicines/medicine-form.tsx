import { cityOf } from '#platform/contract/zones.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Checkbox, CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../../pure/limits.ts';
import { minutesWords } from '../../pure/minutes-words.ts';
import '../care.css';
import type { MedicineValues } from './medicine-values.ts';
import { TimesField } from './times-field.tsx';
import { weekdayOptions } from './words.ts';

interface MedicineFormProps {
  readonly form: Form<MedicineValues>;
  readonly zone: string;
  readonly submitLabel: string;
  /** The dosage as it is until it is changed here; undefined of a new medicine. */
  readonly dosageBefore?: string | undefined;
}

type Part = Pick<MedicineFormProps, 'form'>;
const minuteOptions = (all: readonly number[]) => all.map((one) => ({ value: String(one), label: minutesWords(one) }));

export function MedicineForm({ form, zone, submitLabel, dosageBefore }: MedicineFormProps) {
  const isNeeded = form.values.rhythm === 'needed';
  const isChanged = dosageBefore !== undefined && form.values.dosage.trim() !== dosageBefore;
  return (
    <form className="care-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <Section title="What it is" region={false}>
        <div className="care-fields">
          <TextField label="Name" {...form.field('medicationName')} />
          <TextField
            label="Dosage"
            hint="How much you take each time, such as 10 mg or 2 puffs."
            {...form.field('dosage')}
          />
          {isChanged && (
            <TextField
              type="date"
              label="New dosage from"
              hint="Earlier doses keep the dosage that they had."
              {...form.field('changedFrom')}
            />
          )}
          <div className="care-fields care-pairs">
            <TextField label="Strength" optional hint="Such as 500 mg." {...form.field('strength')} />
            <TextField label="Form" optional hint="Such as tablet or inhaler." {...form.field('form')} />
          </div>
          <TextArea
            label="Note"
            optional
            hint="Such as “with food”."
            rows={2}
            limit={limits.medicineNote}
            {...form.field('note')}
          />
        </div>
      </Section>
      <When form={form} zone={zone} />
      {isNeeded ? <AsNeeded form={form} /> : <Reminders form={form} />}
      <Stock form={form} />
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Saving…">
          {submitLabel}
        </Button>
        <ButtonLink href="/wellness-tracking/medicines">Cancel</ButtonLink>
      </div>
    </form>
  );
}

function When({ form, zone }: Part & { readonly zone: string }) {
  const { rhythm } = form.values;
  return (
    <Section title="When you take it" region={false}>
      <div className="care-fields">
        <RadioGroup
          legend="How often?"
          look="list"
          options={[
            { value: 'days', label: 'Every day, or every few days' },
            { value: 'weekdays', label: 'On some days of the week' },
            { value: 'needed', label: 'As needed, without set times' },
          ]}
          {...form.field('rhythm')}
        />
        {rhythm === 'days' && (
          <TextField
            label="Every how many days?"
            hint="1 is every day, 2 is every second day."
            inputMode="numeric"
            {...form.field('everyDays')}
          />
        )}
        {rhythm === 'weekdays' && (
          <CheckboxGroup legend="Which days?" options={weekdayOptions} {...form.group('weekdays')} />
        )}
        {rhythm !== 'needed' && <TimesField form={form} hint={`By ${cityOf(zone)} time, also when clocks change.`} />}
        <div className="care-fields care-pairs">
          <TextField type="date" label="First day" {...form.field('fromDay')} />
          <TextField type="date" label="Last day" optional {...form.field('untilDay')} />
        </div>
      </div>
    </Section>
  );
}

function Reminders({ form }: Part) {
  return (
    <Section title="Reminders" region={false} intro="A reminder says “Time for a medicine”. It never says which one.">
      <div className="care-fields">
        <Checkbox label="Remind me when a dose is due" {...form.check('remind')} />
        {form.values.remind && (
          <Select
            label="Ask again until I answer"
            options={minuteOptions([10, 15, 30, 60, 120]).map(({ value, label }) => ({
              value,
              label: `Every ${label}`,
            }))}
            {...form.field('repeatMinutes')}
          />
        )}
        <Select
          label="Count a dose as missed after"
          hint="Or when the next dose is due, if that is sooner."
          options={minuteOptions([30, 60, 120, 180, 240, 360, 720])}
          {...form.field('giveUpMinutes')}
        />
      </div>
    </Section>
  );
}

const AsNeeded = ({ form }: Part) => (
  <Section
    title="Your limits"
    region={false}
    intro="We tell you when a dose would go past these. Nothing is blocked, and this is not medical advice."
  >
    <div className="care-fields care-pairs">
      <TextField label="Most doses in 24 hours" optional inputMode="numeric" {...form.field('dailyMaximum')} />
      <TextField label="Hours between doses, at least" optional inputMode="decimal" {...form.field('leastGapHours')} />
    </div>
  </Section>
);

const Stock = ({ form }: Part) => (
  <Section title="What you have left" region={false} intro="Each dose that you take comes off it.">
    <div className="care-fields care-pairs">
      <TextField
        label="How many you have now"
        optional
        hint="Tablets, puffs or millilitres."
        inputMode="decimal"
        {...form.field('stockLeft')}
      />
      {form.values.stockLeft !== '' && (
        <>
          <TextField
            label="How many for one dose"
            hint="In the same unit."
            inputMode="decimal"
            {...form.field('perDose')}
          />
          <TextField
            label="Warn me this many days before it runs out"
            optional
            hint="Leave it empty for no warning."
            inputMode="numeric"
            {...form.field('warnAtDays')}
          />
        </>
      )}
    </div>
  </Section>
);
