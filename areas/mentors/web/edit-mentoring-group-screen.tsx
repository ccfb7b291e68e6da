/// <reference types="vite/client" />
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MentoringGroup } from '../contract.ts';
import { groupCrumbs } from './group-crumbs.ts';
import { useSaveGroup } from './group-data.ts';
import { GroupForm } from './group-form.tsx';
import { WithGroup } from './with-group.tsx';
import './mentors.css';

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <WithGroup id={params.id} when={({ side, status }) => side === 'mentor' && status === 'active'}>
    {(group) => <Edit key={group.id} group={group} />}
  </WithGroup>
);

function Edit({ group }: { readonly group: MentoringGroup }) {
  const { id, name } = group;
  const title = `Change ${name}`;
  useTitle(title);
  const save = useSaveGroup();
  const back = `/mentor-matching/groups/${id}`;
  return (
    <div className="stack mentor-page">
      <PageTitle title={title} crumbs={[...groupCrumbs, { label: name, href: back }]} />
      <GroupForm
        group={group}
        back={back}
        onSubmit={async (words, version) => {
          await save.mutateAsync({ ...words, id, version });
          toast({ title: 'Group saved' });
          navigate(back);
        }}
      />
    </div>
  );
}
