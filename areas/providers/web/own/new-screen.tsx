/// <reference types="vite/client" />
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { ListingForm } from './listing-form.tsx';
import { checkListing, contentOf, emptyListing } from './listing-values.ts';
import { useCreateListing } from './own-data.ts';
import { ownCrumbs } from './own-words.ts';
import '../providers.css';
import './own.css';

export function Screen() {
  const create = useCreateListing();
  const form = useForm({
    initial: emptyListing,
    draftKey: 'provider:new',
    resetAfter: true,
    validate: checkListing,
    submit: async (values) => {
      const { id } = await create.mutateAsync(contentOf(values));
      toast({ title: 'Listing added', description: 'Now add your services and workers.' });
      navigate(`/ndis-providers/mine/${id}?tab=services`);
    },
  });
  return (
    <>
      <PageTitle
        title="List your service"
        lead="No one else sees it until an administrator has checked the business and published it."
        crumbs={ownCrumbs}
      />
      <ListingForm form={form} submitLabel="Add the listing" cancelHref="/ndis-providers/mine" />
    </>
  );
}
