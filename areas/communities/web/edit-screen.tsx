import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { CommunityDetail } from '../contract.ts';
import { checkCommunity, contentOf, valuesOf } from './community-fields.ts';
import { CommunityForm } from './community-form.tsx';
import { readCommunity, useEdit } from './data.ts';
import { communityCrumbs } from './labels.ts';
import { WithCommunity } from './with-community.tsx';

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return (
    <WithCommunity id={params.id}>
      {(community) =>
        community.space.me.mayRun && community.space.status === 'open' ? (
          <Edit community={community} />
        ) : (
          <MayNot community={community} />
        )
      }
    </WithCommunity>
  );
}

const crumbsOf = ({ id, name }: CommunityDetail) => [
  ...communityCrumbs,
  { label: name, href: `/local-communities/${id}` },
];

function MayNot({ community }: { readonly community: CommunityDetail }) {
  return (
    <>
      <PageTitle title="Change a community" crumbs={crumbsOf(community)} />
      <Notice
        title="Only the people who run it can change it"
        action={<ButtonLink href={`/local-communities/${community.id}`}>Go to {community.name}</ButtonLink>}
      >
        Reopen an archived community before changing it.
      </Notice>
    </>
  );
}

function Edit({ community }: { readonly community: CommunityDetail }) {
  const edit = useEdit();
  const { id, space } = community;
  const form = useForm({
    initial: valuesOf(community),
    version: space.version,
    draftKey: `community:${id}`,
    validate: checkCommunity,
    submit: async (values, { version }) => {
      await edit.mutateAsync({ id, ...contentOf(values), version });
      toast({ title: 'Changes saved' });
      navigate(`/local-communities/${id}`);
    },
    readCurrent: async () => {
      const now = await readCommunity(id);
      return { ...valuesOf(now), version: now.space.version };
    },
  });
  return (
    <>
      <PageTitle title="Change a community" crumbs={crumbsOf(community)} />
      <CommunityForm form={form} submitLabel="Save the changes" wasPrivate={space.visibility !== 'public'} />
    </>
  );
}
