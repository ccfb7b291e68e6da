import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Post } from '#areas/posts/contract.ts';
import { focusPost, renewPostSoon, showNewer, shownUntil } from '#areas/posts/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { readEntity } from '#platform/web/cache/entities.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { countNewer } from './data.ts';

const pause = 1500;

/** How many posts wait above the list. Nothing on the page moves until the reader asks for them. */
export function useNewPosts(ids: readonly (number | string)[], loaded: boolean) {
  const calm = usePreference('concentrationMode');
  const [count, setCount] = useState(0);
  const [pending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const look = useEffectEvent(async () => {
    const { count: now } = await countNewer(shownUntil(ids));
    if (now > count) announce(`${counted(now, 'new post')} above the list`);
    setCount(now);
  });
  // A failed count is no news: the next event counts again.
  const lookSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void look().catch(() => undefined), pause);
  };
  useLive(
    loaded && !calm ? 'feed' : undefined,
    ({ payload }) => {
      const id = Number(payload.postId);
      if (readEntity<Post>('post', id)) renewPostSoon(id);
      else lookSoon();
    },
    { onGap: lookSoon },
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = async () => {
    setPending(true);
    try {
      const { firstId } = await showNewer(shownUntil(ids));
      setCount(0);
      if (firstId !== undefined) setTimeout(() => focusPost(firstId));
    } catch (error) {
      failed('Couldn’t load the new posts')(error);
    } finally {
      setPending(false);
    }
  };
  return { count, pending, show };
}
