import { useSession } from '#platform/web/session.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { EventDetail } from '../contract.ts';
import { useAttendees } from './data.ts';

/** Names by choice only, for members. */
export function Attendees({ event }: { readonly event: EventDetail }) {
  const { member } = useSession();
  return member && event.attendeeCount > 0 ? <Names id={event.id} /> : null;
}

function Names({ id }: { readonly id: number }) {
  const list = useAttendees(id);
  if (list.items.length === 0) return null;
  return (
    <Section title="Attendees" intro="These members have chosen to be listed.">
      <List list={list} shown={list.items.length} things={['attendee', 'attendees']} prefix="attendee" empty={null}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list event-people" role="list">
          {list.items.map((person) => (
            <li key={person.id} id={`attendee-${person.id}`}>
              <Avatar name={person.displayName} src={person.avatar} size="s" />
              <Link href={`/profile/${person.id}`}>{person.displayName}</Link>
            </li>
          ))}
        </ul>
      </List>
    </Section>
  );
}
