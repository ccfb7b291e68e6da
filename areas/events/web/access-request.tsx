import { type ReactNode, useRef, useState } from 'react';
import { Ticks, usePassport } from '#areas/passport/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { EventDetail } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { useAskAccess, useWithdrawAccess } from './data.ts';
import { isOver, longDay, momentText } from './times.ts';

/** What the organiser is told of one's needs: ticked items, words, or both; and what they answered. */
export function AccessRequest({ event }: { readonly event: EventDetail }) {
  const { member } = useSession();
  const [asking, setAsking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // What is asked and the form take each other's place: the focus stays here.
  const change = (next: boolean) => {
    setAsking(next);
    box.current?.focus();
  };
  if (!member || event.mine || event.cancelledAt || isOver(event)) return null;
  const request = event.myAccessRequest;
  if (event.myAlias && !event.myStanding) {
    return (
      <Section title="Tell them what you need" side className="event-tell">
        <p>
          Here you’re “{event.myAlias}”. Register first. Then the organiser sees your real name, and you can tell them
          what you need.
        </p>
      </Section>
    );
  }
  return (
    <Section title="Tell them what you need" side className="event-tell">
      {/* biome-ignore lint/a11y/useSemanticElements: it is no field set, only a place for the focus */}
      <div ref={box} role="group" aria-label="Access request" tabIndex={-1}>
        {request && !asking ? (
          <Asked event={event} request={request} onChange={() => change(true)} onGone={() => change(false)} />
        ) : (
          <Ask event={event} onEnd={() => change(false)} />
        )}
      </div>
    </Section>
  );
}

const states = {
  open: 'No answer yet',
  confirmed: 'Confirmed',
  not_possible: 'Not possible',
} as const;

interface AskedProps {
  readonly event: EventDetail;
  readonly request: NonNullable<EventDetail['myAccessRequest']>;
  readonly onChange: () => void;
  readonly onGone: () => void;
}

const deadlinePassed = ({ accessDeadlineAt }: EventDetail) =>
  accessDeadlineAt !== null && Date.parse(accessDeadlineAt) <= Date.now();

function Asked({ event, request, onChange, onGone }: AskedProps): ReactNode {
  const withdraw = useWithdrawAccess({
    onDone: () => {
      onGone();
      announce('Access request withdrawn');
    },
    onFail: failed('Couldn’t withdraw your request'),
  });
  const count = request.itemIds.length;
  return (
    <div className="stack">
      <p>
        <b>{states[request.state]}</b>
      </p>
      {request.answer && <p className="event-text">“{request.answer}”</p>}
      <p className="small soft">
        You asked on {longDay(request.askedAt)}.
        {count > 0 && ` The organiser sees ${counted(count, 'need')} of your passport.`}
      </p>
      {request.words && <p className="event-text small">You wrote: {request.words}</p>}
      <div className="row">
        {!deadlinePassed(event) && <Button onClick={onChange}>Change</Button>}
        <Button variant="quiet" pending={withdraw.pending} onClick={() => withdraw.mutate({ id: event.id })}>
          Withdraw
        </Button>
      </div>
    </div>
  );
}

function Ask({ event, onEnd }: { readonly event: EventDetail; readonly onEnd: () => void }) {
  const { data } = usePassport();
  const ask = useAskAccess();
  const { id, accessDeadlineAt, zone, myAccessRequest } = event;
  const form = useForm({
    initial: {
      itemIds: (myAccessRequest?.itemIds ?? []) as readonly number[],
      words: myAccessRequest?.words ?? '',
    },
    validate: ({ itemIds, words }) => ({
      words: itemIds.length > 0 || words.trim() ? undefined : 'Tick a need or write what you need.',
    }),
    submit: async ({ itemIds, words }) => {
      await ask.mutateAsync({ id, itemIds: [...itemIds], words: words.trim() });
      toast({ title: 'Access request sent', description: 'You’ll get a notification when the organiser answers.' });
      onEnd();
    },
  });
  if (deadlinePassed(event)) return <p className="soft">The day for access requests has passed.</p>;
  return (
    <form className="event-ask" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      {data && data.items.length > 0 && (
        <Ticks
          legend="From your access passport"
          hint="The organiser only sees what you tick, and you can withdraw it."
          items={data.items}
          values={form.values.itemIds}
          onChange={(itemIds) => form.setValues({ itemIds })}
        />
      )}
      {data?.items.length === 0 && (
        <p className="small soft">
          With an <Link href="/access-passport">access passport</Link> you tick your needs here instead of writing them
          each time.
        </p>
      )}
      <TextArea label="Anything else" optional rows={2} limit={limits.words} {...form.field('words')} />
      {accessDeadlineAt && <p className="small">Ask by {momentText(accessDeadlineAt, zone)}.</p>}
      <div className="row">
        <Button type="submit" pending={form.submitting}>
          Send access request
        </Button>
        {myAccessRequest && (
          <Button variant="quiet" onClick={onEnd}>
            Keep the earlier one
          </Button>
        )}
      </div>
    </form>
  );
}
