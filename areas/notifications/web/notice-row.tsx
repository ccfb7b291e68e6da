import { Bell, Check, Heart, MessageSquare, Pencil, Trash2, UserPlus } from 'lucide-react';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Icon, type LucideIcon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { Notification } from '../contract.ts';
import { useDeleteNotice, useMarkRead } from './data.ts';
import { momentWords } from './moments.ts';
import { MuteButton } from './mute-button.tsx';
import { StopButton } from './stop-button.tsx';

const icons: Readonly<Record<string, LucideIcon>> = {
  postLiked: Heart,
  commentCreated: MessageSquare,
  commentLiked: Heart,
  memberFollowed: UserPlus,
  descriptionOffered: Pencil,
  descriptionAccepted: Check,
  easyOffered: Pencil,
  easyAccepted: Check,
};

const notDone = failed('Couldn’t change the notification');

/** The reader's own clock. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** One sentence that leads to the thing itself, why it came, and what can be done with it. */
export function NoticeRow({
  notice,
  told,
  onMarked,
  onGone,
  onPress,
}: {
  readonly notice: Notification;
  /** Its words, and which of several with the same. */
  readonly told: string;
  readonly onMarked: () => void;
  readonly onGone: () => void;
  /** Before the row changes or goes: the list looks after the focus. */
  readonly onPress: () => void;
}) {
  const { id, kind, text, link, updatedAt, readAt, why, stopped, thing, muted } = notice;
  const follow = useMarkRead({ onFail: notDone });
  const read = useMarkRead({ onDone: onMarked, onFail: notDone });
  const remove = useDeleteNotice({ onDone: onGone, onFail: notDone });
  const isNew = readAt === null;
  const act = (work: () => void) => () => {
    onPress();
    work();
  };
  return (
    <li className="notice" id={`notice-${id}`} data-new={isNew || undefined}>
      <span className="notice-icon">
        <Icon icon={icons[kind] ?? Bell} />
      </span>
      <div className="notice-words">
        <h3>
          <Link href={link} onClick={() => isNew && follow.mutate({ id })}>
            {text}
            {told !== text && <span className="vh">{told.slice(text.length)}</span>}
          </Link>
        </h3>
        <p className="row small">
          {isNew && <Chip tone="gold">New</Chip>}
          <Time value={updatedAt} />
        </p>
        <p className="soft small">{why}</p>
        {stopped && (
          <p className="small">
            Stopped. You won’t get more notifications of this kind.{' '}
            <Link href="/notifications/settings">Turn it on in notification settings</Link>
          </p>
        )}
        {muted && thing && (
          <p className="small">
            Muted {muted.until ? `until ${momentWords(muted.until, zone)}` : 'until you unmute it'}: you won’t get
            notifications about this {thing}.
          </p>
        )}
        <div className="row notice-acts">
          {isNew && (
            <Button variant="quiet" icon={Check} pending={read.pending} onClick={act(() => read.mutate({ id }))}>
              Mark as read<span className="vh"> this notification: {told}</span>
            </Button>
          )}
          <Button variant="quiet" icon={Trash2} pending={remove.pending} onClick={act(() => remove.mutate({ id }))}>
            Remove<span className="vh"> this notification: {told}</span>
          </Button>
          <StopButton notice={notice} told={told} />
          {thing && <MuteButton notice={notice} told={told} thing={thing} />}
        </div>
      </div>
    </li>
  );
}
