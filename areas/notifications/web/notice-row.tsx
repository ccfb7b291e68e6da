import { Bell, Check, Heart, MessageSquare, Pencil, Trash2, UserPlus } from 'lucide-react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Icon, type LucideIcon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Notification, NotificationKind } from '../contract.ts';
import { useDeleteNotice, useMarkRead } from './data.ts';

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  postLiked: Heart,
  commentCreated: MessageSquare,
  memberFollowed: UserPlus,
  descriptionOffered: Pencil,
  descriptionAccepted: Check,
};

const failed = (error: Error) =>
  toast({ title: 'The notice was not changed', description: textForPeople(error), variant: 'destructive' });

/** One sentence that leads to the thing itself, why it came, and what can be done with it. */
export function NoticeRow({
  notice,
  onMarked,
  onGone,
  onPress,
}: {
  readonly notice: Notification;
  readonly onMarked: () => void;
  readonly onGone: () => void;
  /** Before the row changes or goes: the list looks after the focus. */
  readonly onPress: () => void;
}) {
  const { id, kind, text, link, updatedAt, readAt, why } = notice;
  const follow = useMarkRead({ onFail: failed });
  const read = useMarkRead({ onDone: onMarked, onFail: failed });
  const remove = useDeleteNotice({ onDone: onGone, onFail: failed });
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
          </Link>
        </h3>
        <p className="row small">
          {isNew && <Chip tone="gold">New</Chip>}
          <Time value={updatedAt} />
        </p>
        <p className="soft small">{why}</p>
        <div className="row notice-acts">
          {isNew && (
            <Button variant="quiet" icon={Check} pending={read.pending} onClick={act(() => read.mutate({ id }))}>
              Mark as read<span className="vh"> this notice: {text}</span>
            </Button>
          )}
          <Button variant="quiet" icon={Trash2} pending={remove.pending} onClick={act(() => remove.mutate({ id }))}>
            Remove<span className="vh"> this notice: {text}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}
