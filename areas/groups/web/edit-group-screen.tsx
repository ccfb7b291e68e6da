/// <reference types="vite/client" />
import { spaceValuesOf } from '#areas/spaces/web/public.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Group } from '../contract.ts';
import { readGroup, useEditGroup } from './data.ts';
import { checkGroup, contentOf, GroupForm, type GroupValues } from './group-form.tsx';
import { groupCrumbs } from './labels.ts';
import { WithGroup } from './with-group.tsx';
import './groups.css';

const valuesOf = (group: Group): GroupValues => ({ ...spaceValuesOf(group), category: group.category });

function Edit({ group }: { readonly group: Group }) {
  const { id, name } = group;
  const edit = useEditGroup();
  const form = useForm<GroupValues>({
    initial: valuesOf(group),
    version: group.version,
    validate: checkGroup,
    submit: async (values, { version }) => {
      await edit.mutateAsync({ id, ...contentOf(values), version });
      toast({ title: 'Saved' });
      navigate(`/support-groups/${id}?tab=about`);
    },
    readCurrent: async () => {
      const now = await readGroup(id);
      return { ...valuesOf(now), version: now.version };
    },
  });
  const crumbs = [...groupCrumbs, { label: name, href: `/support-groups/${id}` }];
  if (group.me.role !== 'owner' || group.status !== 'open') {
    return (
      <>
        <PageTitle title="Edit group" lead="Its owner can change it while it’s open." crumbs={crumbs} />
        <ButtonLink href={`/support-groups/${id}`}>Go to the group</ButtonLink>
      </>
    );
  }
  return (
    <>
      <PageTitle title="Edit group" crumbs={crumbs} />
      <GroupForm
        form={form}
        submitLabel="Save"
        cancelHref={`/support-groups/${id}?tab=about`}
        wasPrivate={group.isPrivate}
      />
    </>
  );
}

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return <WithGroup id={params.id}>{(group) => <Edit key={group.id} group={group} />}</WithGroup>;
}
