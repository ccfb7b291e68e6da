/// <reference types="vite/client" />
import { MessageCircle } from 'lucide-react';
import { openChat } from '#areas/messages/web/public.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SkillBooking } from '../contract.ts';
import { Agreement } from './agreement.tsx';
import { BookingActions } from './booking-actions.tsx';
import { costText, otherName, otherOf, roleText, stateTone, stateWords, whenText } from './booking-words.ts';
import { useAgree, useBookingNews, useSkillBooking } from './data.ts';
import { crumbs } from './with-listing.tsx';
import './skills.css';

const bookingCrumbs = [...crumbs, { label: 'My Bookings', href: '/skills-marketplace?tab=bookings' }];

const words = {
  thing: 'booking',
  title: 'Skill booking',
  missing: 'Booking not found',
  lead: 'This booking doesn’t exist, or it isn’t yours.',
  way: { label: 'See your bookings', href: '/skills-marketplace?tab=bookings' },
  crumbs: bookingCrumbs,
};

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return (
    <ById id={params.id} use={useSkillBooking} words={words}>
      {(booking) => <Detail booking={booking} />}
    </ById>
  );
}

function Detail({ booking }: { readonly booking: SkillBooking }) {
  const { id, skillListing, status, notes, side, agreed, version, finishBy, outcomes } = booking;
  useTitle(skillListing.title);
  useBookingNews();
  const agree = useAgree({
    onDone: () => toast({ title: 'You said yes to the agreement' }),
    onFail: failed('Couldn’t save your answer'),
  });
  const other = otherOf(booking);
  const isOpen = status === 'pending' || status === 'confirmed';
  const [said, theirs] = side === 'owner' ? [outcomes.owner, outcomes.booker] : [outcomes.booker, outcomes.owner];
  return (
    <article className="stack skill-page" aria-labelledby="page-title">
      <PageTitle title={skillListing.title} crumbs={bookingCrumbs}>
        <div className="row">
          <Chip tone={stateTone(status)}>{stateWords[status]}</Chip>
        </div>
      </PageTitle>
      <Facts
        items={[
          { label: 'Who', value: roleText(booking) },
          { label: 'When', value: whenText(booking) },
          { label: 'Length', value: `${booking.duration} minutes` },
          { label: 'Cost', value: costText(booking) },
          ...(notes ? [{ label: 'Note', value: <span className="skill-words">{notes}</span> }] : []),
        ]}
      />
      {status === 'disputed' && (
        <Notice tone="warn" title="You say different things about it">
          You can change your answer. Otherwise a moderator decides, and until then the credit isn’t moved.
        </Notice>
      )}
      {status === 'confirmed' && said && (
        <p role="status">
          You said that it {said === 'happened' ? 'took place' : 'didn’t take place'}. If {otherName(booking)} says
          nothing within 7 days, your answer counts.
        </p>
      )}
      {status === 'confirmed' && theirs && (
        <p role="status">
          {otherName(booking)} said that it {theirs === 'happened' ? 'took place' : 'didn’t take place'}. If you say
          nothing within 7 days, that answer counts.
        </p>
      )}
      <BookingActions booking={booking} />
      <div className="row">
        {other && (
          <Button icon={MessageCircle} description="a message" onClick={() => openChat(`u${other.id}`)}>
            Message {other.name}
          </Button>
        )}
        {skillListing.id !== null && (
          <ButtonLink href={`/skills-marketplace/${skillListing.id}`} variant="quiet">
            See the listing
          </ButtonLink>
        )}
      </div>
      {finishBy && isOpen && (
        <Notice title="In your own time">
          Send letters, voice notes, videos or pictures with notes in your messages. When you are both done, say so
          here.
        </Notice>
      )}
      <Agreement booking={booking} />
      {isOpen && agreed[side] === null && booking.bookingId !== null && (
        <div className="row">
          <Button
            variant="primary"
            pending={agree.pending}
            pendingText="Saving…"
            onClick={() => agree.mutate({ id, version })}
          >
            Yes to this agreement
          </Button>
        </div>
      )}
    </article>
  );
}
