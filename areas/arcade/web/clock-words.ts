import { counted } from '#platform/contract/counted.ts';
import type { GameMatch } from '../contract.ts';
import type { Side } from '../pure/game.ts';

/** Milliseconds that a side has left at this moment of the server’s time; null: no clock. */
export function leftAt({ clock, pausedBy, end }: GameMatch, side: Side, turn: Side, serverNow: number): number | null {
  if (!clock) return null;
  const left = clock.left[side];
  const runs = clock.since !== null && turn === side && pausedBy === null && end === null;
  return Math.max(0, runs ? left - (serverNow - Date.parse(clock.since ?? '')) : left);
}

/** "4:05", and "1:02:00" from an hour on. */
export function clockText(ms: number): string {
  const all = Math.ceil(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** "4 minutes and 5 seconds", for the ear. */
export function clockWords(ms: number): string {
  const all = Math.ceil(ms / 1000);
  const parts = [
    [Math.floor(all / 3600), 'hour'],
    [Math.floor(all / 60) % 60, 'minute'],
    [all % 60, 'second'],
  ] as const;
  const said = parts.filter(([n]) => n > 0).map(([n, unit]) => counted(n, unit));
  return said.length === 0 ? 'no time' : said.join(' and ');
}
