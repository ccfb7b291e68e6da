import { CircleCheck, HandHelping, Hourglass, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { useSession } from '#platform/web/session.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { Conversation, Participant } from '../../contract.ts';
import { firstName, isMuted, lastSeenWords, mayInvite, otherOf, slowWords } from '../words.ts';
import { HeadMenu } from './head-menu.tsx';
import { PaceCard } from './pace-card.tsx';
import type { ConversationPaneProps, HeadDialog } from './pane-props.ts';
import type { LiveSwitch } from './use-live-switch.ts';

const FirstTalk = lazy(async () => ({ default: (await import('./first-talk.tsx')).FirstTalk }));
const PeopleDialog = lazy(async () => ({ default: (await import('../people/people-dialog.tsx')).PeopleDialog }));
const SupporterDialog = lazy(async () => ({
  default: (await import('../people/supporter-dialog.tsx')).SupporterDialog,
}));

type Props = Pick<ConversationPaneProps, 'headingId' | 'before' | 'after' | 'onGone'> & {
  readonly head: Conversation;
  readonly compact: boolean;
  readonly live: LiveSwitch;
};

/** Who it is with, whether they are here, how they want to talk, and what can be done with the conversation. */
export function PaneHead({ head, compact, live, headingId, before, after, onGone }: Props) {
  const [dialog, setDialog] = useState<HeadDialog>();
  const other = otherOf(head);
  const { id } = head;
  // Nobody has written yet, or someone new has and is not answered.
  const isFirst = id === null || head.state === 'request';
  const pace = other && other.pace !== '' ? <PaceCard person={other} /> : null;
  const close = () => setDialog(undefined);
  return (
    <>
      <div className="pane-head">
        {before}
        {!compact && <Avatar name={head.otherUser?.displayName ?? head.title} src={head.otherUser?.avatar} />}
        <div className="pane-name">
          <h2 id={headingId} tabIndex={-1}>
            {head.otherUser && !head.context ? (
              <Link className="plain" href={`/profile/${head.otherUser.id}`}>
                {head.title}
              </Link>
            ) : (
              head.title
            )}
          </h2>
          <Presence head={head} other={other} compact={compact} />
          {head.context?.href && (
            <p>
              <Link href={head.context.href}>{head.context.open}</Link>
            </p>
          )}
        </div>
        <div className="row pane-acts">
          {id !== null && !compact && mayInvite(head) && (
            <Button variant="quiet" icon={UserPlus} onClick={() => setDialog('supporter')}>
              Invite a supporter
            </Button>
          )}
          {id !== null && <HeadMenu head={head} id={id} live={live} onDialog={setDialog} onGone={onGone} />}
          {after}
        </div>
      </div>
      <Supporters head={head} onShow={() => setDialog('people')} />
      {other?.slowToReply && (
        <p className="pane-slow" id={`${headingId}-slow`}>
          <Icon icon={Hourglass} />
          <span>{slowWords(other.displayName)}</span>
        </p>
      )}
      {other && isFirst && (
        <Suspense fallback={pace}>
          <FirstTalk person={other} pace={pace} />
        </Suspense>
      )}
      {!isFirst && pace}
      <Suspense fallback={null}>
        {dialog === 'people' && id !== null && <PeopleDialog head={head} id={id} onClose={close} onGone={onGone} />}
        {dialog === 'supporter' && id !== null && <SupporterDialog head={head} id={id} onClose={close} />}
      </Suspense>
    </>
  );
}

function Presence({
  head,
  other,
  compact,
}: {
  readonly head: Conversation;
  readonly other: Participant | undefined;
  readonly compact: boolean;
}) {
  const muted = isMuted(head.mutedUntil) ? ' · Muted' : '';
  if (head.kind === 'group') {
    return (
      <p>
        {counted(head.peopleCount, 'person', 'people')}
        {muted}
      </p>
    );
  }
  if (other?.online) {
    return (
      <p>
        <span className="pane-online">
          <Icon icon={CircleCheck} />
          {compact ? 'Active now' : 'Online'}
        </span>
        {muted}
      </p>
    );
  }
  const seen = other?.showsPresence ? lastSeenWords(other.lastSeenAt) : '';
  return seen || muted ? (
    <p>
      {seen || muted.slice(3)}
      {seen && muted}
    </p>
  ) : null;
}

/** A supporter is seen by everybody, beside the one whom they support. */
function Supporters({ head, onShow }: { readonly head: Conversation; readonly onShow: () => void }) {
  const ownId = useSession().member?.id;
  const supporters = head.people.filter(({ role }) => role === 'supporter');
  if (supporters.length === 0) return null;
  const whose = (supports: number | null) => {
    if (supports === ownId) return 'your';
    const name = head.people.find(({ id }) => id === supports)?.displayName;
    return name ? `${firstName(name)}’s` : 'a';
  };
  return (
    <div className="pane-supporters">
      <Icon icon={HandHelping} />
      <p>
        {supporters
          .map(({ id, displayName, supports }) =>
            id === ownId
              ? `You’re here as ${whose(supports)} supporter.`
              : `${displayName} is here as ${whose(supports)} supporter.`,
          )
          .join(' ')}
      </p>
      <Button variant="quiet" onClick={onShow}>
        See who’s here
      </Button>
    </div>
  );
}
