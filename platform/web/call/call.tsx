import { Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CallSetup } from '#platform/contract/call.ts';
import { announce } from '../announce.ts';
import { Button } from '../ui/button.tsx';
import type { CallProps } from './call-props.ts';
import { CallRoom } from './call-room.tsx';
import { JoinForm } from './join-form.tsx';
import { useOtherIsThere } from './presence.ts';
import type { How } from './use-local-media.ts';
import './call.css';

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
