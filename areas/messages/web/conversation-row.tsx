import { BellOff } from 'lucide-react';
import { Time } from '#platform/web/time/time.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { ConversationEntry } from '../contract.ts';
import { isMuted, rowTime, rowWords } from './words.ts';

/** MESSAGES-03 to MESSAGES-06: who, when, the last words, and whether they are new. */
export function ConversationRow({
  entry,
  ownId,
  current,
}: {
  readonly entry: ConversationEntry;
  readonly ownId: number;
  readonly current: boolean;
}) {
  const { id, title, createdAt, isRead, unread, otherUser, mutedUntil, state } = entry;
  return (
    <li className="convo-item" id={`conversation-${id}`}>
      <Link
        href={`/messages/${id}${state === 'request' ? '#conversation' : '#write'}`}
        className="convo"
        aria-current={current ? 'true' : undefined}
        data-unread={isRead ? undefined : ''}
        data-focus-key={`conversation-${id}`}
      >
        <Avatar name={otherUser?.displayName ?? title} src={otherUser?.avatar} />
        <div className="convo-line">
          <h3 className="convo-name">{title}</h3>
          <Time value={createdAt} words={rowTime(createdAt)} />
        </div>
        <div className="convo-line">
          <p data-may-clip="" className="convo-words">
            {rowWords(entry, ownId)}
          </p>
          <span className="convo-marks">
            {isMuted(mutedUntil) && (
              <>
                <Icon icon={BellOff} />
                <span className="vh">Muted</span>
              </>
            )}
            {!isRead && (
              <span className="convo-dot">
                <span className="vh">{unread} </span>New
              </span>
            )}
          </span>
        </div>
      </Link>
    </li>
  );
}
