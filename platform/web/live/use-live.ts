import { useEffect, useRef } from 'react';
import { part } from '../later.tsx';
import { useSession } from '../session.ts';
import { whenIdle } from '../when-idle.ts';
import type { LiveEvent } from './protocol.ts';

const connection = part(() => import('./connection.ts'));
const patience = 3000;

/**
 * Hears what happens: useLive('post:12', () => refresh([['listComments', { id: 12 }]]), { onGap: … }). Without onGap the
 * handler's work for a gap is up to you: give the same refresh. `onStart`: it is told from now on, or refused; where a
 * moment counts, what the page began with is read again. An undefined topic listens to nothing.
 */
export function useLive(
  topic: string | undefined,
  handler: (event: LiveEvent) => void,
  { onGap, onStart }: { readonly onGap?: () => void; readonly onStart?: () => void } = {},
): void {
  const latest = useRef({ handler, onGap, onStart });
  useEffect(() => {
    latest.current = { handler, onGap, onStart };
  });
  const memberId = useSession().member?.id;
  useEffect(() => {
    if (!topic || memberId === undefined) return;
    let stop: (() => void) | undefined;
    let cancelled = false;
    const start = ({ watch }: typeof import('./connection.ts')) => {
      if (cancelled) return;
      stop = watch(topic, {
        onEvent: (event) => latest.current.handler(event),
        onGap: () => latest.current.onGap?.(),
        onStart: () => latest.current.onStart?.(),
      });
    };
    const there = connection.now();
    if (there) start(there);
    // Without the code there are no live news; the next screen that wants some tries again.
    const cancel = there ? undefined : whenIdle(() => void connection.load().then(start, () => undefined), patience);
    return () => {
      cancelled = true;
      cancel?.();
      stop?.();
    };
  }, [topic, memberId]);
}

/** Once, near the root: the connection belongs to whoever is signed in. */
export function useLiveFollowsSession(): void {
  const memberId = useSession().member?.id;
  const before = useRef(memberId);
  useEffect(() => {
    if (before.current === memberId) return;
    before.current = memberId;
    connection.now()?.restartLive();
  }, [memberId]);
}
