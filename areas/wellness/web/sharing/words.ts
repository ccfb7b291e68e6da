import { counted } from '#platform/contract/counted.ts';
import type { ShareCovers, WellnessShare } from '../../contract/shares.ts';
import { dayOf, longDay } from '../../pure/days.ts';
import { listWords } from '../local-words.ts';

export type State = 'open' | 'ended' | 'over';
export const stateOf = ({ endedAt, until }: Pick<WellnessShare, 'endedAt' | 'until'>, now: Date): State =>
  endedAt !== null ? 'ended' : Date.parse(until) <= now.getTime() ? 'over' : 'open';
export const isOpen = (share: Pick<WellnessShare, 'endedAt' | 'until'>, now: Date): boolean =>
  stateOf(share, now) === 'open';

/** A share ends with a day, as the clocks there show it: its last one. */
export const lastDayOf = (until: string, zone: string): string => longDay(dayOf(new Date(Date.parse(until) - 1), zone));

/** "Entries from 1 to 20 November 2026": which days. */
export function daysWords({ from, to }: Pick<ShareCovers, 'from' | 'to'>): string {
  if (from && to)
    return from === to ? `The entries of ${longDay(from)}` : `Entries from ${longDay(from)} to ${longDay(to)}`;
  if (from) return `Entries from ${longDay(from)} on`;
  if (to) return `Entries up to ${longDay(to)}`;
  return 'Entries of all days';
}

/** "Entries of all days, with notes and own scales, and the list of medicines" */
export function coversWords(covers: ShareCovers): string {
  const more = [...(covers.notes ? ['notes'] : []), ...(covers.scales ? ['own scales'] : [])];
  const shown = `${daysWords(covers)}, ${more.length > 0 ? `with ${listWords(more)}` : 'without notes and own scales'}`;
  return covers.medicines ? `${shown}, and the list of medicines` : shown;
}

/** What a share has, counted: it may have medicines, too. */
export const thingsWords = (count: number, { medicines }: Pick<ShareCovers, 'medicines'>): string =>
  medicines ? counted(count, 'record') : counted(count, 'entry', 'entries');
