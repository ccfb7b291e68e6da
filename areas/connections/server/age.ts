import { sql } from 'kysely';
import { todayInAustralia } from '#areas/account/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import { limits } from '../pure/limits.ts';
import { from } from './from.ts';

const two = (part: number) => String(part).padStart(2, '0');

export const dayOf = ({ year, month, day }: { year: number; month: number; day: number }) =>
  `${year}-${two(month)}-${two(day)}`;

export const monthOf = ({ year, month }: { readonly year: number; readonly month: number }): number =>
  12 * year + month - 1;

export const monthNow = (now: Date): number => monthOf(todayInAustralia(now));

/** Full years, from the month alone: a year more from the month after the birthday, never before it. */
export const ageIn = (month: number, bornIn: number): number =>
  Math.max(limits.age.min, Math.floor((month - bornIn - 1) / 12));

const declared = statement((v: { userId: number }) =>
  from
    .selectFrom('connection_ages')
    .select((e) => [
      'level',
      'born_in as bornIn',
      sql<string | null>`${e.ref('adult_on')}::text`.as('adultOn'),
      isoTime(e.ref('declared_at')).as('declaredAt'),
    ])
    .where('user_id', '=', v.userId),
);

/** Somebody under 18 is not led to what they cannot open. */
export const closedUnderAge = async ({ query, userId, now }: { query: Query; userId: number; now: Date }) =>
  (await ageOf(query, userId, now)) === 'under' ? ['/connections'] : [];

export interface Declared {
  readonly level: 'declared';
  readonly bornIn: number;
  readonly declaredAt: string;
}

/** What a member has said of their age: nothing yet, that they are under 18, or what it is. */
export async function ageOf(query: Query, userId: number, now: Date): Promise<Declared | 'unknown' | 'under'> {
  const [row] = await query(declared, { userId });
  if (!row) return 'unknown';
  const { adultOn, ...age } = row;
  return adultOn !== null && adultOn > dayOf(todayInAustralia(now)) ? 'under' : age;
}
