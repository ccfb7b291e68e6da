import { Check } from 'lucide-react';
import { useState } from 'react';
import { Time } from '#platform/web/time/time.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MentorshipRequest } from '../contract.ts';
import { focusWords } from '../pure/options.ts';
import { useAccept, useReceived, useSent, useWithdraw } from './data.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { requestWords } from './words.ts';

/** MENTOR-23 */
const updated = () => {
  document.getElementById('page-title')?.focus();
  toast({ title: 'Request Updated', description: 'The mentorship request has been updated.' });
};

/** MENTOR-07, -09 to -11 */
export function Requests() {
  return (
    <div className="mentor-find">
      <Received />
      <Sent />
    </div>
  );
}

function Received() {
  const list = useReceived();
  return (
    <Section title="Requests to you">
      {list.loading ? (
        <Spinner label="Loading requests to you" />
      ) : (
        <List
          list={list}
          shown={list.items.length}
          things={['request', 'requests']}
          prefix="mentor-request"
          level={3}
          moreLabel="Show more requests to you"
          empty={
            <EmptyState title="No pending requests">
              <p>When someone asks you to be their mentor, it shows here.</p>
            </EmptyState>
          }
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list mentor-cards" role="list">
            {list.items.map((request) => (
              <ReceivedRequest key={request.id} request={request} />
            ))}
          </ul>
        </List>
      )}
    </Section>
  );
}

function ReceivedRequest({ request }: { readonly request: MentorshipRequest }) {
  const { id, mentee } = request;
  const [isDeclining, setIsDeclining] = useState(false);
  const accept = useAccept({ onDone: updated, onFail: failed('Couldn’t accept the request') });
  const about = <span className="vh"> of {mentee.name}</span>;
  return (
    <li className="sheet mentor" id={`mentor-request-${id}`} tabIndex={-1}>
      <div className="mentor-who">
        <Avatar name={mentee.name} src={mentee.avatar} />
        <h3>
          <Link href={`/profile/${mentee.id}`}>{mentee.name}</Link>
        </h3>
      </div>
      <Words request={request} />
      <div className="row">
        <Button
          variant="primary"
          icon={Check}
          pending={accept.pending}
          pendingText="Accepting…"
          onClick={() => accept.mutate({ requestId: id })}
        >
          Accept this request{about}
        </Button>
        <Button onClick={() => setIsDeclining(true)}>Decline this request{about}</Button>
      </div>
      {isDeclining && <DeclineDialog request={request} onClose={() => setIsDeclining(false)} onDone={updated} />}
    </li>
  );
}

/** What the mentee wrote: the mentor sees exactly this. */
const Words = ({
  request: { focusArea, goals, message, createdAt, expiresAt, status },
}: {
  readonly request: MentorshipRequest;
}) => (
  <>
    <p>
      <Chip>{focusWords[focusArea]}</Chip>
    </p>
    {message && <p className="mentor-words">{message}</p>}
    <ul aria-label="Goals">
      {goals.map((goal) => (
        <li key={goal}>{goal}</li>
      ))}
    </ul>
    <p className="soft small">
      Sent <Time value={createdAt} look="absolute" />
      {status === 'pending' && (
        <>
          . It ends <Time value={expiresAt} look="absolute" /> without an answer
        </>
      )}
      .
    </p>
  </>
);

function Sent() {
  const list = useSent();
  return (
    <Section title="Requests you sent">
      {list.loading ? (
        <Spinner label="Loading requests you sent" />
      ) : (
        <List
          list={list}
          shown={list.items.length}
          things={['request', 'requests']}
          prefix="mentor-sent"
          level={3}
          moreLabel="Show more requests you sent"
          empty={<p className="soft">You haven’t asked anyone yet.</p>}
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list mentor-cards" role="list">
            {list.items.map((request) => (
              <SentRequest key={request.id} request={request} />
            ))}
          </ul>
        </List>
      )}
    </Section>
  );
}

function SentRequest({ request }: { readonly request: MentorshipRequest }) {
  const { id, mentor, status, reason, mentorshipId } = request;
  const withdraw = useWithdraw({
    onDone: () => {
      document.getElementById(`mentor-sent-${id}`)?.focus();
      toast({ title: 'Request withdrawn', description: `${mentor.name} no longer sees it.` });
    },
    onFail: failed('Couldn’t withdraw the request'),
  });
  return (
    <li className="sheet mentor" id={`mentor-sent-${id}`} tabIndex={-1}>
      <div className="mentor-top">
        <h3>To {mentor.name}</h3>
        <Chip tone={status === 'pending' ? 'action' : status === 'accepted' ? 'ok' : 'plain'}>
          {requestWords[status]}
        </Chip>
      </div>
      <Words request={request} />
      {reason && (
        <p className="mentor-words">
          <strong>Their reason:</strong> {reason}
        </p>
      )}
      {mentorshipId !== null && (
        <p>
          <Link href={`/mentor-matching/mentorships/${mentorshipId}`}>Open the mentorship with {mentor.name}</Link>
        </p>
      )}
      {status === 'pending' && (
        <div className="row">
          <Button pending={withdraw.pending} onClick={() => withdraw.mutate({ requestId: id })}>
            Withdraw the request<span className="vh"> to {mentor.name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
