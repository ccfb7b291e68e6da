import { useEffect, useRef } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { LoadMore } from '#platform/web/ui/load-more.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, EndState, ErrorState } from '#platform/web/ui/states.tsx';
import { type Shown, useNotices } from './data.ts';
import { byDay } from './days.ts';
import { NoticeRow } from './notice-row.tsx';
import { toldApart } from './told-apart.ts';

const readAgain = () => void refresh(['listNotifications', 'countWaiting']);

/** The notices, by day; they come in by themselves while the page is open. */
export function NoticeList({ shown }: { readonly shown: Shown }) {
  const { member } = useSession();
  const list = useNotices(shown);
  useLive(member ? `user:${member.id}` : undefined, ({ name }) => name === 'notificationsChanged' && readAgain(), {
    onGap: readAgain,
  });
  const restore = useRef<() => void>(undefined);
  // A button that was pressed may be gone with its row; its neighbour gets the focus once the list is drawn without it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has changed
  useEffect(() => {
    restore.current?.();
    restore.current = undefined;
  }, [list.items]);
  const { firstNewId, newCount } = list;
  useEffect(() => {
    if (firstNewId === undefined) return;
    document.getElementById(`notice-${firstNewId}`)?.querySelector('a')?.focus();
    announce(counted(newCount, 'older notification'));
  }, [firstNewId, newCount]);

  if (list.loading) return <Skeleton look="row" label="Loading your notifications" />;
  if (list.error) {
    return (
      <ErrorState level={2} title="Couldn’t load your notifications" onRetry={list.retry} retrying={list.refreshing}>
        {textForPeople(list.error)}
      </ErrorState>
    );
  }
  if (list.items.length === 0) {
    return shown === 'unread' ? (
      <EmptyState level="p" title="Nothing unread" />
    ) : (
      <EmptyState level="p" title="No notifications yet">
        <p>When someone likes your post, comments on it or follows you, you’ll see it here.</p>
      </EmptyState>
    );
  }
  const told = toldApart(list.items);
  return (
    <>
      {byDay(list.items).map(({ day, items }) => (
        <Section key={day} title={day}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list list" role="list">
            {items.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                told={told.get(notice.id) ?? notice.text}
                onPress={() => {
                  restore.current = rememberFocus();
                }}
                onMarked={() => announce('Marked as read')}
                onGone={() => announce('Notification removed')}
              />
            ))}
          </ul>
        </Section>
      ))}
      {list.moreError && <p role="alert">{textForPeople(list.moreError)}</p>}
      {list.hasMore ? (
        <LoadMore label="Load older" pending={list.loadingMore} onLoad={list.loadMore} />
      ) : (
        <EndState title="That’s all.">We keep notifications for 90 days.</EndState>
      )}
    </>
  );
}
