import { useEffect } from 'react';
import { announce } from '#platform/web/announce.ts';
import { currentSession } from '#platform/web/session.ts';
import type { Log } from '../log/log.ts';
import { noteWords, plainWords } from '../words.ts';
import { createAnnouncer } from './announcer.ts';
import type { SeenText } from './use-live-text.ts';

/** What others write while the conversation is open. Own messages and history are not said. */
export function useAnnounceNews(log: Log, title: string, silent: boolean, rest: SeenText['rest']): void {
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
      const ofOthers = news.filter(({ fromUserId }) => fromUserId !== currentSession().member?.id);
      for (const note of ofOthers) if (note.system) announce(noteWords(note));
      announcer.hear(
        ofOthers
          .filter(({ system }) => !system)
          .map((message) => ({ name: message.from.displayName, text: rest(message) ?? plainWords(message) }))
          // All of it was heard while it was typed.
          .map(({ name, text }) => ({ name, text: text || 'Sent' })),
      );
    });
    return () => {
      stop();
      announcer.close();
    };
  }, [log, title, silent, rest]);
}
