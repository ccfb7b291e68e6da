import { useForm } from '#platform/web/forms/use-form.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Provider } from '../../contract.ts';
import { ListingForm } from './listing-form.tsx';
import { checkListing, contentOf, valuesOf } from './listing-values.ts';
import { readListing, useEditListing } from './own-data.ts';
import { PartHead } from './part-head.tsx';

/** What the listing says of the business itself. */
export function DetailsPart({ provider }: { readonly provider: Provider }) {
  const { id } = provider;
  const edit = useEditListing();
  const form = useForm({
    initial: valuesOf(provider),
    version: provider.version,
    draftKey: `provider:${id}`,
    validate: checkListing,
    submit: async (values, { version }) => {
      const saved = await edit.mutateAsync({ id, ...contentOf(values), version });
      toast({ title: 'Listing saved' });
      return saved;
    },
    readCurrent: async () => {
      const now = await readListing(id);
      return { ...valuesOf(now), version: now.version };
    },
  });
  return (
    <>
      <PartHead
        title="Details"
        text="What was checked of a name or number has to be checked again once you change it."
      />
      <ListingForm form={form} submitLabel="Save the listing" />
    </>
  );
}
