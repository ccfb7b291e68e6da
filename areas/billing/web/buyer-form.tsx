import { abnError, abnText } from '#platform/contract/business-numbers.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { BillingBuyer } from '../contract.ts';
import { billingLimits } from '../pure/plans.ts';
import { readBuyer, useBuyer, useSaveBuyer } from './data.ts';

/** A business that claims GST back needs its name on what it was billed. */
export function BuyerForm() {
  const { data, error, loading, refreshing, retry } = useBuyer();
  return (
    <Section
      title="Whom invoices are made out to"
      region={false}
      intro="It’s shown on your next invoices. Earlier ones stay as they are."
    >
      {loading && <Skeleton count={2} look="row" label="Loading the name on invoices" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load the name on invoices" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <Fields buyer={data} />}
    </Section>
  );
}

function Fields({ buyer: { name, abn, version } }: { readonly buyer: BillingBuyer }) {
  const save = useSaveBuyer();
  const form = useForm({
    initial: { name, abn: abn ? abnText(abn) : '' },
    version,
    validate: (values) => ({ abn: values.abn.trim() ? abnError(values.abn) : undefined }),
    submit: async (values, { version: base }) => {
      const saved = await save.mutateAsync({ name: values.name, abn: values.abn.trim() || null, version: base });
      toast({ title: 'Saved', description: 'It’s shown on your next invoices.' });
      return saved;
    },
    readCurrent: async () => {
      const now = await readBuyer();
      return { name: now.name, abn: now.abn ? abnText(now.abn) : '', version: now.version };
    },
  });
  return (
    <form className="stack" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField
        label="Name"
        hint="Leave it empty for the name that you show everyone."
        maxLength={billingLimits.buyer}
        autoComplete="organization"
        {...form.field('name')}
      />
      <TextField
        label="ABN"
        hint="11 digits, such as 51 824 753 556. Leave it empty if you have none."
        inputMode="numeric"
        autoComplete="off"
        {...form.field('abn')}
      />
      <Button type="submit" pending={form.submitting} pendingText="Saving…" description="Save the name on invoices">
        Save
      </Button>
    </form>
  );
}
