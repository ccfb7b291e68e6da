import { type Expression, sql } from 'kysely';
import type { suspensions } from './auth/tables.ts';
import { isoTime } from './keyset.ts';
import type { Principal } from './principal.ts';
import { problem } from './problem.ts';
import { asText, type Given, isThere, type Moment, tables } from './statement.ts';

export const forGood = 'for good';

/** SQL: until when the member is suspended, as Principal.suspended has it; null when they are not. */
export const suspendedText = (userId: string) =>
  `(select coalesce(${isoTime('x.until')}, '${forGood}') from suspensions x where x.user_id = ${userId})`;

/** The member may write at the moment `now`. For what is written while nobody is there. */
export const mayWrite = (member: Given<number>, now: Expression<Moment>) =>
  sql<boolean>`not ${isThere(
    tables<{ suspensions: typeof suspensions }>()
      .selectFrom('suspensions')
      .where('suspensions.user_id', '=', member)
      .where((e) => e.or([e('suspensions.until', 'is', null), sql<boolean>`${e.ref('suspensions.until')} > ${now}`])),
  )}`;

/** The same for statements that are texts. */
export const mayWriteText = asText((part, member: string, now: string) =>
  mayWrite(part<number>(member), part<Moment>(now)),
);

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
