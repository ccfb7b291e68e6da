/// <reference types="vite/client" />
import { emptySpace } from '#areas/spaces/web/public.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useCreateGroup } from './data.ts';
import { checkGroup, contentOf, GroupForm, type GroupValues } from './group-form.tsx';
import { groupCrumbs } from './labels.ts';
import './groups.css';

const empty: GroupValues = { ...emptySpace, category: '' };

/** GROUPS-02, GROUPS-17 */
export function Screen() {
  const create = useCreateGroup();
  const form = useForm<GroupValues>({
    initial: empty,
    draftKey: 'group:new',
    resetAfter: true,
    validate: checkGroup,
    submit: async (values) => {
      const { id } = await create.mutateAsync(contentOf(values));
      toast({ title: 'Group created', description: 'You’re its owner and first member.' });
      navigate(`/support-groups/${id}`);
    },
  });
  return (
    <>
      <PageTitle
        title="Create a group"
        lead="A place for people who share something. You decide who can join and how people talk to each other."
        crumbs={groupCrumbs}
      />
      <GroupForm form={form} submitLabel="Create Group" cancelHref="/support-groups" />
    </>
  );
}
