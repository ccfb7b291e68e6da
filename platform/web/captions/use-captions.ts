import { useEffect, useRef, useState } from 'react';
import { tell } from '../live/connection.ts';
import { useLive } from '../live/use-live.ts';
import { useSession } from '../session.ts';

/** Which room’s captions: the signals of its area, and what they name the room by. */
export interface CaptionPlace {
  readonly signal: string;
  readonly fixSignal: string;
  /** Such as { spaceId: 7 }. */
  readonly at: Readonly<Record<string, number>>;
}

/** A line of captions, as far as it has come. */
export interface CaptionLine {
  readonly key: string;
  /** Of a finished line. */
  readonly id: number | null;
  /** Whose words they are, by the name that they had then. */
  readonly speakerId: number;
  readonly speaker: string;
  /** Who typed them, if somebody else did. */
  readonly byId: number;
  readonly by: string;
  readonly text: string;
  readonly isDone: boolean;
}

interface Said {
  readonly userId: number;
  readonly from: string;
  readonly line: number;
  readonly about: number;
  readonly text: string;
  readonly done: boolean;
  readonly id: number | null;
}
interface Fixed {
  readonly fixes: number;
  readonly text: string;
}
const isSaid = (payload: object): payload is Said => 'about' in payload && 'line' in payload;
const isFixed = (payload: object): payload is Fixed => 'fixes' in payload;

interface Hearing extends CaptionPlace {
  /** A page keeps so many lines; what everyone agreed to keep is on the server. */
  readonly most: number;
  readonly nameOf: (id: number) => string;
  readonly onLine: (line: CaptionLine) => void;
}

/** What has been captioned since this page was opened, the first line first. */
export function useCaptions({ signal, fixSignal, at, most, nameOf, onLine }: Hearing): readonly CaptionLine[] {
  const [lines, setLines] = useState<readonly CaptionLine[]>([]);
  const memberId = useSession().member?.id;
  const hear = (said: Said) => {
    const { userId, from, line, about, text, done, id } = said;
    const key = `${userId}-${from}-${line}`;
    const heard: CaptionLine = {
      key,
      id,
      speakerId: about,
      speaker: nameOf(about),
      byId: userId,
      by: nameOf(userId),
      text,
      isDone: done,
    };
    setLines((before) => {
      const others = before.filter((one) => one.key !== key);
      return text === '' ? others : [...others, heard].slice(-most);
    });
    if (done && text !== '') onLine(heard);
  };
  useLive(memberId === undefined ? undefined : `user:${memberId}`, ({ name, payload }) => {
    if (!Object.entries(at).every(([field, value]) => Reflect.get(payload, field) === value)) return;
    if (name === signal && isSaid(payload)) hear(payload);
    else if (name === fixSignal && isFixed(payload)) {
      const { fixes, text } = payload;
      setLines((before) => before.map((one) => (one.id === fixes ? { ...one, text } : one)));
    }
  });
  return lines;
}

/** What is still being said or typed is told so often. */
const everyMs = 400;

interface CaptionWriter {
  /** The line as it stands. False: there is no connection. */
  readonly write: (about: number, text: string) => boolean;
  /** The line is done, and the next begins. */
  readonly finish: (about: number, text: string) => boolean;
}

const newName = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/** Sends lines of captions from this browser: spoken or typed ones, each with a writer of its own. */
export function useCaptionWriter({ signal, at }: CaptionPlace, limit: number): CaptionWriter {
  const state = useRef({ from: '', line: 1, toldAt: 0 });
  /** Tells the rest of what was written since. */
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const send = (about: number, text: string, done: boolean) => {
    clearTimeout(rest.current);
    if (state.current.from === '') state.current.from = newName();
    const { from, line } = state.current;
    state.current.toldAt = Date.now();
    const content = { ...at, from, line, about, text: text.slice(0, limit), done };
    return tell('signal', { name: signal, content });
  };
  return {
    write: (about, text) => {
      const soon = state.current.toldAt + everyMs - Date.now();
      if (soon <= 0) return send(about, text, false);
      clearTimeout(rest.current);
      rest.current = setTimeout(() => send(about, text, false), soon);
      return true;
    },
    finish: (about, text) => {
      if (!send(about, text, true)) return false;
      state.current.line += 1;
      return true;
    },
  };
}
