import { navigate } from '#platform/web/router/navigate.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SkillListing } from '../contract.ts';
import { useEditListing } from './data.ts';
import { ListingForm } from './listing-form.tsx';
import { valuesOf } from './listing-values.ts';
import { crumbs, WithListing } from './with-listing.tsx';

function Edit({ listing }: { readonly listing: SkillListing }) {
  const { id, title, status, version } = listing;
  const edit = useEditListing();
  const href = `/skills-marketplace/${id}`;
  return (
    <>
      <PageTitle title="Edit listing" crumbs={[...crumbs, { label: title, href }]} />
      <ListingForm
        initial={valuesOf(listing)}
        draftKey={`skill-listing:${id}`}
        isDraft={status === 'draft'}
        cancelHref={href}
        onSave={async (content, publish) => {
          await edit.mutateAsync({ id, version, ...content, publish });
          toast(
            publish ? { title: 'Listing published', description: 'Everyone can find it now.' } : { title: 'Saved' },
          );
          navigate(href);
        }}
      />
    </>
  );
}

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return (
    <WithListing id={params.id} when={({ mine }) => mine}>
      {(listing) => <Edit key={listing.id} listing={listing} />}
    </WithListing>
  );
}
