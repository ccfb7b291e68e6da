import { speaker } from '#platform/web/speech/speaker.ts';
import type { Message } from '../../contract.ts';
import { plainWords } from '../words.ts';

/** Name and words, in the page’s own voice; Escape stops it. */
export const readMessageAloud = (message: Message): void => {
  speaker.stop();
  speaker.say({ text: `${message.from.displayName}: ${plainWords(message)}` });
};
