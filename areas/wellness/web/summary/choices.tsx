import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox, CheckboxGroup } from '#platform/web/ui/checkbox.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { type SummaryPart, summaryParts, type Visit } from '../../pure/summary.ts';
import { periodErrors } from '../../pure/summary-period.ts';
import { shortDate } from '../local-words.ts';
import type { Here } from '../zone.ts';
import type { Choice } from './choice.ts';

const periodOptions = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: 'own', label: 'Days that I choose' },
];
const partOptions = Object.entries(summaryParts).map(([value, label]) => ({ value: value as SummaryPart, label }));

/** First and last day, shown once both are right. */
function OwnDays({ choice, today }: { readonly choice: Choice; readonly today: string }) {
  const form = useForm({
    initial: { from: choice.from, to: choice.to },
    validate: ({ from, to }) => periodErrors(from, to, today),
    submit: async (days) => choice.setDays(days),
  });
  return (
    <form className="visit-days" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <DateField label="First day" {...form.field('from')} />
      <DateField label="Last day" {...form.field('to')} />
      <Button type="submit">Show these days</Button>
    </form>
  );
}

/** What goes on the page. */
export function Choices({
  choice,
  visits,
  hasTalk,
  here,
}: {
  readonly choice: Choice;
  readonly visits: readonly (Visit & { readonly id: string })[];
  /** Their profile says how to talk with them. */
  readonly hasTalk: boolean;
  readonly here: Here;
}) {
  const { period, parts, visit, isLarge, from, to } = choice;
  return (
    <Section title="What goes on the page" className="no-print">
      <div className="visit-choices">
        <div className="visit-selects">
          <Select
            label="Period"
            value={period}
            options={periodOptions}
            onChange={(event) => choice.setPeriod(event.currentTarget.value)}
          />
          <Select
            label="For which visit"
            value={visits.some(({ id }) => id === visit) ? visit : ''}
            options={[
              { value: '', label: 'No visit named' },
              ...visits.map(({ id, title, at }) => ({ value: id, label: `${title}, ${shortDate(at, here.zone)}` })),
            ]}
            onChange={(event) => choice.setVisit(event.currentTarget.value)}
          />
        </div>
        {period === 'own' && <OwnDays key={`${from} ${to}`} choice={choice} today={here.today} />}
        <CheckboxGroup
          legend="On the page"
          options={partOptions.filter(({ value }) => value !== 'talk' || hasTalk)}
          values={parts}
          onChange={(next) => choice.setParts(next)}
        />
        <Checkbox
          label="Large print"
          hint="18 point, on more than one page if needed. The PDF is large too."
          checked={isLarge}
          onChange={(event) => choice.setLarge(event.currentTarget.checked)}
        />
      </div>
    </Section>
  );
}
