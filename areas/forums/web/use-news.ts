import { useEffect, useRef, useState } from 'react';
import { usePost } from '#areas/posts/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { dropEntity } from '#platform/web/cache/entities.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { usePreference } from '#platform/web/preferences/store.tsx';
import type { Topic } from '../contract.ts';
import { readReplies, renewReplies, renewTopic } from './data.ts';

export interface News {
  /** Replies above this number wait for the button. */
  readonly known: number;
  /** How many wait, and the number of the first. */
  readonly waiting: number;
  readonly first: number | undefined;
  readonly show: () => void;
  /** One's own reply is there at once. */
  readonly added: (number: number) => void;
}

/** What comes while one reads: it is told once and waits; the page moves only when one asks. */
export function useNews({ id, lastNumber }: Topic, current: boolean): News {
  const calm = usePreference('concentrationMode');
  const { retry } = usePost(id);
  const [known, setKnown] = useState(lastNumber);
  const [fresh, setFresh] = useState<{ count: number; first: number | undefined }>({ count: 0, first: undefined });
  const latest = useRef({ known, count: 0 });
  latest.current.known = known;
  // What was kept from an earlier visit may be old: the page begins with what the server has.
  const begun = useRef(false);
  useEffect(() => {
    if (!current || begun.current) return;
    begun.current = true;
    setKnown((old) => Math.max(old, lastNumber));
  }, [current, lastNumber]);
  const look = async () => {
    const above = latest.current.known;
    const items = (await readReplies(id, above + 1)).filter(({ mine }) => !mine);
    if (above !== latest.current.known) return;
    if (items.length > latest.current.count) announce(counted(items.length, 'new reply', 'new replies'));
    latest.current.count = items.length;
    setFresh({ count: items.length, first: items[0]?.number });
    void renewTopic(id);
    void renewReplies(id);
    retry();
  };
  const again = () => void look().catch(() => undefined);
  useLive(
    calm ? undefined : `post:${id}`,
    ({ payload }) => {
      if (payload.gone) dropEntity('post', id);
      else again();
    },
    { onGap: again },
  );
  const upTo = (number: number) => {
    latest.current = { known: number, count: 0 };
    setKnown(number);
    setFresh({ count: 0, first: undefined });
  };
  return {
    known,
    waiting: fresh.count,
    first: fresh.first,
    show: () => upTo(Math.max(known, lastNumber)),
    added: (number) => upTo(Math.max(known, number)),
  };
}
