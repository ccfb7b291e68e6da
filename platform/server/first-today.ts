import { createHmac, randomBytes } from 'node:crypto';

const most = 100_000;
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/**
 * Whether someone comes to a thing for the first time today. A mark is made of the address, the browser and a key
 * that this process made up for the day; it is held in memory, and goes with the day or the process.
 */
export function makeFirstToday() {
  let day = '';
  let key = randomBytes(32);
  let seen = new Set<string>();
  return (id: number, from: { ip: string; agent: string }, now: Date): boolean => {
    if (dayOf(now) !== day) {
      day = dayOf(now);
      key = randomBytes(32);
      seen = new Set();
    }
    const mark = createHmac('sha256', key).update(`${id}\n${from.ip}\n${from.agent}`).digest('base64');
    // Full: nothing more is counted today, rather than everything twice.
    if (seen.has(mark) || seen.size >= most) return false;
    seen.add(mark);
    return true;
  };
}
