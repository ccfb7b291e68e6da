import { useState } from 'react';
import { Call } from '#platform/web/call/call.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { CrisisSupportRequest } from '../contract.ts';
import { useAskAgain, useCallSetup } from './data-requests.ts';

const pace = 5000;

/** Who the other one is, as the reader may know it. */
const otherOf = ({ side, author, supporter }: CrisisSupportRequest): string =>
  side === 'author' ? (supporter?.displayName ?? 'Your supporter') : (author?.displayName ?? 'The person who asked');

/** Without a name it is text, unless the person who asked agrees to more. */
function SupportCall({ request }: { readonly request: CrisisSupportRequest }) {
  const { id, side, isAnonymous } = request;
  const [isIn, setIn] = useState(false);
  // A request that is closed or handed over ends its call, and that may be seen here first.
  useAskAgain([['getCrisisSupport', { id }]], isIn, pace);
  const isAuthor = side === 'author';
  return (
    <Section
      title="Call"
      id="call"
      intro={isIn ? undefined : 'The two of you can use live text, voice or a camera. Calls are never recorded.'}
    >
      <Call
        signal="crisisCall"
        room={id}
        other={otherOf(request)}
        offers={!isAuthor}
        useSetup={useCallSetup}
        label="Join Call"
        first={isAnonymous ? 'text' : 'voice'}
        isAsked={location.hash === '#call'}
        // A supporter is told on any page, an author on that of the request alone.
        seenWhen={isAuthor ? 'they’re on this site' : 'they open this request'}
        agreement={
          isAnonymous && isAuthor
            ? ({ relayOnly }) =>
                relayOnly
                  ? 'My supporter may hear or see me'
                  : 'My supporter may hear or see me, and their device may see my internet address'
            : undefined
        }
        caution={
          isAnonymous && !isAuthor
            ? 'They asked without a name. You can only hear each other if they agreed to more than text.'
            : undefined
        }
        onIn={setIn}
      />
    </Section>
  );
}

/** CRISIS-18: for the two of a request, from when it is accepted until it is closed. */
export function CallPart({ request }: { readonly request: CrisisSupportRequest }) {
  const { side, supporterId, responseTime, status } = request;
  const takesPart = side === 'author' || side === 'supporter';
  if (!takesPart || supporterId === null || responseTime === null || status === 'resolved') return null;
  // With the next supporter it is another call.
  return <SupportCall key={supporterId} request={request} />;
}
