import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { tell } from '#platform/web/live/connection.ts';
import { liveState, onLiveState } from '#platform/web/live/state.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import type { Conversation, Message } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { firstName } from '../words.ts';
import { beatMs, createLiveSender } from './live-sender.ts';
import { createLiveSpeech } from './live-speech.ts';

const later = (work: () => void, ms: number) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/** Lets the other see what stands in the field, while both want that. */
export function useTellLiveText(conversationId: number | null, isOn: boolean) {
  const sender = useMemo(
    () =>
      createLiveSender({
        send: (text) =>
          conversationId !== null && tell('signal', { name: 'liveText', content: { conversationId, text } }),
        later,
        most: limits.content,
      }),
    [conversationId],
  );
  useEffect(() => {
    if (!isOn) return;
    addEventListener('pagehide', sender.clear);
    return () => {
      removeEventListener('pagehide', sender.clear);
      sender.clear();
    };
  }, [sender, isOn]);
  return { typed: (text: string) => isOn && sender.typed(text), clear: sender.clear };
}

export interface SeenText {
  /** What the other types now; empty: nothing. */
  readonly text: string;
  /** What of their message is still to be said; undefined: all of it. */
  readonly rest: (message: Message) => string | undefined;
}

/** What the other types, as it is typed. It is said in sentences, unless the window is not the one in use. */
export function useSeenText({ id, otherUser, liveText }: Conversation, silent: boolean): SeenText {
  const memberId = useSession().member?.id;
  const [text, setText] = useState('');
  const lost = useRef<ReturnType<typeof setTimeout>>(undefined);
  const name = firstName(otherUser?.displayName ?? '');
  const speech = useMemo(
    () => createLiveSpeech({ say: (part) => announce(`${name} is typing: ${part}`), later }),
    [name],
  );
  useEffect(() => speech.close, [speech]);
  const see = useCallback(
    (next: string) => {
      clearTimeout(lost.current);
      setText(next);
      if (!silent) speech.heard(next);
      if (next !== '') lost.current = setTimeout(() => see(''), beatMs * 2.5);
    },
    [speech, silent],
  );
  useLive(liveText && memberId !== undefined ? `user:${memberId}` : undefined, ({ name: what, payload }) => {
    if (what !== 'liveText' || payload.conversationId !== id || payload.userId !== otherUser?.id) return;
    see(String(payload.text));
  });
  useEffect(() => {
    if (!liveText) return;
    const stop = onLiveState(() => liveState() === 'lost' && see(''));
    return () => {
      stop();
      see('');
    };
  }, [liveText, see]);
  const otherId = otherUser?.id;
  const rest = useCallback(
    ({ fromUserId, content, type }: Message) => {
      if (fromUserId !== otherId) return undefined;
      const left = type === 'text' ? speech.rest(content) : undefined;
      see('');
      return left;
    },
    [speech, see, otherId],
  );
  return { text, rest };
}
