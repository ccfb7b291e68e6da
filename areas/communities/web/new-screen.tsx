/// <reference types="vite/client" />
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { checkCommunity, contentOf, emptyCommunity } from './community-fields.ts';
import { CommunityForm } from './community-form.tsx';
import { useCreate } from './data.ts';
import { communityCrumbs } from './labels.ts';
import './communities.css';

export function Screen() {
  const create = useCreate();
  const form = useForm({
    initial: emptyCommunity,
    draftKey: 'community:new',
    resetAfter: true,
    validate: checkCommunity,
    submit: async (values) => {
      const { id } = await create.mutateAsync(contentOf(values));
      toast({ title: 'Community started', description: 'You’re the owner. Others can now find it.' });
      navigate(`/local-communities/${id}`);
    },
  });
  return (
    <>
      <PageTitle
        title="Start a community"
        lead="Two people are enough. You can change all of this later."
        crumbs={communityCrumbs}
      />
      <CommunityForm form={form} submitLabel="Start the community" />
    </>
  );
}
