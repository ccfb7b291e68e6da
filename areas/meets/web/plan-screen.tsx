import { CalendarX, Check, Clock, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTitle } from '#platform/web/router/title.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { MeetPlan } from '../contract.ts';
import { extensions } from '../pure/limits.ts';
import { useCancelPlan, useCheckIn, useExtend, useMeetsLive } from './data.ts';
import { contactWords, keptWords, stateWords, titleOf } from './plan-words.ts';
import { clockText, dayText, momentText } from './times.ts';
import { crumbs, WithPlan } from './with-plan.tsx';
import './meets.css';

// What was pressed is gone, and a dialog gives its focus back first.
const toHeading = () => setTimeout(() => document.getElementById('page-title')?.focus());

/** Turns once the moment has come, on a page that stays open. */
function useIsPast(moment: string): boolean {
  const time = Date.parse(moment);
  const [isPast, setIsPast] = useState(() => time <= Date.now());
  useEffect(() => {
    setIsPast(time <= Date.now());
    const wait = time - Date.now();
    // A timer of more than 24 days ends at once.
    if (wait <= 0 || wait > 86_400_000) return;
    const timer = setTimeout(() => setIsPast(true), wait);
    return () => clearTimeout(timer);
  }, [time]);
  return isPast;
}

function Answers({ plan }: { readonly plan: MeetPlan }) {
  const { id, zone } = plan;
  const [asking, setAsking] = useState(false);
  const safe = useCheckIn({
    onDone: () => {
      toast({ title: 'You’ve checked in', description: 'Good to know you’re safe.' });
      toHeading();
    },
    onFail: failed('Couldn’t check you in'),
  });
  const extend = useExtend({
    onDone: ({ checkInAt }) => toast({ title: `Your check-in is now at ${clockText(checkInAt, zone)}` }),
    onFail: failed('Couldn’t move your check-in'),
  });
  const cancel = useCancelPlan({
    onDone: () => {
      setAsking(false);
      toast({ title: 'Plan cancelled', description: 'No one will be told anything.' });
      toHeading();
    },
    onFail: (error) => {
      setAsking(false);
      failed('Couldn’t cancel the plan')(error);
    },
  });
  return (
    <>
      <div className="row">
        <Button variant="primary" size="l" icon={Check} pending={safe.pending} onClick={() => safe.mutate({ id })}>
          Check in: I’m safe
        </Button>
        {plan.state === 'planned' &&
          extensions.map((minutes) => (
            <Button
              key={minutes}
              icon={Clock}
              description="More minutes"
              onClick={() => extend.mutate({ id, minutes })}
            >
              {minutes} more minutes
            </Button>
          ))}
      </div>
      {plan.state === 'planned' && (
        <div className="row">
          <ButtonLink icon={Pencil} href={`/meets/${id}/edit`}>
            Change the plan
          </ButtonLink>
          <Button variant="quiet" icon={CalendarX} onClick={() => setAsking(true)}>
            Cancel the plan
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title="Cancel this plan?"
        confirmLabel="Cancel the plan"
        pending={cancel.pending}
        onConfirm={() => cancel.mutate({ id })}
        onCancel={() => setAsking(false)}
      >
        <p>You won’t be asked to check in, and your contact won’t be told anything.</p>
      </ConfirmDialog>
    </>
  );
}

function Standing({ plan, isDue }: { readonly plan: MeetPlan; readonly isDue: boolean }) {
  const { contact, state } = plan;
  if (state === 'told')
    return (
      <Notice tone="danger" title={`${contact.name || 'Your contact'} has been told`}>
        You didn’t check in. They know when and where you planned to be. If you’re safe, tell them now.
      </Notice>
    );
  if (state === 'missed')
    return (
      <Notice tone="warn" title="You missed your check-in">
        No one was told, because no contact had agreed.
      </Notice>
    );
  if (state === 'planned' && isDue)
    return (
      <Notice tone="warn" title="Are you safe?">
        It’s time to check in. {contact.state === 'agreed' ? `Soon we tell ${contact.name}.` : ''}
      </Notice>
    );
  return null;
}

function Detail({ plan }: { readonly plan: MeetPlan }) {
  const { startsAt, checkInAt, zone, state } = plan;
  const title = titleOf(plan);
  useMeetsLive();
  useTitle(title);
  const isDue = useIsPast(checkInAt);
  const told = contactWords(plan);
  const isOpen = state === 'planned' || state === 'told' || state === 'missed';
  return (
    <article className="stack meet-plan" aria-labelledby="page-title">
      <PageTitle title={title} lead={dayText(startsAt, zone)} crumbs={crumbs}>
        <p>
          <Chip tone={state === 'safe' ? 'ok' : undefined}>{stateWords[state]}</Chip>
        </p>
      </PageTitle>
      <Standing plan={plan} isDue={isDue} />
      {isOpen && <Answers plan={plan} />}
      <ol className="meet-path">
        {plan.transportThere && (
          <li>
            <span className="meet-when">Before</span>
            <div>
              <h2>Getting there</h2>
              <p>{plan.transportThere}</p>
            </div>
          </li>
        )}
        <li data-do="">
          <span className="meet-when">{clockText(startsAt, zone)}</span>
          <div>
            <h2>{plan.place}</h2>
            {plan.access && <p>{plan.access}</p>}
          </div>
        </li>
        {plan.transportBack && (
          <li>
            <span className="meet-when">After</span>
            <div>
              <h2>Getting home</h2>
              <p>{plan.transportBack}</p>
            </div>
          </li>
        )}
        <li data-do="">
          <span className="meet-when">{clockText(checkInAt, zone)}</span>
          <div>
            <h2>Check in</h2>
            <p>
              We ask if you’re safe
              {dayText(checkInAt, zone) === dayText(startsAt, zone) ? '' : `, ${momentText(checkInAt, zone)}`}. One
              press answers.
            </p>
          </div>
        </li>
        {state === 'planned' && (
          <li data-told="">
            <span className="meet-when">Then</span>
            <div>
              <h2>{told.title}</h2>
              <p>{told.text}</p>
              {plan.contact.state !== 'none' && (
                <p>
                  They hear the time and the place
                  {plan.tellWho && plan.who ? `, and that you’re meeting ${plan.who}` : ''}. We don’t call the police.
                  They decide.
                </p>
              )}
            </div>
          </li>
        )}
      </ol>
      <p className="small soft">{keptWords}</p>
    </article>
  );
}

export function Screen({ params }: { readonly params: { readonly id: string } }) {
  return <WithPlan id={params.id}>{(plan) => <Detail key={plan.id} plan={plan} />}</WithPlan>;
}
