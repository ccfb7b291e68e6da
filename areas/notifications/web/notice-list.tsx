import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState, EndState } from '#platform/web/ui/states.tsx';
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

  const told = toldApart(list.items);
  return (
    <List
      list={list}
      shown={list.items.length}
      things={['notification', 'notifications']}
      prefix="notice"
      moreLabel="Load older"
      empty={
        shown === 'unread' ? (
          <EmptyState level="p" title="Nothing unread" />
        ) : (
          <EmptyState level="p" title="No notifications yet">
            <p>When someone likes your post, comments on it or follows you, you’ll see it here.</p>
          </EmptyState>
        )
      }
      end={<EndState title="That’s all.">We keep notifications for 90 days.</EndState>}
    >
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
    </List>
  );
}
