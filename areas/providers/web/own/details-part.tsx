import { useState } from 'react';
import { useForm } from '#platform/web/forms/use-form.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Provider } from '../../contract.ts';
import { ListingForm } from './listing-form.tsx';
import { checkListing, contentOf, valuesOf } from './listing-values.ts';
import { readListing, useEditListing } from './own-data.ts';
import { PartHead, partHeading } from './part-head.tsx';

/** What the listing says of the business itself. */
export function DetailsPart({ provider }: { readonly provider: Provider }) {
  // What the form begins with: news of what others save takes nothing away that is being typed.
  const [begun, setBegun] = useState(provider);
  const begin = (now: Provider) => {
    setBegun(now);
    document.getElementById(partHeading)?.focus();
  };
  return (
    <>
      <PartHead
        title="Details"
        text="What was checked of a name or number has to be checked again once you change it."
      />
      <Details key={begun.version} provider={begun} onBegin={begin} />
    </>
  );
}

interface DetailsProps {
  readonly provider: Provider;
  /** With what is saved, or with what someone else saved. */
  readonly onBegin: (now: Provider) => void;
}

function Details({ provider, onBegin }: DetailsProps) {
  const { id, version } = provider;
  const [theirs, setTheirs] = useState<Provider>();
  const edit = useEditListing();
  const form = useForm({
    initial: valuesOf(provider),
    draftKey: `provider:${id}:${version}`,
    validate: checkListing,
    submit: async (values, { over }) => {
      onBegin(await edit.mutateAsync({ id, ...contentOf(values), version: Number(over?.version ?? version) }));
      toast({ title: 'Listing saved' });
    },
    readCurrent: async () => {
      const now = await readListing(id);
      if (now.version === version) return null;
      setTheirs(now);
      return { ...valuesOf(now), version: now.version };
    },
  });
  const takeTheirs = () => {
    form.takeTheirs();
    if (theirs) onBegin(theirs);
  };
  return <ListingForm form={{ ...form, takeTheirs }} submitLabel="Save the listing" />;
}
