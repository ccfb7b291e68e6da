import { navigate } from '#platform/web/router/navigate.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SkillListing } from '../contract.ts';
import { readListing, useEditListing } from './data.ts';
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
        version={version}
        draftKey={`skill-listing:${id}`}
        isDraft={status === 'draft'}
        cancelHref={href}
        readCurrent={async () => {
          const now = await readListing(id);
          return { ...valuesOf(now), version: now.version };
        }}
        onSave={async (content, publish, base) => {
          await edit.mutateAsync({ id, version: base, ...content, publish });
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
