/// <reference types="vite/client" />
import { cityOf } from '#platform/contract/zones.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { limits } from '../../pure/limits.ts';
import { minutesWords } from '../../pure/minutes-words.ts';
import '../care.css';
import type { AppointmentValues } from './appointment-values.ts';

const lengths = [15, 20, 30, 45, 60, 90, 120, 180, 240, 480];
const reminders = [
  { value: '10080', label: 'A week before' },
  { value: '1440', label: 'A day before' },
  { value: '120', label: '2 hours before' },
  { value: '30', label: '30 minutes before' },
];

export function AppointmentForm({
  form,
  zone,
  submitLabel,
}: {
  readonly form: Form<AppointmentValues>;
  readonly zone: string;
  readonly submitLabel: string;
}) {
  const { id, value, error, onChange } = form.field('day');
  const minutes = [...new Set([...lengths, Number(form.values.minutes)])].sort((a, b) => a - b);
  return (
    <form className="care-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <Section title="What and when" region={false}>
        <div className="care-fields">
          <TextField
            label="What is it?"
            hint="Such as “Physio” or “Dr Anand”."
            maxLength={limits.appointment}
            {...form.field('title')}
          />
          <DateField label="Day" id={id} value={value} error={error} onChange={onChange} />
          <div className="care-fields care-pairs">
            <TextField label="Time" type="time" hint={`By ${cityOf(zone)} time.`} {...form.field('time')} />
            <Select
              label="How long"
              options={minutes.map((one) => ({ value: String(one), label: minutesWords(one) }))}
              {...form.field('minutes')}
            />
          </div>
        </div>
      </Section>
      <Section title="Where, and with whom" region={false}>
        <div className="care-fields">
          <TextField label="Place" optional maxLength={limits.place} {...form.field('location')} />
          <TextArea
            label="Getting in and around"
            optional
            hint="Such as a lift, a ramp, or who to call at the door."
            rows={2}
            maxLength={limits.appointmentNotes}
            {...form.field('accessNotes')}
          />
          <TextField label="Who comes along" optional maxLength={limits.appointment} {...form.field('companion')} />
        </div>
      </Section>
      <Section title="To take with you" region={false}>
        <div className="care-fields">
          <TextArea label="Questions to ask" optional hint="One in each line." rows={4} {...form.field('questions')} />
          <TextArea label="Notes" optional rows={3} maxLength={limits.appointmentNotes} {...form.field('notes')} />
        </div>
      </Section>
      <Section
        title="Reminders"
        region={false}
        intro="A reminder says that you have an appointment. It never says which one, or where."
      >
        <div className="care-fields">
          <CheckboxGroup legend="Remind me" optional options={reminders} {...form.group('remindBefore')} />
        </div>
      </Section>
      <div className="row">
        <Button type="submit" variant="primary" size="l" pending={form.submitting} pendingText="Saving…">
          {submitLabel}
        </Button>
        <ButtonLink href="/wellness-tracking/appointments">Cancel</ButtonLink>
      </div>
    </form>
  );
}
