import { useRef, useState } from 'react';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';
import { send } from '../../stay.ts';

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
  readonly spaceId: number;
  readonly userId: number;
  readonly from: string;
  readonly line: number;
  readonly about: number;
  readonly text: string;
  readonly done: boolean;
  readonly id: number | null;
}
interface Fixed {
  readonly spaceId: number;
  readonly fixes: number;
  readonly text: string;
}
const isSaid = (payload: object): payload is Said => 'about' in payload && 'line' in payload;
const isFixed = (payload: object): payload is Fixed => 'fixes' in payload;

/** A page keeps so many lines; what everyone agreed to keep is on the server. */
const most = 200;

/** What has been captioned since this page was opened, the first line first. */
export function useCaptions(
  spaceId: number,
  nameOf: (id: number) => string,
  onLine: (line: CaptionLine) => void,
): readonly CaptionLine[] {
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
    if (name === 'vrCaption' && isSaid(payload) && payload.spaceId === spaceId) hear(payload);
    else if (name === 'vrCaptionFix' && isFixed(payload) && payload.spaceId === spaceId) {
      const { fixes, text } = payload;
      setLines((before) => before.map((one) => (one.id === fixes ? { ...one, text } : one)));
    }
  });
  return lines;
}

/** What is still being said or typed is told so often. */
const everyMs = 800;

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
export function useCaptionWriter(spaceId: number, limit: number): CaptionWriter {
  const state = useRef({ from: '', line: 1, toldAt: 0 });
  const tell = (about: number, text: string, done: boolean) => {
    if (state.current.from === '') state.current.from = newName();
    const { from, line } = state.current;
    state.current.toldAt = Date.now();
    return send('vrCaption', { spaceId, from, line, about, text: text.slice(0, limit), done });
  };
  return {
    write: (about, text) => Date.now() - state.current.toldAt < everyMs || tell(about, text, false),
    finish: (about, text) => {
      if (!tell(about, text, true)) return false;
      state.current.line += 1;
      return true;
    },
  };
}
