import { useRef } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type Choices, checkTimes, choicesOf, type TimesForm, timesFormOf, timesOf } from './choices.ts';
import { timeOptions, zoneOptions } from './moments.ts';
import type { ChoicesState } from './use-choices.ts';

const device = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Quiet hours and set times, saved together. */
export function TimesPart({ state: { chosen, send, refetch } }: { readonly state: ChoicesState }) {
  const others = useRef<Choices>(undefined);
  const form = useForm<TimesForm>({
    initial: timesFormOf(chosen),
    validate: checkTimes,
    submit: async (values, { over }) => {
      await send({ ...((over && others.current) || chosen), ...timesOf(values) });
      toast({ title: 'Saved', description: 'Your notifications come at the times you chose.' });
    },
    readCurrent: async () => {
      others.current = choicesOf(await refetch());
      return { ...timesFormOf(others.current) };
    },
  });
  const { quiet, mode } = form.values;
  return (
    <Section
      title="When notifications come"
      intro="Until then we hold them. They aren’t listed or counted. Urgent ones always come."
    >
      <form className="stack" aria-label="Notification times" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <Checkbox label="Keep quiet hours" {...form.check('quiet')} />
        {quiet && (
          <div className="row time-fields">
            <Select label="Quiet from" options={timeOptions(form.values.from)} {...form.field('from')} />
            <Select label="Quiet until" options={timeOptions(form.values.to)} {...form.field('to')} />
          </div>
        )}
        <RadioGroup
          legend="Outside quiet hours"
          look="list"
          options={[
            { value: 'once', label: 'Notify me straight away' },
            { value: 'times', label: 'Notify me at set times only' },
          ]}
          {...form.field('mode')}
        />
        {mode === 'times' && (
          <div className="row time-fields">
            <Select label="First time" options={timeOptions(form.values.first)} {...form.field('first')} />
            <Select
              label="Second time"
              optional
              placeholder="None"
              options={timeOptions(form.values.second)}
              {...form.field('second')}
            />
            <Select
              label="Third time"
              optional
              placeholder="None"
              options={timeOptions(form.values.third)}
              {...form.field('third')}
            />
          </div>
        )}
        <Select
          label="Time zone"
          hint="Times follow the local clock there, including daylight saving."
          options={zoneOptions(form.values.timeZone, device)}
          {...form.field('timeZone')}
        />
        <div className="row">
          <Button type="submit" variant="primary" pending={form.submitting} pendingText="Saving…">
            Save times
          </Button>
        </div>
      </form>
    </Section>
  );
}
