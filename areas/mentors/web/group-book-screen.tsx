/// <reference types="vite/client" />
import { BookingForm } from '#areas/bookings/web/public.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MentoringGroup } from '../contract.ts';
import { groupCrumbs } from './group-crumbs.ts';
import { useGroupTimes } from './group-data.ts';
import { WithGroup } from './with-group.tsx';
import './mentors.css';

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <WithGroup id={params.id} when={({ side, status }) => side === 'member' && status === 'active'}>
    {(group) => <Book key={group.id} group={group} />}
  </WithGroup>
);

function Book({ group }: { readonly group: MentoringGroup }) {
  const { id, name, mentor } = group;
  const title = `Book a place in ${name}`;
  useTitle(title);
  const { data, error, loading, refreshing, retry } = useGroupTimes(id);
  return (
    <div className="stack mentor-page">
      <PageTitle
        title={title}
        lead="People of the group share a time. Choose one that others have chosen too."
        crumbs={[...groupCrumbs, { label: name, href: `/mentor-matching/groups/${id}` }]}
      />
      {loading ? (
        <Spinner label="Loading free times" />
      ) : error || !data ? (
        <ErrorState level={2} title="Couldn’t load the free times" onRetry={retry} retrying={refreshing}>
          {error && textForPeople(error)}
        </ErrorState>
      ) : data.mayBook ? (
        <BookingForm
          bookable={data}
          onBooked={({ id: booking }) => {
            void refresh(['getMentoringGroup', 'listMyMentoringGroups']);
            toast({ title: 'Place requested', description: `${mentor.name} can now accept it.` });
            navigate(`/bookings/${booking}`);
          }}
        />
      ) : (
        <Notice title={data.whyNot} />
      )}
    </div>
  );
}
