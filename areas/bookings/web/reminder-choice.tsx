import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { reminderChoices } from '../pure/limits.ts';
import { useReminders, useSaveReminders } from './data.ts';

function lead(minutes: number): string {
  if (minutes % 10_080 === 0) return 'A week before';
  if (minutes % 1440 === 0) return minutes === 1440 ? 'A day before' : `${minutes / 1440} days before`;
  if (minutes % 60 === 0) return minutes === 60 ? 'An hour before' : `${minutes / 60} hours before`;
  return `${minutes} minutes before`;
}

/** Works at once, like a setting. */
export function ReminderChoice() {
  const { data, error, loading, refreshing, retry } = useReminders();
  const save = useSaveReminders({
    onDone: () => announce('Reminders saved'),
    onFail: failed('Couldn’t save your reminders'),
  });
  return (
    <Section title="Reminders">
      {loading && <Skeleton count={1} look="row" label="Loading your reminders" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load your reminders" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && (
        <CheckboxGroup
          legend="Remind me of a booking"
          hint="Each change is saved at once."
          options={reminderChoices.map((minutes) => ({ value: String(minutes), label: lead(minutes) }))}
          values={data.reminders.map(String)}
          onChange={(values) => {
            if (values.length <= 5) save.mutate({ reminders: values.map(Number) });
            else announce('You can choose five.', { urgent: true });
          }}
        />
      )}
    </Section>
  );
}
