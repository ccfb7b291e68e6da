import { currentSession } from '#platform/web/session.ts';
import { freshPace, type PaceRecord, paceNow, withOpened, withPause } from '../pure/pace.ts';

export const paceKey = (memberId: number) => `doorways:pace:${memberId}`;

const ownKey = () => paceKey(currentSession().member?.id ?? 0);

const isOpened = (one: unknown): one is PaceRecord['opened'][number] =>
  typeof one === 'object' && one !== null && 'id' in one && 'at' in one && Number.isFinite(one.at);

function read(): PaceRecord {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(ownKey()) ?? 'null');
    if (typeof value !== 'object' || value === null || !('opened' in value) || !('pausedUntil' in value)) {
      return freshPace;
    }
    return {
      opened: Array.isArray(value.opened) ? value.opened.filter(isOpened) : [],
      pausedUntil: Number(value.pausedUntil) || 0,
    };
  } catch {
    return freshPace;
  }
}

function write(record: PaceRecord): PaceRecord {
  try {
    localStorage.setItem(ownKey(), JSON.stringify(record));
  } catch {
    // Where the browser stores nothing, each report counts as the first: no pause is offered, and nothing else is lost.
  }
  return record;
}

/** Kept over reloads, further windows and signing in again, so that a pause is one. */
export const paceHere = (now = Date.now()): PaceRecord => paceNow(read(), now);
export const openHard = (id: number, now = Date.now()): PaceRecord => write(withOpened(read(), id, now));
export const startPause = (now = Date.now()): PaceRecord => write(withPause(paceHere(now), now));
