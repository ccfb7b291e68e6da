import { Crown } from 'lucide-react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { CommunityMembership } from '../contract.ts';
import { useMemberships } from './data.ts';
import { Day } from './day.tsx';

/** LOCAL-09 */
function RoleBadge({ role }: Pick<CommunityMembership, 'role'>) {
  if (role === 'admin') {
    return (
      <Chip tone="gold" icon={Crown}>
        Admin
      </Chip>
    );
  }
  return <Chip>{role === 'moderator' ? 'Moderator' : 'Member'}</Chip>;
}

/** LOCAL-02: shown when there are some. */
export function MyCommunities() {
  const { data, error, loading, refreshing, retry } = useMemberships();
  if (data?.length === 0) return null;
  return (
    <Section title="My Communities">
      {loading && <Skeleton count={1} look="row" label="Loading your communities" />}
      {error && !data && (
        <ErrorState title="Couldn’t load your communities" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list my-communities" role="list">
          {data.map(({ communityId, community, role, joinedAt }) => (
            <li key={communityId}>
              <Avatar name={community.name} />
              <div className="my-community">
                <Link href={`/local-communities/${communityId}`}>{community.name}</Link>
                <p className="soft small">
                  {community.location}. Joined <Day value={joinedAt} />
                </p>
              </div>
              <RoleBadge role={role} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
