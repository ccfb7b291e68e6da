import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { GroupCard } from './group-card.tsx';
import { useGroupNews, useMyGroups } from './group-data.ts';

/** Groups that one leads, is in or asked to join. */
export function MyGroups() {
  useGroupNews();
  const list = useMyGroups();
  return (
    <Section title="Your groups">
      {list.loading ? (
        <Spinner label="Loading your groups" />
      ) : (
        <List
          list={list}
          shown={list.items.length}
          things={['group', 'groups']}
          prefix="mentoring-group"
          level={3}
          moreLabel="Show more of your groups"
          empty={<p className="soft">You’re in no mentoring group.</p>}
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list mentor-cards" role="list">
            {list.items.map((group) => (
              <GroupCard key={group.id} group={group} />
            ))}
          </ul>
        </List>
      )}
    </Section>
  );
}
