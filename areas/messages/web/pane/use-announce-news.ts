import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { currentSession } from '#platform/web/session.ts';
import type { Conversation, Message } from '../../contract.ts';
import { guardOf } from '../guard/guard-message.ts';
import { noteOf } from '../guard/guard-words.ts';
import type { Log } from '../log/log.ts';
import { createAnnouncer } from './announcer.ts';
import { newsWords } from './news-words.ts';
import type { SeenText } from './use-live-text.ts';

/** What others do while the conversation is open. Own messages and history are not said. */
export function useAnnounceNews(log: Log, head: Conversation, silent: boolean, rest: SeenText['rest']) {
  const { title, otherUser } = head;
  const latest = useRef(head);
  useEffect(() => {
    latest.current = head;
  });
  const other = otherUser?.displayName ?? '';
  useEffect(() => {
    if (silent) return;
    const announcer = createAnnouncer({
      say: announce,
      later: (work, ms) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      title,
    });
    const stop = log.onNews((news) => {
      const ownId = currentSession().member?.id ?? 0;
      const note = (message: Message) => noteOf(guardOf(message, latest.current, ownId));
      announcer.hear(newsWords(news, { ownId, other, rest, note }));
    });
    return () => {
      stop();
      announcer.close();
    };
  }, [log, title, other, silent, rest]);
}
