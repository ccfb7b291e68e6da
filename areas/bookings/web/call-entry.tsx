import { Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { useOtherIsThere } from '#platform/web/call/presence.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Booking } from '../contract.ts';
import { callAddress, callRoom } from './call-room-name.ts';
import { useCallStage } from './use-call-stage.ts';
import { clock, dayName, ownZone } from './when.ts';
import { otherName } from './words.ts';

/** The way into the call of a booking, from 15 minutes before it starts; until then, when that is. */
export function CallEntry({ booking }: { readonly booking: Booking }) {
  const { id, call } = booking;
  const stage = useCallStage(call);
  const before = useRef(stage);
  const isThere = useOtherIsThere(callRoom(id)) && stage === 'open';
  const other = otherName(booking);
  useEffect(() => {
    if (before.current === 'early' && stage === 'open') announce('You can join the call now.');
    before.current = stage;
  }, [stage]);
  useEffect(() => {
    if (isThere) announce(`${other} is waiting in the call.`);
  }, [isThere, other]);
  if (!call || stage === 'none' || stage === 'over') return null;
  const zone = ownZone();
  return (
    <Section title="Call">
      <div className="stack">
        {isThere && (
          <p>
            <strong>{other} is waiting in the call.</strong>
          </p>
        )}
        {stage === 'early' ? (
          <p>
            You can join the call here from {clock(call.opensAt, zone)} on {dayName(call.opensAt, zone)}. That is 15
            minutes before it starts.
          </p>
        ) : (
          <>
            <div>
              <ButtonLink href={callAddress(id)} variant="primary" icon={Phone}>
                Join the call
              </ButtonLink>
            </div>
            <p className="soft">
              It is open until {clock(call.closesAt, zone)}. You can use live text, voice or a camera, and nothing is
              kept.
            </p>
          </>
        )}
      </div>
    </Section>
  );
}
