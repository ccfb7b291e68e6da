import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import type { Booking } from '../contract.ts';
import { lateChoices } from '../pure/limits.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { useAccept, useLate, useOutcome, useStart, useWithdraw } from './data.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { done, focusTitle, notDone } from './done.ts';
import { HoursForm } from './hours-form.tsx';
import { LinkForm } from './link-form.tsx';
import { ProposeForm } from './propose-form.tsx';
import { otherName } from './words.ts';

type Open = 'cancel' | 'decline' | 'propose';

/** What the reader can do with a booking now; nothing is shown that can’t be done. */
export function BookingActions({ booking }: { readonly booking: Booking }) {
  const { id, version, actions, proposal, side } = booking;
  const [open, setOpen] = useState<Open>();
  const accept = useAccept({ onDone: () => done('Accepted'), onFail: notDone });
  const withdraw = useWithdraw({ onDone: () => done('Your proposal was withdrawn'), onFail: notDone });
  const can = (action: Booking['actions'][number]) => actions.includes(action);
  const close = () => setOpen(undefined);
  const answersChange = proposal !== null && proposal.by !== side;
  const isRequest = booking.status === 'requested';
  // A series is asked for as one, and can be answered as one.
  const together = isRequest ? (booking.series?.open ?? 1) : 1;
  if (actions.every((action) => action === 'rate')) return null;
  return (
    <Section title="What you can do">
      <div className="booking-acts">
        {(can('accept') || can('decline')) && (
          <div className="row">
            {can('accept') && together > 1 && (
              <Button
                variant="primary"
                pending={accept.pending}
                description="all bookings of a series"
                onClick={() => accept.mutate({ id, version, all: true })}
              >
                Accept all that wait
              </Button>
            )}
            {can('accept') && (
              <Button
                variant={together > 1 ? 'secondary' : 'primary'}
                pending={accept.pending}
                onClick={() => accept.mutate({ id, version })}
              >
                {answersChange ? 'Accept the change' : together > 1 ? 'Accept only this one' : 'Accept the booking'}
              </Button>
            )}
            {can('decline') && (
              <Button onClick={() => setOpen('decline')}>
                {answersChange ? 'Decline the change' : 'Decline the request'}
              </Button>
            )}
          </div>
        )}
        {can('start') && <Start booking={booking} />}
        {can('late') && <Late booking={booking} />}
        {can('setLink') && <LinkForm booking={booking} />}
        {(can('sayHappened') || can('sayMissed')) &&
          (booking.hours ? <HoursForm booking={booking} hours={booking.hours} /> : <Outcome booking={booking} />)}
        <div className="row">
          {can('propose') && open !== 'propose' && (
            <Button id="propose-change" onClick={() => setOpen('propose')}>
              Propose a change
            </Button>
          )}
          {can('withdraw') && (
            <Button pending={withdraw.pending} onClick={() => withdraw.mutate({ id, version })}>
              Withdraw your proposal
            </Button>
          )}
          {can('cancel') && !(isRequest && can('decline')) && (
            <Button onClick={() => setOpen('cancel')}>{isRequest ? 'Cancel the request' : 'Cancel the booking'}</Button>
          )}
        </div>
        {open === 'propose' && can('propose') && (
          <ProposeForm
            booking={booking}
            onDone={() => {
              close();
              done('Your proposal was sent');
            }}
            onClose={() => {
              close();
              focusTitle();
            }}
          />
        )}
        {open === 'decline' && <DeclineDialog booking={booking} onClose={close} onDone={() => done('Declined')} />}
        {open === 'cancel' && <CancelDialog booking={booking} onClose={close} onDone={() => done('Cancelled')} />}
      </div>
    </Section>
  );
}

/** Where hours are counted: the host says that it has begun. */
function Start({ booking: { id, version } }: { readonly booking: Booking }) {
  const start = useStart({ onDone: () => done('Saved: it has begun'), onFail: notDone });
  return (
    <Button pending={start.pending} onClick={() => start.mutate({ id, version })}>
      It has begun
    </Button>
  );
}

function Late({ booking: { id, version } }: { readonly booking: Booking }) {
  const [minutes, setMinutes] = useState('10');
  const late = useLate({
    onDone: () => announce('We’ve told them that you are running late'),
    onFail: failed('Couldn’t tell them'),
  });
  return (
    <div className="row">
      <Select
        label="Running late"
        value={minutes}
        options={lateChoices.map((one) => ({ value: String(one), label: `About ${one} minutes` }))}
        onChange={(event) => setMinutes(event.currentTarget.value)}
      />
      <Button
        pending={late.pending}
        description="running late"
        onClick={() => late.mutate({ id, version, minutes: Number(minutes) })}
      >
        Tell them
      </Button>
    </div>
  );
}

function Outcome({ booking }: { readonly booking: Booking }) {
  const { id, version, side, outcomes, actions } = booking;
  const name = otherName(booking);
  const theirs = outcomes[side === 'host' ? 'guest' : 'host'];
  const say = useOutcome({ onDone: () => done('Saved'), onFail: notDone });
  const says = theirs === 'happened' ? 'says that it took place' : 'says that you didn’t come';
  return (
    <div className="stack">
      <h3>How did it go?</h3>
      {theirs && (
        <p>
          {name} {says}. {outcomes[side] === null && 'If you don’t answer within a week, that counts.'}
        </p>
      )}
      <div className="row">
        {actions.includes('sayHappened') && (
          <Button
            variant="primary"
            pending={say.pending}
            onClick={() => say.mutate({ id, version, outcome: 'happened' })}
          >
            It took place
          </Button>
        )}
        {actions.includes('sayMissed') && (
          <Button
            pending={say.pending}
            description="it didn’t take place"
            onClick={() => say.mutate({ id, version, outcome: 'missed' })}
          >
            {name} didn’t come
          </Button>
        )}
      </div>
    </div>
  );
}
