/// <reference types="vite/client" />
import { CalendarClock } from 'lucide-react';
import { mayHere } from '#platform/web/acting.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { LinkTabs } from '#platform/web/ui/tabs.tsx';
import type { Booking } from '../contract.ts';
import { type Box, useBookingNews, useBookings, useCounts } from './data.ts';
import { ownWhen } from './when.ts';
import { statusOf, titleOf } from './words.ts';
import './bookings.css';

const boxes = [
  { box: 'coming', label: 'To come', empty: 'No bookings to come', lead: 'Agreed bookings are listed here.' },
  {
    box: 'requests',
    label: 'Requests',
    empty: 'No open requests',
    lead: 'Requests wait here until there is an answer.',
  },
  { box: 'past', label: 'Past', empty: 'No past bookings', lead: 'Bookings move here once they are over.' },
] as const satisfies readonly { box: Box; label: string; empty: string; lead: string }[];

export function Screen() {
  const [query, setQuery] = useQueryParams();
  const { box, label, empty, lead } = boxes.find((one) => one.box === query.get('box')) ?? boxes[0];
  const side = query.get('side') === 'host' ? 'host' : query.get('side') === 'guest' ? 'guest' : undefined;
  const counts = useCounts();
  useBookingNews();
  const hrefOf = (one: Box) => `/bookings?box=${one}${side ? `&side=${side}` : ''}`;
  const labelOf = (one: Box, words: string) =>
    one === 'requests' && counts.data && counts.data.waiting > 0 ? `${words} (${counts.data.waiting} for you)` : words;
  return (
    <>
      <PageTitle
        title="Bookings"
        lead="Times that you and other members arrange with each other."
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={
          mayHere('getMyTimes') && (
            <ButtonLink href="/bookings/times" icon={CalendarClock}>
              My times
            </ButtonLink>
          )
        }
      />
      <div className="stack">
        <LinkTabs
          label="Bookings by state"
          links={boxes.map((one) => ({
            href: hrefOf(one.box),
            label: labelOf(one.box, one.label),
            current: one.box === box,
          }))}
        />
        <div className="booking-choice">
          <Select
            label="Show"
            value={side ?? ''}
            options={[
              { value: '', label: 'All bookings' },
              { value: 'host', label: 'Others book me, or a business I help to run' },
              { value: 'guest', label: 'I book others' },
            ]}
            onChange={(event) => setQuery({ side: event.currentTarget.value })}
          />
        </div>
        <Rows key={`${box} ${side}`} box={box} side={side} label={label} empty={empty} lead={lead} />
      </div>
    </>
  );
}

interface RowsProps {
  readonly box: Box;
  readonly side: 'host' | 'guest' | undefined;
  readonly label: string;
  readonly empty: string;
  readonly lead: string;
}

function Rows({ box, side, label, empty, lead }: RowsProps) {
  const list = useBookings(box, side);
  return (
    <section aria-labelledby="booking-list">
      <h2 id="booking-list" className="vh">
        {label}
      </h2>
      <List
        list={list}
        shown={list.items.length}
        things={['booking', 'bookings']}
        prefix="booking"
        level={3}
        empty={
          <EmptyState title={empty}>
            <p>{lead}</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map((booking) => (
            <Row key={booking.id} booking={booking} />
          ))}
        </ul>
      </List>
    </section>
  );
}

function Row({ booking }: { readonly booking: Booking }) {
  const { words, tone, icon } = statusOf(booking);
  return (
    <li id={`booking-${booking.id}`} tabIndex={-1} className="booking-row">
      <h3>
        <Link href={`/bookings/${booking.id}`}>
          {titleOf(booking)}
          <span className="vh">, {ownWhen(booking)}</span>
        </Link>
      </h3>
      <p>
        <time dateTime={booking.startsAt}>{ownWhen(booking)}</time>
      </p>
      {booking.side === 'host' && booking.hostName && <p className="soft small">With {booking.hostName}</p>}
      <p>
        <Chip tone={tone} icon={icon}>
          {words}
        </Chip>
      </p>
    </li>
  );
}
