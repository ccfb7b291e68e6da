import { navigate } from '#platform/web/router/navigate.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useCreateListing } from './data.ts';
import { ListingForm } from './listing-form.tsx';
import { emptyListing } from './listing-values.ts';

/** SKILL-11 */
export function CreateListing() {
  const create = useCreateListing();
  return (
    <>
      <h2 className="vh">Create Listing</h2>
      <ListingForm
        initial={emptyListing}
        draftKey="skill-listing:new"
        isDraft
        cancelHref="/skills-marketplace"
        onSave={async (content, publish) => {
          const { id } = await create.mutateAsync({ ...content, publish });
          if (publish) {
            toast({ title: 'Listing published', description: 'Everyone can find it now.' });
            navigate(`/skills-marketplace/${id}`);
          } else {
            toast({ title: 'Draft saved', description: 'Only you can see it.' });
            navigate('/skills-marketplace?tab=listings');
          }
        }}
      />
    </>
  );
}
