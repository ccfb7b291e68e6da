import { useEffect, useRef, useState } from 'react';
import type { CallSignal } from '#platform/contract/call.ts';
import { useLive } from '../live/use-live.ts';
import { useSession } from '../session.ts';
import { goneMs } from './pace.ts';

/** Which call it is. */
export interface CallRoomName {
  /** The signal of its area: 'bookingCall'. */
  readonly signal: string;
  /** Which of its calls, as its area’s rule knows it. */
  readonly room: string;
}

/** The server lets through only what is a signal, so that these two say which. */
const isCallSignal = (payload: object): payload is CallSignal => 'kind' in payload && 'room' in payload;

/** What the other one of a call says, to every open browser of this member. */
export function useHeard(signal: string, hear: (said: CallSignal) => void): void {
  const memberId = useSession().member?.id;
  useLive(memberId === undefined ? undefined : `user:${memberId}`, ({ name, payload }) => {
    if (name === signal && isCallSignal(payload)) hear(payload);
  });
}

/** Whether the other one is in the call now, for somebody who has not joined. */
export function useOtherIsThere({ signal, room }: CallRoomName): boolean {
  const [there, setThere] = useState(false);
  const lost = useRef<ReturnType<typeof setTimeout>>(undefined);
  useHeard(signal, (said) => {
    const hasLeft = said.kind === 'left' && !said.elsewhere;
    // What is said to a certain browser is said in the call.
    if (said.room !== room || (said.to !== undefined && !hasLeft)) return;
    clearTimeout(lost.current);
    setThere(!hasLeft);
    lost.current = setTimeout(() => setThere(false), goneMs);
  });
  useEffect(() => () => clearTimeout(lost.current), []);
  return there;
}
