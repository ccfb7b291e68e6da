import { Ban, Check, X } from 'lucide-react';
import { useState } from 'react';
import { BlockDialog } from '#areas/people/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Conversation } from '../../contract.ts';
import { useAnswer } from '../data.ts';
import { firstName } from '../words.ts';

const notDone = failed('Couldn’t save your answer');

/** Somebody new has written: first a plain warning, then three answers. */
export function RequestBar({
  head,
  id,
  onGone,
}: {
  readonly head: Conversation;
  readonly id: number;
  readonly onGone: (() => void) | undefined;
}) {
  const [blocking, setBlocking] = useState(false);
  const { otherUser } = head;
  const isGroup = head.kind === 'group';
  const answer = useAnswer({
    onFail: notDone,
    onDone: (accepted) => {
      toast({
        title: accepted
          ? isGroup
            ? 'You’ve joined the group'
            : `You can now talk with ${head.title} now`
          : 'Request declined',
      });
      if (!accepted) onGone?.();
    },
  });
  return (
    <section className="pane-foot pane-request" aria-label="Message request">
      <p>
        <strong>
          {isGroup ? 'You’ve been invited to this group.' : `${head.title} is new to you. Do you want to talk?`}
        </strong>
      </p>
      <p className="small">
        They can’t see if you’ve read this, and aren’t told if you decline. Don’t send money or bank details to people
        you don’t know.
      </p>
      <div className="row">
        <Button
          variant="primary"
          icon={Check}
          pending={answer.pending}
          onClick={() => answer.mutate({ id, accept: true })}
        >
          Accept
        </Button>
        <Button icon={X} onClick={() => answer.mutate({ id, accept: false })}>
          Decline
        </Button>
        {otherUser && (
          <Button variant="quiet" icon={Ban} data-safety="" onClick={() => setBlocking(true)}>
            Block<span className="vh"> {firstName(otherUser.displayName)}</span>
          </Button>
        )}
      </div>
      {otherUser && (
        <BlockDialog open={blocking} person={otherUser} onClose={() => setBlocking(false)} onBlocked={onGone} />
      )}
    </section>
  );
}
