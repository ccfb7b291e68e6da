import { Check, Star, ThumbsDown, Video, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { SkillBooking } from '../contract.ts';
import { otherName } from './booking-words.ts';
import { useAnswer, useCancel, useSayOutcome } from './data.ts';
import { RateDialog } from './rate-dialog.tsx';

/** In a list, its link; on a page of its own, the title. */
function toState(id: number): void {
  const link = document.querySelector<HTMLElement>(`#skill-booking-${id} a`);
  (link ?? document.querySelector<HTMLElement>('#page-title'))?.focus();
}

/** What can be done with it now; of a live session, its time is changed at its own page. */
export function BookingActions({ booking }: { readonly booking: SkillBooking }) {
  const { id, bookingId, skillListing, status, meetingLink, actions, version, credit } = booking;
  const [asking, setAsking] = useState(false);
  const [rating, setRating] = useState(false);
  const isSaved = useRef(false);
  useEffect(() => {
    if (rating || !isSaved.current) return;
    isSaved.current = false;
    // The dialog gives focus back to its button, which goes once the review is read again.
    const timer = setTimeout(() => toState(id));
    return () => clearTimeout(timer);
  }, [rating, id]);
  const onFail = failed('Couldn’t change the booking');
  const done = (title: string) => () => {
    toast({ title });
    toState(id);
  };
  const answer = useAnswer({
    onDone: ({ status: now }) => done(now === 'confirmed' ? 'Booking accepted' : 'Booking declined')(),
    onFail,
  });
  const cancel = useCancel({ onDone: done('Booking cancelled'), onFail });
  const say = useSayOutcome({
    onDone: ({ status: now }) => done(now === 'completed' ? 'Booking completed' : 'Answer saved')(),
    onFail,
  });
  const about = <span className="vh">{`: ${skillListing.title}, booking ${id}`}</span>;
  const can = new Set<SkillBooking['actions'][number]>(actions);
  return (
    <div className="row">
      {status === 'confirmed' && meetingLink && (
        <ButtonLink href={meetingLink} variant="primary" icon={Video} newTab>
          Join Session{about}
        </ButtonLink>
      )}
      {can.has('rate') && (
        <Button icon={Star} onClick={() => setRating(true)}>
          Rate & Review{about}
        </Button>
      )}
      {can.has('accept') && (
        <Button
          variant="primary"
          icon={Check}
          pending={answer.pending}
          onClick={() => answer.mutate({ id, version, accepts: true })}
        >
          Accept this exchange{about}
        </Button>
      )}
      {can.has('decline') && (
        <Button icon={X} pending={answer.pending} onClick={() => answer.mutate({ id, version, accepts: false })}>
          Decline this exchange{about}
        </Button>
      )}
      {can.has('sayHappened') && (
        <Button icon={Check} pending={say.pending} onClick={() => say.mutate({ id, version, outcome: 'happened' })}>
          It’s done{about}
        </Button>
      )}
      {can.has('sayMissed') && (
        <Button
          variant="quiet"
          icon={ThumbsDown}
          pending={say.pending}
          onClick={() => say.mutate({ id, version, outcome: 'missed' })}
        >
          It wasn’t done{about}
        </Button>
      )}
      {can.has('cancel') && (
        <Button variant="quiet" icon={X} pending={cancel.pending} onClick={() => setAsking(true)}>
          Cancel this exchange{about}
        </Button>
      )}
      {bookingId !== null && <ButtonLink href={`/bookings/${bookingId}`}>Time and answers{about}</ButtonLink>}
      <ConfirmDialog
        open={asking}
        title="Cancel this exchange?"
        confirmLabel="Yes, cancel it"
        cancelLabel="Keep it"
        danger
        onConfirm={() => {
          setAsking(false);
          cancel.mutate({ id, version });
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          {otherName(booking)} will be told. You don’t have to say why.
          {credit.state === 'held' && ' Time credit that was set aside is free again.'}
        </p>
      </ConfirmDialog>
      {rating && (
        <RateDialog
          booking={booking}
          onClose={() => setRating(false)}
          onSaved={() => {
            isSaved.current = true;
            setRating(false);
          }}
        />
      )}
    </div>
  );
}
