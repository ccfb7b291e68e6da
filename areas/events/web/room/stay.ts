import { useEffect, useEffectEvent } from 'react';
import { tell } from '#platform/web/live/connection.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import { roomLimits } from '../../pure/options.ts';
import { readRoomAgain } from '../data.ts';

interface Beat {
  readonly eventId: number;
  readonly isIn: boolean;
  /** The member’s place in the call has not lapsed. */
  readonly inCall: boolean;
  readonly present: readonly number[];
}
const isBeat = (payload: object): payload is Beat => 'isIn' in payload && 'present' in payload;
const isAbout = (payload: object, eventId: number) => 'eventId' in payload && payload.eventId === eventId;

interface Stay {
  /** This page takes part in the call. */
  readonly inCall: boolean;
  readonly onBeat: (beat: Pick<Beat, 'present' | 'inCall'>) => void;
  /** Nothing was heard of this page for too long. */
  readonly onLost: () => void;
  /** They left in another tab, or the organiser removed them or ended the event. */
  readonly onEnded: () => void;
  /** Something may have been said while there was no connection. */
  readonly onGap: () => void;
}

/**
 * Says every few seconds that this page is still open, and hears what becomes of the room. Without it the server counts
 * whoever closed the page as gone after 30 seconds.
 */
export function useStay(eventId: number, { inCall, onBeat, onLost, onEnded, onGap }: Stay): void {
  const memberId = useSession().member?.id;
  const topic = memberId === undefined ? undefined : `user:${memberId}`;
  const again = () => readRoomAgain(eventId);
  useLive(topic, ({ name, payload }) => {
    if (!isAbout(payload, eventId)) return;
    if (name === 'eventVisitEnded') return onEnded();
    if (name !== 'eventHere' || !isBeat(payload)) return;
    if (payload.isIn) onBeat(payload);
    else onLost();
  });
  useLive(`event-room:${eventId}`, again, {
    onStart: again,
    onGap: () => {
      again();
      onGap();
    },
  });
  const beat = useEffectEvent(() => {
    tell('signal', { name: 'eventHere', content: { eventId, call: inCall } });
  });
  useEffect(() => {
    beat();
    const timer = setInterval(() => beat(), roomLimits.beatMs);
    return () => clearInterval(timer);
  }, []);
}
