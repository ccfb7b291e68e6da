import { useEffect, useEffectEvent, useRef } from 'react';
import { plural } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { heldNotices, notify } from '#platform/web/preferences/held-notices.ts';
import type { countUnreadMessages } from '../../contract.ts';

/** Many messages at once are one look, and one sentence in so long. */
const lookMs = 250;
const tellMs = 2000;
/** What was counted is drawn. */
const drawnMs = 100;

const look = () => refresh(['countUnreadMessages']).catch(() => undefined);

/** "2 unread messages", at most "99+". */
export const unreadWords = (count: number): string =>
  `${count > 99 ? '99+' : count} unread ${plural(count, 'message')}`;

/**
 * How many messages are unread, kept up to date while the page is open. That it has grown is said once, as a count;
 * not for conversations that `isSaid` somewhere by their own words.
 */
export function useUnreadMessages(memberId: number, isSaid: (conversationId: number) => boolean): number {
  const total = useRead<typeof countUnreadMessages>('countUnreadMessages', {}).data?.total;
  /** What was unread when the page was opened is no news. */
  const told = useRef<number>(undefined);
  const most = useRef(0);
  const toldAt = useRef(0);
  const isWanted = useRef(false);
  const lookTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tellTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (total === undefined) return;
    most.current = Math.max(most.current, total);
    // What has been read may come again.
    told.current = Math.min(told.current ?? total, total);
  }, [total]);
  const tell = useEffectEvent(() => {
    const count = most.current;
    if (told.current !== undefined && count > told.current) {
      toldAt.current = Date.now();
      heldNotices.offer({ deliver: () => announce(`Chat: ${unreadWords(count)}.`) });
    }
    most.current = total ?? 0;
    told.current = total;
  });
  useEffect(
    () => () => {
      clearTimeout(lookTimer.current);
      clearTimeout(tellTimer.current);
    },
    [],
  );
  useLive(
    `user:${memberId}`,
    ({ name, payload: { conversationId } }) => {
      if (name !== 'conversationChanged') return;
      if (!isSaid(Number(conversationId))) isWanted.current = true;
      lookTimer.current ??= setTimeout(async () => {
        lookTimer.current = undefined;
        await look();
        if (!isWanted.current) return;
        isWanted.current = false;
        const wait = Math.max(drawnMs, toldAt.current + tellMs - Date.now());
        tellTimer.current ??= setTimeout(() => {
          tellTimer.current = undefined;
          tell();
        }, wait);
      }, lookMs);
    },
    { onGap: () => void look() },
  );
  return total ?? 0;
}

/** Someone new who writes is in no count of messages: said and shown once, on whichever page is open. */
export function useRequestNews(): void {
  const requests = useRead<typeof countUnreadMessages>('countUnreadMessages', {}).data?.requests;
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (requests === undefined) return;
    if (known.current !== undefined && requests > known.current) notify({ title: 'New message request' });
    known.current = requests;
  }, [requests]);
}
