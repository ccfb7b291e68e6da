import { useEffect, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { usePageFocus } from '#platform/web/cache/use-page-focus.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { useFoundMessages } from './data.ts';
import { useSayFound } from './use-say-found.ts';
import { plainWords, rowTime, shortened } from './words.ts';

const pauseMs = 400;

/** Below the conversations that fit: messages of all of them that have the words. */
export function FoundMessages({ words, conversations }: { readonly words: string; readonly conversations: string }) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  const ownId = useSession().member?.id;
  const found = useFoundMessages(asked);
  const isLooking = asked !== words || found.loading;
  const count = found.items.length;
  const messages = count === 0 ? 'no messages' : counted(count, 'message');
  useSayFound(words, isLooking || found.error || found.firstNewId ? undefined : `${conversations} and ${messages}`);
  usePageFocus(found, 'found', ['message', 'messages']);
  return (
    <div className="found">
      <h3 className="found-title">In messages</h3>
      {count === 0 && !found.error && (
        <p className="soft small">{isLooking ? 'Looking…' : 'No messages contain these words.'}</p>
      )}
      {found.error && (
        <div role="alert">
          <p>{textForPeople(found.error)}</p>
          <Button onClick={found.retry}>Retry</Button>
        </div>
      )}
      {count > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list" role="list" aria-label="Messages found">
          {found.items.map((message) => (
            <li key={message.id} className="found-item">
              <Link id={`found-${message.id}`} href={`/messages/${message.conversationId}?at=${message.seq}`}>
                {message.fromUserId === ownId ? 'You' : message.from.displayName}: {shortened(plainWords(message), 100)}
              </Link>
              <p className="small soft">
                {message.title}, {rowTime(message.createdAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {found.moreError && <p role="alert">{textForPeople(found.moreError)}</p>}
      {found.hasMore && <LoadMore label="Show more messages" pending={found.loadingMore} onLoad={found.loadMore} />}
    </div>
  );
}
