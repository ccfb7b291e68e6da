import { Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CallSetup } from '#platform/contract/call.ts';
import { announce } from '../announce.ts';
import type { Read } from '../cache/use-read.ts';
import { Button } from '../ui/button.tsx';
import { CallRoom } from './call-room.tsx';
import { JoinForm } from './join-form.tsx';
import { type CallRoomName, useOtherIsThere } from './presence.ts';
import type { How } from './use-local-media.ts';
import './call.css';

export interface CallProps extends CallRoomName {
  /** Who the other one is, as the reader may know it; it begins sentences. */
  readonly other: string;
  /** One of the two makes the offers, so that they never cross; the same one always. */
  readonly offers: boolean;
  /** The area’s own read of what a browser needs to join this room. It is asked once somebody wants to. */
  readonly useSetup: (room: string) => Read<CallSetup>;
  /** What the button says: “Join the call”. */
  readonly label: string;
  /** How to join, until the reader chooses. */
  readonly first: How;
  /** The form is there at once; so is its focus when the reader came for it. */
  readonly isAsked: boolean;
  /** When the other learns that somebody waits, after “They’ll see you’re waiting when”. */
  readonly seenWhen: string;
  /** What the reader has to agree to before more than text; undefined: joining is enough. */
  readonly agreement?: ((setup: CallSetup) => string) | undefined;
  /** What to know before more than text. */
  readonly caution?: string | undefined;
  /** For the form’s Cancel; without it the form folds. */
  readonly onCancel?: (() => void) | undefined;
  /** This browser is in the call now, or is not any longer. */
  readonly onIn?: (isIn: boolean) => void;
}

interface Joined {
  readonly how: How;
  readonly setup: CallSetup;
}

/**
 * A call between two, with live text always: the button, the form that says what joining shows, and the room. It ends
 * when it leaves the page. A call with somebody else needs another key.
 */
export function Call(props: CallProps) {
  const { other, label, isAsked, onCancel } = props;
  const [isAsking, setAsking] = useState(isAsked);
  const [joined, setJoined] = useState<Joined>();
  const isThere = useOtherIsThere(props);
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  const isIdle = !isAsking && !joined;
  useEffect(() => {
    if (isIdle && wasAway.current) button.current?.focus();
    wasAway.current = !isIdle;
  }, [isIdle]);
  const isWaitedFor = isThere && !joined;
  useEffect(() => {
    if (isWaitedFor) announce(`${other} is waiting in the call.`);
  }, [isWaitedFor, other]);
  const leave = (toAsk: boolean) => {
    setJoined(undefined);
    setAsking(toAsk);
  };
  const cancel = () => {
    setAsking(false);
    onCancel?.();
  };
  return (
    <div className="stack">
      {isWaitedFor && (
        <p>
          <strong>{other} is waiting in the call.</strong>
        </p>
      )}
      {isIdle && (
        <div>
          <Button ref={button} icon={Phone} description="a call" onClick={() => setAsking(true)}>
            {label}
          </Button>
        </div>
      )}
      {isAsking && !joined && (
        <JoinForm {...props} onCancel={cancel} onJoin={(how, setup) => setJoined({ how, setup })} />
      )}
      {joined && <CallRoom {...props} {...joined} onLeave={leave} />}
    </div>
  );
}
