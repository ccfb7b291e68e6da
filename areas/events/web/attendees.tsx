import { useSession } from '#platform/web/session.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { EventDetail } from '../contract.ts';
import { useAttendees } from './data.ts';

/** Names by choice only, for members. */
export function Attendees({ event }: { readonly event: EventDetail }) {
  const { member } = useSession();
  return member && event.attendeeCount > 0 ? <Names id={event.id} /> : null;
}

function Names({ id }: { readonly id: number }) {
  const { items, hasMore, loadMore, loadingMore } = useAttendees(id);
  if (items.length === 0) return null;
  return (
    <Section title="Attendees" intro="These members have chosen to be listed.">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list event-people" role="list">
        {items.map((person) => (
          <li key={person.id}>
            <Avatar name={person.displayName} src={person.avatar} size="s" />
            <Link href={`/profile/${person.id}`}>{person.displayName}</Link>
          </li>
        ))}
      </ul>
      {hasMore && <LoadMore shown={items.length} pending={loadingMore} onLoad={loadMore} />}
    </Section>
  );
}
