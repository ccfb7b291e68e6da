import type { Feature } from '#areas/passport/contract.ts';
import { featureLabel } from '#areas/passport/web/public.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { EventDetail } from '../contract.ts';
import { useConfirm } from './data.ts';

type Said = 'yes' | 'no' | 'unknown';

/** After the event, those who were there say what was given. */
export function Promises({ event }: { readonly event: EventDetail }) {
  return event.canConfirm ? <Confirm event={event} /> : null;
}

function Confirm({ event }: { readonly event: EventDetail }) {
  const { region } = useSession();
  const confirm = useConfirm();
  const promised = event.access.filter(({ answer }) => answer === 'yes').map(({ feature }) => feature);
  const before = new Map(event.myConfirmations.map(({ feature, kept }) => [feature, kept ? 'yes' : 'no'] as const));
  const initial: Record<string, Said> = Object.fromEntries(
    promised.map((feature) => [feature, before.get(feature) ?? 'unknown']),
  );
  const form = useForm<Record<string, Said>>({
    initial,
    submit: async (values) => {
      const confirmations = promised.flatMap((feature: Feature) =>
        values[feature] === 'unknown' ? [] : [{ feature, kept: values[feature] === 'yes' }],
      );
      await confirm.mutateAsync({ id: event.id, confirmations });
      toast({ title: 'Thank you', description: 'It’s shown on this organiser’s later events, without your name.' });
    },
  });
  return (
    <Section
      title="Was it as promised?"
      intro="Only totals are shown, on this organiser’s events. Leave out anything you don’t know."
    >
      <form className="event-ask" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        {promised.map((feature) => (
          <RadioGroup
            key={feature}
            legend={featureLabel(feature, region)}
            look="list"
            options={[
              { value: 'yes', label: 'Yes, it was provided' },
              { value: 'no', label: 'No' },
              { value: 'unknown', label: 'I don’t know' },
            ]}
            value={form.values[feature] ?? 'unknown'}
            onChange={(value) => form.setValues({ [feature]: value })}
          />
        ))}
        <div className="row">
          <Button type="submit" variant="primary" pending={form.submitting}>
            {before.size > 0 ? 'Save' : 'Confirm'}
          </Button>
        </div>
      </form>
    </Section>
  );
}
