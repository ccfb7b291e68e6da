import { useEffect, useState } from 'react';
import type { CaptionLine } from '#platform/web/captions/use-captions.ts';
import type { CaptionLog, EventRoom } from '../../contract.ts';
import { readLog } from '../data.ts';

/** What the reader sees of a line, from the log or as it comes. */
export interface ReadLine {
  readonly key: string;
  readonly speaker: string;
  /** Who typed it, if somebody else did. */
  readonly by: string | undefined;
  readonly text: string;
  readonly isDone: boolean;
}

type Logged = CaptionLog['lines'];

/**
 * What the log has from before this page came, and from while it had no connection. It is read once for each; what comes
 * since is heard.
 */
export function useEarlier(
  { eventId, logLines }: Pick<EventRoom, 'eventId' | 'logLines'>,
  gaps: number,
  lines: readonly CaptionLine[],
): readonly ReadLine[] {
  const [logged, setLogged] = useState<Logged>([]);
  const hasLog = logLines > 0;
  useEffect(() => {
    if (!hasLog) return;
    let isOver = false;
    const read = async (_: number) => {
      const log = await readLog(eventId);
      if (!isOver) setLogged(log.lines);
    };
    read(gaps).catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [eventId, hasLog, gaps]);
  const heard = new Set(lines.map(({ id }) => id));
  return logged
    .filter(({ id }) => id === null || !heard.has(id))
    .map(({ id, speaker, text }, n) => ({ key: `log-${id ?? n}`, speaker, by: undefined, text, isDone: true }));
}
