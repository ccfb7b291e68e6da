import { Check, Clock } from 'lucide-react';
import { useState } from 'react';
import { mayHere } from '#platform/web/acting.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Space } from '../contract.ts';
import { useAnswerInvitation, useJoin, useWithdraw } from './data.ts';
import { actsId, isMembersPlace, isOutOfReach, joined, stayHere } from './join-answers.ts';
import { JoinDialog } from './join-dialog.tsx';
import type { SpaceLabels } from './labels.ts';

interface Props {
  readonly space: Space;
  readonly labels: SpaceLabels;
  /** On the page of the space itself there is no way to open it. */
  readonly own?: boolean;
}

/** How one stands to a space, and what one can do about it. */
export function JoinButton({ space, labels, own = false }: Props) {
  const { state, reason } = space.me;
  const forMember = isMembersPlace(space);
  const mayAct = !forMember || mayHere('joinSpace');
  const askAgain = `${forMember ? 'They' : 'You'} can ask again after a week.`;
  if (isOutOfReach(space)) return <p className="soft small">Stop acting to join or leave a community yourself.</p>;
  return (
    <fieldset className="row space-acts" id={actsId(space.id)} tabIndex={-1}>
      <legend className="vh">
        {forMember ? 'Their' : 'Your'} place in {space.name}
      </legend>
      {state === 'member' && (
        <>
          <Chip tone="ok" icon={Check}>
            Member
          </Chip>
          {!own && (
            <ButtonLink href={`${labels.base}/${space.id}`} description="a space">
              Open {labels.thing}
              <span className="vh"> {space.name}</span>
            </ButtonLink>
          )}
        </>
      )}
      {state === 'requested' && <Requested space={space} labels={labels} />}
      {state === 'invited' && <Invited space={space} labels={labels} />}
      {state === 'declined' && (
        <p className="space-reason">
          <strong>{forMember ? 'Their' : 'Your'} request was declined.</strong> {reason} {askAgain}
        </p>
      )}
      {mayAct && !['member', 'requested', 'invited'].includes(state) && <Join space={space} labels={labels} />}
    </fieldset>
  );
}

/** What only the member can answer: another name, or when they were born. */
const asksMember = ({ aliasesAllowed, me }: Space) => aliasesAllowed || me.needsBirthYear;
const theyJoin = 'Only they can join this one: it asks for a name or an age that are theirs to give.';

function Join({ space, labels }: Props) {
  const [open, setOpen] = useState(false);
  const isRequest = space.visibility !== 'public';
  const join = useJoin(labels, space.id, {
    onDone: () => joined(space, labels, isRequest),
    onFail: failed(isRequest ? 'Couldn’t send your request' : 'Couldn’t join'),
  });
  if (space.status === 'archived') return <Chip>Archived</Chip>;
  if (isMembersPlace(space) && asksMember(space)) return <p className="soft small">{theyJoin}</p>;
  const asks = asksMember(space) || (isRequest && space.questions.length > 0);
  return (
    <>
      <Button
        variant="primary"
        pending={join.pending}
        pendingText={isRequest ? 'Sending…' : 'Joining…'}
        onClick={() => (asks ? setOpen(true) : join.mutate({ id: space.id, answers: [] }))}
      >
        {isRequest ? 'Request to Join' : `Join ${labels.Thing}`}
        <span className="vh"> {space.name}</span>
      </Button>
      {isRequest && <span className="small soft">By invitation only. Belonging to it is shown nowhere else.</span>}
      {open && <JoinDialog space={space} labels={labels} onClose={() => setOpen(false)} />}
    </>
  );
}

function Requested({ space, labels }: Props) {
  const withdraw = useWithdraw(labels, space.id, {
    onDone: () => {
      toast({ title: 'Request withdrawn' });
      stayHere(space.id);
    },
    onFail: failed('Couldn’t withdraw the request'),
  });
  return (
    <>
      <Chip tone="gold" icon={Clock}>
        Request sent
      </Chip>
      {(!isMembersPlace(space) || mayHere('withdrawSpaceRequest')) && (
        <Button variant="quiet" pending={withdraw.pending} onClick={() => withdraw.mutate({ id: space.id })}>
          Withdraw<span className="vh"> the request to join {space.name}</span>
        </Button>
      )}
    </>
  );
}

const saidNo = 'You said no. No one is told.';

function Invited({ space, labels }: Props) {
  const [open, setOpen] = useState(false);
  const [accepting, setAccepting] = useState(false);
  const forMember = isMembersPlace(space);
  const answer = useAnswerInvitation(labels, space.id, {
    onDone: () => {
      if (accepting) joined(space, labels, false);
      else toast({ title: forMember ? `You said no for them. The ${labels.thing} isn’t told.` : saidNo });
    },
    onFail: failed('Couldn’t save your answer'),
  });
  const asks = asksMember(space);
  const mayAnswer = !forMember || mayHere('answerSpaceInvitation');
  const say = (accept: boolean) => {
    setAccepting(accept);
    answer.mutate({ id: space.id, accept });
  };
  return (
    <>
      <Chip tone="gold">{forMember ? 'They are' : 'You are'} invited</Chip>
      {forMember && mayAnswer && asks && <p className="soft small">{theyJoin}</p>}
      {mayAnswer && !(forMember && asks) && (
        <Button
          variant="primary"
          pending={answer.pending && accepting}
          onClick={() => (asks ? setOpen(true) : say(true))}
        >
          Accept<span className="vh"> the invitation to {space.name}</span>
        </Button>
      )}
      {mayAnswer && (
        <Button variant="quiet" pending={answer.pending && !accepting} onClick={() => say(false)}>
          No, thank you<span className="vh"> {space.name}</span>
        </Button>
      )}
      {open && <JoinDialog space={space} labels={labels} onClose={() => setOpen(false)} />}
    </>
  );
}
