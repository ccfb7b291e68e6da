import { useEffect } from 'react';
import { announce } from '#platform/web/announce.ts';
import { currentSession } from '#platform/web/session.ts';
import type { Conversation } from '../../contract.ts';
import type { Log } from '../log/log.ts';
import { createAnnouncer } from './announcer.ts';
import { newsWords } from './news-words.ts';
import type { SeenText } from './use-live-text.ts';

/** What others do while the conversation is open. Own messages and history are not said. */
export function useAnnounceNews(log: Log, { title, otherUser }: Conversation, silent: boolean, rest: SeenText['rest']) {
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
    const stop = log.onNews((news) =>
      announcer.hear(newsWords(news, { ownId: currentSession().member?.id ?? 0, other, rest })),
    );
    return () => {
      stop();
      announcer.close();
    };
  }, [log, title, other, silent, rest]);
}
