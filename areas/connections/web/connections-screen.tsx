/// <reference types="vite/client" />
import { BadgeCheck, Eye, Pencil, UserPlus } from 'lucide-react';
import { statusOf } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Waiting } from '#platform/web/ui/by-id.tsx';
import { Switch } from '#platform/web/ui/checkbox.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { RelationshipProfile } from '../contract.ts';
import { roomWords } from '../pure/words.ts';
import { Activities } from './activities.tsx';
import { Adults } from './adults.tsx';
import { Closed } from './closed.tsx';
import { homeCrumb } from './crumbs.ts';
import { useConnectionsLive, useEditProfile, useProfile, useStanding } from './data.ts';
import { Discover } from './discover.tsx';
import { Matches } from './matches.tsx';
import { Safety } from './safety.tsx';
import './connections.css';

const lead = 'Meet people at your pace. You choose who sees what, and when.';

/** CONNECT-01 to 13. */
export const Screen = () => (
  <Adults title="Connections">
    <Profile />
  </Adults>
);

function Profile() {
  useTitle('Connections');
  const { data, error, loading, refreshing, retry } = useProfile();
  const closed = useStanding().data?.closed;
  if (data) return <Connections profile={data} />;
  if (statusOf(error) === 404)
    return closed ? <Closed why={closed} title="Connections" crumbs={homeCrumb} /> : <Welcome />;
  return (
    <Waiting words={{ title: 'Connections', crumbs: homeCrumb }}>
      {loading || !error ? (
        <Skeleton count={1} label="Loading your profile" />
      ) : (
        <ErrorState level={2} title="Failed to fetch profile" onRetry={retry} retrying={refreshing}>
          <p>Your profile is safe. Check your connection, then try again.</p>
        </ErrorState>
      )}
    </Waiting>
  );
}

/** CONNECT-02 */
const Welcome = () => (
  <>
    <PageTitle title="Connections" lead={lead} crumbs={homeCrumb} />
    <div className="stack prose">
      <h2>Welcome to Connections</h2>
      <p>
        There are two separate rooms: one for friends and companions, one for dating. No one in one room can see the
        other. You choose one or both.
      </p>
      <p>
        Each fact about you has its own stage: on your profile, after a match, when you share it, or never. You can
        change your mind at any time.
      </p>
      <ButtonLink href="/connections/profile" variant="primary" size="l" icon={UserPlus}>
        Create Relationship Profile
      </ButtonLink>
    </div>
  </>
);

const tabs = ['discover', 'matches', 'activities', 'safety'] as const;
type TabId = (typeof tabs)[number];
const tabIn = (given: string | null): TabId => tabs.find((one) => one === given) ?? 'discover';
const labels: Readonly<Record<TabId, string>> = {
  discover: 'Discover',
  matches: 'Matches',
  activities: 'Activities',
  safety: 'Safety',
};

function Connections({ profile }: { readonly profile: RelationshipProfile }) {
  useConnectionsLive();
  const [query, setQuery] = useQueryParams();
  const tab = tabIn(query.get('tab'));
  const panels = {
    discover: () => <Discover profile={profile} />,
    matches: () => <Matches profile={profile} />,
    activities: () => <Activities profile={profile} />,
    safety: () => <Safety />,
  };
  return (
    <>
      <PageTitle
        title="Connections"
        lead={lead}
        crumbs={homeCrumb}
        actions={
          <>
            <ButtonLink href="/connections/preview" icon={Eye}>
              View my profile as others see it
            </ButtonLink>
            <ButtonLink href="/connections/verification" icon={BadgeCheck}>
              Verify who I am
            </ButtonLink>
            <ButtonLink href="/connections/profile" icon={Pencil}>
              Edit my profile
            </ButtonLink>
          </>
        }
      />
      <Visible profile={profile} />
      <Tabs<TabId>
        label="Connections"
        manual
        value={tab}
        onChange={(id) => setQuery({ tab: id === 'discover' ? null : id }, { push: true })}
        tabs={tabs.map((id) => ({ id, label: labels[id], panel: tab === id && panels[id]() }))}
      />
    </>
  );
}

function Visible({ profile }: { readonly profile: RelationshipProfile }) {
  const { userId, isActive, rooms, privacyLevel, removed, version } = profile;
  const edit = useEditProfile({
    onDone: (after) =>
      toast(
        after.isActive
          ? { title: 'You’re visible', description: 'People who fit can find you again.' }
          : { title: 'You’re hidden', description: 'No one sees you in Connections, and you see no one.' },
      ),
    onFail: failed('Couldn’t change who sees you'),
  });
  const where = rooms.map((room) => roomWords[room]).join(' and ');
  const who = privacyLevel === 'private' ? 'Only people you like can find your card' : 'People can find your card';
  return (
    <div className="connections-visible">
      <Switch
        label="Visible"
        hint={isActive ? `${who} in ${where}. Off hides it at once, everywhere.` : 'No one can find your card.'}
        checked={isActive}
        onChange={(on) => !edit.pending && edit.mutate({ userId, isActive: on, version })}
      />
      {removed && (
        <Notice tone="warn" title="A moderator took your profile down">
          <p>
            No one can find it, and you can’t make another. The reason is on{' '}
            <Link href="/my-reports">Your reports</Link>, under the decisions about you. You can appeal there.
          </p>
        </Notice>
      )}
    </div>
  );
}
