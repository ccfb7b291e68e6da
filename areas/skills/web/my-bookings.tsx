import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { SkillBooking } from '../contract.ts';
import { BookingActions } from './booking-actions.tsx';
import { costText, roleText, stateTone, stateWords, whenText } from './booking-words.ts';
import { useBookingNews, useMyBookings } from './data.ts';

/** SKILL-06, -13 to -15, -17 */
export function MyBookings() {
  const list = useMyBookings();
  useBookingNews();
  return (
    <>
      <h2 className="vh">My Bookings</h2>
      {list.loading ? (
        <Spinner label="Loading your bookings" />
      ) : (
        <List
          list={list}
          shown={list.items.length}
          things={['booking', 'bookings']}
          prefix="skill-booking"
          level={3}
          empty={
            <EmptyState
              title="No bookings yet"
              action={<ButtonLink href="/skills-marketplace">Browse the skills</ButtonLink>}
            >
              <p>What you book, and what others book with you, shows here.</p>
            </EmptyState>
          }
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list skill-own" role="list">
            {list.items.map((booking) => (
              <Item key={booking.id} booking={booking} />
            ))}
          </ul>
        </List>
      )}
    </>
  );
}

function Item({ booking }: { readonly booking: SkillBooking }) {
  const { id, skillListing, status } = booking;
  return (
    <li className="sheet skill" id={`skill-booking-${id}`}>
      <div className="skill-top">
        <Chip tone={stateTone(status)}>{stateWords[status]}</Chip>
        <p className="skill-price">{costText(booking)}</p>
      </div>
      <h3>
        <Link href={`/skills-marketplace/bookings/${id}`}>
          {skillListing.title}
          <span className="vh">, booking {id}</span>
        </Link>
      </h3>
      <p>
        {roleText(booking)}. {whenText(booking)}
      </p>
      <BookingActions booking={booking} />
    </li>
  );
}
