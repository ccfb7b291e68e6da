import { useEffect } from 'react';
import type { Comment } from '#areas/posts/contract.ts';
import { useSession } from '#platform/web/session.ts';
import { markRead } from './data.ts';

const pause = 800;

/** What has been on the screen is read. */
export function useMarkRead(topicId: number, replies: readonly Comment[]): void {
  const isMember = useSession().member !== null;
  const key = replies.map(({ number }) => number).join(',');
  useEffect(() => {
    if (!isMember || key === '') return;
    let seen = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      timer = undefined;
      markRead(topicId, seen).catch(() => undefined);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const number = Number(target.getAttribute('data-number'));
        if (!isIntersecting || number <= seen) continue;
        seen = number;
        timer ??= setTimeout(send, pause);
      }
    });
    for (const number of key.split(',')) {
      const element = document.getElementById(`reply-${number}`);
      if (element) observer.observe(element);
    }
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      if (timer) send();
    };
  }, [topicId, isMember, key]);
}
