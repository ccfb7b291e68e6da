import { Users, X } from 'lucide-react';
import { useEffect } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { type Asked, isNarrowed, noFilters } from './asked.ts';
import { useMyMentoring } from './data.ts';
import { GroupCard } from './group-card.tsx';
import { useGroupNews, useGroups } from './group-data.ts';

interface FoundGroupsProps {
  readonly asked: Asked;
  readonly isNews: boolean;
  readonly onChange: (change: QueryChange) => void;
}

/** Groups that a member can ask to join, with why each may suit. */
export function FoundGroups({ asked, isNews, onChange }: FoundGroupsProps) {
  useGroupNews();
  const list = useGroups(asked);
  const isMentor = Boolean(useMyMentoring().data?.profile);
  const narrowed = isNarrowed(asked);
  const count = list.items.length;
  const said = list.loading || list.error ? undefined : `${counted(count, 'group')}${list.hasMore ? ', and more' : ''}`;
  useEffect(() => {
    if (said && isNews) announce(said);
  }, [said, isNews]);
  return (
    <>
      <div className="mentor-head">
        <h2>{said ?? 'Groups'}</h2>
        <p className="soft small">Those with most reasons for a match come first, then those with free places.</p>
      </div>
      <div className="row">
        {narrowed && (
          <Button variant="quiet" icon={X} onClick={() => onChange(noFilters)}>
            Show all groups
          </Button>
        )}
        {isMentor && (
          <ButtonLink href="/mentor-matching/groups/new" icon={Users}>
            Open a group
          </ButtonLink>
        )}
      </div>
      {list.loading ? (
        <Spinner label="Loading groups" />
      ) : (
        <List
          list={list}
          shown={count}
          things={['group', 'groups']}
          prefix="mentoring-group"
          level={3}
          moreLabel="Show more groups"
          empty={
            <EmptyState title="No groups found">
              <p>
                {narrowed
                  ? 'Try fewer words, or another focus area.'
                  : isMentor
                    ? 'No group is open. You can open the first.'
                    : 'No group is open. Mentors can open one.'}
              </p>
            </EmptyState>
          }
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list mentor-found" role="list">
            {list.items.map((group) => (
              <GroupCard key={group.id} group={group} />
            ))}
          </ul>
        </List>
      )}
    </>
  );
}
