import { isoTime } from './keyset.ts';
import type { Principal } from './principal.ts';
import { problem } from './problem.ts';

const forGood = 'for good';

/** SQL: until when the member is suspended, as Principal.suspended has it; null when they are not. */
export const suspendedText = (userId: string) =>
  `(select coalesce(${isoTime('x.until')}, '${forGood}') from suspensions x where x.user_id = ${userId})`;

/** SQL: the member may write at the moment `now`. For what is written while nobody is there. */
export const mayWriteText = (userId: string, now: string) =>
  `not exists (select 1 from suspensions x where x.user_id = ${userId} and (x.until is null or x.until > ${now}))`;

/** It ends by itself: there is nothing to be done when its time has passed. */
export const isSuspended = ({ suspended }: Pick<Principal, 'suspended'>, now: Date): boolean =>
  suspended !== undefined && (suspended === forGood || Date.parse(suspended) > now.getTime());

const day = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/** Throws for a suspended member; the words say until when, and where the rest is. */
export function judgeSuspension(principal: Principal, now: Date): void {
  if (!isSuspended(principal, now)) return;
  const until =
    principal.suspended === forGood
      ? 'You can read, but you can’t write.'
      : `You can read, but you can’t write until ${day.format(new Date(principal.suspended ?? 0))} (Sydney time).`;
  throw problem.suspended(`${until} Your notifications say why, and how to appeal.`);
}
