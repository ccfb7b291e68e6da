import { Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { CrisisCall, CrisisSupportRequest } from '../../contract.ts';
import { CallRoom } from './call-room.tsx';
import { JoinForm } from './join-form.tsx';
import { useOtherIsThere } from './use-call.ts';
import type { How } from './use-local-media.ts';
import './call.css';

interface Joined {
  readonly how: How;
  readonly setup: CrisisCall;
}

/** Who the other one is, as the reader may know it. */
const otherOf = ({ side, author, supporter }: CrisisSupportRequest): string =>
  side === 'author' ? (supporter?.displayName ?? 'Your supporter') : (author?.displayName ?? 'The person who asked');

function Call({ request }: { readonly request: CrisisSupportRequest }) {
  const [isAsking, setAsking] = useState(() => location.hash === '#call');
  const [joined, setJoined] = useState<Joined>();
  const isThere = useOtherIsThere(request.id);
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  const other = otherOf(request);
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
  return (
    <Section
      title="Call"
      id="call"
      intro={joined ? undefined : 'The two of you can use live text, voice or a camera. Calls are never recorded.'}
    >
      <div className="stack">
        {isWaitedFor && (
          <p>
            <strong>{other} is waiting in the call.</strong>
          </p>
        )}
        {isIdle && (
          <div>
            <Button ref={button} icon={Phone} onClick={() => setAsking(true)}>
              Join Call
            </Button>
          </div>
        )}
        {isAsking && !joined && (
          <JoinForm
            request={request}
            onCancel={() => setAsking(false)}
            onJoin={(how, setup) => setJoined({ how, setup })}
          />
        )}
        {joined && <CallRoom request={request} other={other} how={joined.how} setup={joined.setup} onLeave={leave} />}
      </div>
    </Section>
  );
}

/** CRISIS-18: for the two of a request, from when it is accepted until it is closed. */
export function CallPart({ request }: { readonly request: CrisisSupportRequest }) {
  const { side, supporterId, responseTime, status } = request;
  const takesPart = side === 'author' || side === 'supporter';
  if (!takesPart || supporterId === null || responseTime === null || status === 'resolved') return null;
  // With the next supporter it is another call.
  return <Call key={supporterId} request={request} />;
}
