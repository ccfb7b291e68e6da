import { useState } from 'react';
import { useLive } from '#platform/web/live/use-live.ts';
import { useSession } from '#platform/web/session.ts';

/** A line of captions, as far as it has come. */
export interface CaptionLine {
  readonly key: string;
  /** Of a finished line. */
  readonly id: number | null;
  readonly text: string;
  readonly isDone: boolean;
}

interface Said {
  readonly broadcastId: number;
  readonly line: number;
  readonly text: string;
  readonly done: boolean;
  readonly id: number | null;
}
interface Fixed {
  readonly broadcastId: number;
  readonly fixes: number;
  readonly text: string;
}
const isSaid = (payload: object): payload is Said => 'line' in payload && 'done' in payload;
const isFixed = (payload: object): payload is Fixed => 'fixes' in payload;

const most = 500;

/** Captions since this page was opened, the first line first. */
export function useCaptions(id: number, onLine: (text: string) => void): readonly CaptionLine[] {
  const [lines, setLines] = useState<readonly CaptionLine[]>([]);
  const memberId = useSession().member?.id;
  useLive(memberId === undefined ? undefined : `user:${memberId}`, ({ name, payload }) => {
    if (name === 'broadcastCaption' && isSaid(payload) && payload.broadcastId === id) {
      const { line, text, done } = payload;
      const heard = { key: `line-${line}`, id: payload.id, text, isDone: done };
      setLines((before) => {
        const others = before.filter(({ key }) => key !== heard.key);
        return text === '' ? others : [...others, heard].slice(-most);
      });
      if (done && text !== '') onLine(text);
    } else if (name === 'broadcastCaptionFix' && isFixed(payload) && payload.broadcastId === id) {
      const { fixes, text } = payload;
      setLines((before) => before.map((one) => (one.id === fixes ? { ...one, text } : one)));
    }
  });
  return lines;
}
