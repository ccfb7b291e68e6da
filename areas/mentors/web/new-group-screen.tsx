/// <reference types="vite/client" />
import { textForPeople } from '#platform/web/client/error.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useMyMentoring } from './data.ts';
import { groupCrumbs } from './group-crumbs.ts';
import { useCreateGroup } from './group-data.ts';
import { GroupForm } from './group-form.tsx';
import './mentors.css';

export function Screen() {
  const { data, error, loading, refreshing, retry } = useMyMentoring();
  const title = 'Open a group';
  useTitle(title);
  const create = useCreateGroup();
  return (
    <div className="stack mentor-page">
      <PageTitle
        title={title}
        lead="Two to six people learn with you, and from each other. You decide who joins."
        crumbs={groupCrumbs}
      />
      {loading ? (
        <Spinner label="Loading your profile as a mentor" />
      ) : error || !data ? (
        <ErrorState level={2} title="Couldn’t load your profile" onRetry={retry} retrying={refreshing}>
          {error && textForPeople(error)}
        </ErrorState>
      ) : data.profile ? (
        <GroupForm
          back="/mentor-matching?show=groups"
          onSubmit={async (words) => {
            try {
              const { id } = await create.mutateAsync(words);
              toast({ title: 'The group is open', description: 'Members can find it and ask to join.' });
              navigate(`/mentor-matching/groups/${id}`);
            } catch (caught) {
              failed('Couldn’t open the group', 'What you wrote is kept.')(caught);
            }
          }}
        />
      ) : (
        <EmptyState
          title="Become a mentor first"
          action={<ButtonLink href="/mentor-matching/profile">Become a mentor</ButtonLink>}
        >
          <p>Mentors can open groups.</p>
        </EmptyState>
      )}
    </div>
  );
}
