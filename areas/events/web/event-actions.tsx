import { Bookmark, Share2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { signInHref } from '#areas/account/web/public.ts';
import { mayHere } from '#platform/web/acting.ts';
import { announce } from '#platform/web/announce.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { currentSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { CommunityEvent } from '../contract.ts';
import { useLeave, useRegister, useSave, useUnsave } from './data.ts';
import { mayDo } from './may-do.ts';
import { OwnName } from './own-name.tsx';
import { isFull, joinedWords } from './standing.ts';
import { isOver, nameOf } from './times.ts';

/** Guests are asked to sign in, and come back to where they were. */
const asMember = (run: () => void) => () => {
  if (currentSession().member) return run();
  navigate(signInHref(location.pathname + location.search));
};

async function share({ id, title }: CommunityEvent): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}/events/${id}`);
    toast({ title: 'Link copied', description: title });
  } catch {
    toast({
      title: 'Couldn’t copy the link',
      description: 'Open the event and copy its address.',
      variant: 'destructive',
    });
  }
}

/** EVENTS-11 */
export function SaveAndShare({ event, variant = 'quiet' }: { event: CommunityEvent; variant?: 'quiet' | 'secondary' }) {
  const { id, savedByMe } = event;
  const onFail = failed('Couldn’t save it');
  const [save, unsave] = [useSave({ onFail }), useUnsave({ onFail })];
  const toggle = asMember(() => {
    (savedByMe ? unsave : save).mutate({ id });
    announce(savedByMe ? 'Removed from your events' : 'Saved in My Events');
  });
  const named = <span className="vh"> {nameOf(event)}</span>;
  return (
    <>
      {mayDo('saveEvent', event) && (
        <Button
          icon={Bookmark}
          variant={variant}
          description={savedByMe ? 'Saved' : 'Save for later'}
          pressed={savedByMe}
          onClick={toggle}
        >
          {savedByMe ? 'Saved' : 'Save'}
          {named}
        </Button>
      )}
      <Button icon={Share2} variant={variant} onClick={() => void share(event)}>
        Share{named}
      </Button>
    </>
  );
}

const leaveWords = {
  going: { button: 'Cancel registration', title: 'Cancel your registration?', did: 'Registration cancelled' },
  requested: { button: 'Withdraw request', title: 'Withdraw your request?', did: 'Request withdrawn' },
  waiting: { button: 'Leave the waitlist', title: 'Leave the waitlist?', did: 'You left the waitlist' },
} as const;

function Leave({ event, pressed }: { readonly event: CommunityEvent; readonly pressed: RefObject<boolean> }) {
  const [asking, setAsking] = useState(false);
  const standing = event.myStanding;
  const known = standing && standing !== 'declined' ? leaveWords[standing] : undefined;
  const leave = useLeave({
    onDone: () => toast({ title: known?.did ?? 'Done', description: event.title }),
    onFail: failed('That didn’t work'),
  });
  if (!known || !mayDo('cancelRegistration', event)) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)} pending={leave.pending}>
        {known.button}
        <span className="vh"> {nameOf(event)}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={known.title}
        confirmLabel={known.button}
        cancelLabel="Keep it"
        onConfirm={() => {
          setAsking(false);
          pressed.current = true;
          leave.mutate({ id: event.id });
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          {standing === 'going' ? 'Your place goes to the next person on the waitlist. ' : ''}What you shared with the
          organiser for this event is withdrawn.
        </p>
      </ConfirmDialog>
    </>
  );
}

interface JoinProps {
  readonly event: CommunityEvent;
  readonly large?: boolean;
}

/** EVENTS-12: one way in, named by what it does; a full event refuses in words. */
export function JoinButton(props: JoinProps) {
  const { myStanding } = props.event;
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const before = useRef(myStanding);
  // One button takes the place of another: the focus goes along.
  useEffect(() => {
    if (before.current === myStanding) return;
    before.current = myStanding;
    if (pressed.current) box.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
    pressed.current = false;
  }, [myStanding]);
  return (
    <div className="row event-join" ref={box}>
      <Choice {...props} pressed={pressed} />
    </div>
  );
}

function Choice({ event, large = false, pressed }: JoinProps & { readonly pressed: RefObject<boolean> }) {
  const { id, mine, myAlias, myStanding, requiresApproval, hasWaitlist, registrationClosesAt } = event;
  const [showing, setShowing] = useState(false);
  const register = useRegister({
    onDone: (answer) => toast(joinedWords(answer)),
    onFail: failed('You’re not registered'),
  });
  const look = large ? ({ variant: 'primary', size: 'l', wide: true } as const) : {};
  const named = <span className="vh"> {nameOf(event)}</span>;
  if (isOver(event) || event.cancelledAt) return null;
  if (mine) {
    if (!mayHere('listEventPeople')) return null;
    return (
      <ButtonLink href={`/events/${id}/attendees`} {...look}>
        Attendees{named}
      </ButtonLink>
    );
  }
  if (myStanding === 'declined') return null;
  if (myStanding) return <Leave event={event} pressed={pressed} />;
  if (registrationClosesAt && Date.parse(registrationClosesAt) <= Date.now()) {
    return <p className="soft">Registration is closed.</p>;
  }
  if (!mayDo('registerForEvent', event)) return null;
  const send = (more: { ownName?: true } = {}) => {
    pressed.current = true;
    register.mutate({ id, ...more });
  };
  const join = (words: string) => (
    <>
      <Button {...look} pending={register.pending} onClick={asMember(() => (myAlias ? setShowing(true) : send()))}>
        {words}
        {named}
      </Button>
      <OwnName
        event={event}
        open={showing}
        confirmLabel={words}
        onConfirm={() => {
          setShowing(false);
          send({ ownName: true });
        }}
        onCancel={() => setShowing(false)}
      />
    </>
  );
  if (!isFull(event)) return join(requiresApproval ? 'Request to Join' : 'Register');
  return (
    <>
      <Button disabled>Event Full{named}</Button>
      {hasWaitlist && join(requiresApproval ? 'Request to Join' : 'Join the waitlist')}
    </>
  );
}

export const EventActions = ({ event }: { readonly event: CommunityEvent }) => (
  <div className="row event-foot">
    <JoinButton event={event} />
    <SaveAndShare event={event} />
  </div>
);
