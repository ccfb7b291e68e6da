import { counted } from '#platform/contract/counted.ts';
import { shortened } from '../words.ts';

export interface Said {
  /** Empty: the text says by itself who did it. */
  readonly name: string;
  readonly text: string;
  /** No new message, but something about one, or about the conversation. */
  readonly isChange?: boolean;
  /** Said after it, and kept when there are so many that they are a count. */
  readonly note?: string;
}

export interface AnnouncerOptions {
  readonly say: (text: string) => void;
  /** Calls back after so many milliseconds; returns the way to stop. */
  readonly later: (work: () => void, ms: number) => () => void;
  /** Where several people write: "5 new messages in Quiet Gardeners". */
  readonly title: string;
}

const pauseMs = 2000;
const longestMs = 4000;
const most = 3;
const longestText = 300;

/**
 * Says what others write, once: a first message at once, those of the next two seconds together. More than three are
 * a count. While they keep coming the pauses grow, so that nobody is talked over.
 */
export function createAnnouncer({ say, later, title }: AnnouncerOptions) {
  let waiting: Said[] = [];
  let stop: (() => void) | undefined;
  let pause = pauseMs;

  const sayOne = ({ name, text, note = '' }: Said) => {
    const words = [shortened(text, longestText), note].filter(Boolean).join(' ');
    say(name === '' ? words : `${name}: ${words}`);
  };
  const sayMany = (all: readonly Said[]) => {
    const names = new Set(all.map(({ name }) => name));
    const from = names.size === 1 && all[0]?.name ? `from ${all[0].name}` : `in ${title}`;
    const messages = all.filter(({ isChange }) => !isChange).length;
    const changes = all.length - messages;
    const parts = [messages > 0 ? counted(messages, 'new message') : '', changes > 0 ? counted(changes, 'change') : ''];
    const notes = [...new Set(all.map(({ note }) => note).filter(Boolean))];
    say([`${parts.filter(Boolean).join(' and ')} ${from}`, ...notes].join('. '));
  };

  const end = () => {
    stop = undefined;
    const all = waiting;
    waiting = [];
    if (all.length === 0) {
      pause = pauseMs;
      return;
    }
    if (all.length <= most) {
      for (const one of all) sayOne(one);
      pause = pauseMs;
    } else {
      sayMany(all);
      pause = Math.min(longestMs, pause * 2);
    }
    stop = later(end, pause);
  };

  return {
    hear: (messages: readonly Said[]) => {
      const [first, ...rest] = messages;
      if (!first) return;
      if (stop) {
        waiting.push(...messages);
        return;
      }
      // Several at once came while nobody was looking: together they are one piece of news.
      if (messages.length > most) waiting.push(...messages);
      else {
        sayOne(first);
        waiting.push(...rest);
      }
      if (waiting.length > most) end();
      else stop = later(end, pause);
    },
    close: () => {
      stop?.();
      stop = undefined;
      waiting = [];
    },
  };
}
