import { counted } from '#platform/contract/counted.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Provider } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { useSaveRules } from './data.ts';
import { readListing } from './own/own-data.ts';

/** "None", "12 hours", "2 days", "1 week" */
function hoursText(hours: number): string {
  if (hours === 0) return 'None';
  if (hours % 168 === 0) return counted(hours / 168, 'week');
  return hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour');
}

const notices = [0, 2, 12, 24, 48, 72, 168, 336];
const gaps = [0, 15, 30, 45, 60, 90, 120];
const horizons = [14, 30, 60, 90, 180];
const cancels = [0, 24, 48, 72, 168, 336];

/** The choices, and what is saved where it is none of them. */
const optionsOf = (choices: readonly number[], saved: number | null, label: (value: number) => string) =>
  [...new Set([...choices, ...(saved === null ? [] : [saved])])]
    .sort((a, b) => a - b)
    .map((value) => ({ value: String(value), label: label(value) }));

const noRule = 'none';

const valuesOf = ({ bookingRules: rules }: Provider) => ({
  takesRequests: rules.takesRequests,
  noticeHours: String(rules.noticeHours),
  gapMinutes: String(rules.gapMinutes),
  horizonDays: String(rules.horizonDays),
  cancelHours: rules.cancelHours === null ? noRule : String(rules.cancelHours),
  cancellation: rules.cancellation,
});

/** For who looks after a listing: whether and how it can be booked. */
export function BookingRules({ provider }: { readonly provider: Provider }) {
  const { id, bookingRules: rules } = provider;
  const save = useSaveRules();
  const form = useForm({
    initial: valuesOf(provider),
    version: provider.version,
    submit: async (values, { version }) => {
      const saved = await save.mutateAsync({
        id,
        version,
        takesRequests: values.takesRequests,
        noticeHours: Number(values.noticeHours),
        gapMinutes: Number(values.gapMinutes),
        horizonDays: Number(values.horizonDays),
        cancelHours: values.cancelHours === noRule ? null : Number(values.cancelHours),
        cancellation: values.cancellation.trim(),
      });
      toast({ title: 'Booking rules saved', description: 'They hold for requests from now on.' });
      return saved;
    },
    readCurrent: async () => {
      const now = await readListing(id);
      return { ...valuesOf(now), version: now.version };
    },
  });
  const days = (value: number) => counted(value, 'day');
  return (
    <Section title="When and how">
      <form className="stack" noValidate onSubmit={form.handleSubmit} aria-label="Booking rules">
        <FormNotices form={form} />
        <Checkbox
          label="Members can ask for a time"
          hint="Without it, they can only write to you."
          {...form.check('takesRequests')}
        />
        {form.values.takesRequests && (
          <>
            <div className="provider-rules">
              <Select
                label="Ask at least this long before"
                options={optionsOf(notices, rules.noticeHours, hoursText)}
                {...form.field('noticeHours')}
              />
              <Select
                label="Time between two bookings"
                options={optionsOf(gaps, rules.gapMinutes, (value) => (value === 0 ? 'None' : `${value} minutes`))}
                {...form.field('gapMinutes')}
              />
              <Select
                label="How far ahead"
                options={optionsOf(horizons, rules.horizonDays, days)}
                {...form.field('horizonDays')}
              />
              <Select
                label="Cancelling is free until"
                options={[
                  { value: noRule, label: 'We say nothing about it' },
                  ...optionsOf(cancels, rules.cancelHours, (value) =>
                    value === 0 ? 'The start' : `${hoursText(value)} before`,
                  ),
                ]}
                {...form.field('cancelHours')}
              />
            </div>
            <TextArea
              label="What else holds when someone cancels"
              optional
              hint="In plain words. Members see it before they send a request."
              rows={3}
              limit={limits.cancellation}
              {...form.field('cancellation')}
            />
          </>
        )}
        <div className="row">
          <Button type="submit" variant="primary" pending={form.submitting}>
            Save booking rules
          </Button>
        </div>
      </form>
    </Section>
  );
}
