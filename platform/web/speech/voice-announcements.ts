import { type Announcement, onAnnounce } from '../announce.ts';
import { speaker } from './speaker.ts';

/** Shown beside the switch. */
export const voiceWarning = 'If you use a screen reader, leave this off. Otherwise you hear everything twice.';

/** Speaks every announcement: messages, moves, errors. Urgent ones go before those that wait. */
export function startVoice(hear = onAnnounce, say = speaker.say): () => void {
  const stop = hear(({ text, urgent }: Announcement) => say({ text, rank: urgent ? 2 : 1 }));
  return () => {
    stop();
    speaker.stop();
  };
}
