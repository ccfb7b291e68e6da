import { type RawBuilder, sql } from 'kysely';
import { blockedIds } from '#areas/people/server/public.ts';
import { boxAround, kilometres, type Spot } from '#platform/contract/distance.ts';
import type { Query } from '#platform/server/db.ts';
import { once } from '#platform/server/statement.ts';
import { limits } from '../../pure/limits.ts';
import {
  type Aim,
  aims,
  aimsOfRoom,
  bitsOf,
  type Distance,
  type Room,
  type Support,
  supports,
} from '../../pure/options.ts';
import { bandOf, scoreNumber } from '../../pure/score.ts';
import { ageIn } from '../age.ts';
import { from } from '../from.ts';
import { fittingOf, type OwnProfile } from '../own-profile.ts';

/** Of so many people at most the fit is worked out: those who were here last. What a search costs is bounded by it. */
export const mostCandidates = 1000;

export interface Filters {
  readonly lookingFor?: Aim | undefined;
  readonly ageMin?: number | undefined;
  readonly ageMax?: number | undefined;
  readonly distance?: Distance | undefined;
  readonly support?: readonly Support[] | undefined;
}

export const isInRoom = (profile: Pick<OwnProfile, 'aims'>, room: Room) =>
  (profile.aims & bitsOf(aims, aimsOfRoom[room])) !== 0;

const spotOf = ({ lat, lng }: { readonly lat: number | null; readonly lng: number | null }): Spot | undefined =>
  lat === null || lng === null ? undefined : { lat, lng };

/** From the middle of one area to the other, in steps; null where one of them is not known. */
export function apart(mine: Parameters<typeof spotOf>[0], theirs: Parameters<typeof spotOf>[0]): number | null {
  const [here, there] = [spotOf(mine), spotOf(theirs)];
  return here && there ? bandOf(kilometres(here, there)) : null;
}

const p = (column: string) => sql.ref(`p.${column}`);
const all = (...parts: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(parts, sql` and `)})`;

// Of the viewer alone, so that a statement reads them once into a hash: a join is planned badly for filters by bits.
const mine = (me: number, room: Room) =>
  from.selectFrom('connection_choices as c').select('c.to_id').where('c.from_id', '=', me).where('c.room', '=', room);
const theirs = (me: number, room: Room) =>
  from.selectFrom('connection_choices as c').select('c.from_id').where('c.to_id', '=', me).where('c.room', '=', room);

/**
 * In the dating room both have to want it: the gender that each wants to meet, and the age that the other wants. Among
 * friends neither counts.
 */
function wanted(me: OwnProfile, room: Room, month: number): RawBuilder<boolean>[] {
  if (room === 'friendship') return [];
  const age = ageIn(month, me.bornIn);
  return [
    sql`(${me.preference} = 0 or ${p('gender_bit')} & ${me.preference} <> 0)`,
    sql`(${p('preference')} = 0 or ${p('preference')} & ${me.genderBit} <> 0)`,
    sql`(${p('age_min')} <= ${age} and (${p('age_max')} >= ${age} or ${p('age_max')} = ${sql.lit(limits.age.max)}))`,
  ];
}

/** Whom one may come across in a room: there, visible, open to it, and neither passed by one nor gone. */
export const isFindable = (me: OwnProfile, room: Room, month: number) =>
  all(
    sql`${p('is_active')}`,
    sql`${p(room)}`,
    sql`${p('hidden_at')} is null`,
    sql`${p('user_id')} <> ${me.userId}`,
    sql`${p('user_id')} <> all(${blockedIds(me.userId)})`,
    sql`${p('user_id')} not in ${mine(me.userId, room).where('c.choice', 'in', ['pass', 'left'])}`,
    sql`${p('user_id')} not in ${theirs(me.userId, room).where('c.choice', '=', 'left')}`,
    sql`(${p('privacy')} <> 'private' or ${p('user_id')} in ${theirs(me.userId, room).where('c.choice', '=', 'like')})`,
    ...wanted(me, room, month),
  );

function filtered(me: OwnProfile, room: Room, month: number, filters: Filters): RawBuilder<boolean>[] {
  const { ageMin = me.ageMin, ageMax = me.ageMax, lookingFor } = filters;
  const chosen = bitsOf(aims, lookingFor ? [lookingFor] : aimsOfRoom[room]) & bitsOf(aims, aimsOfRoom[room]);
  const support = bitsOf(supports, filters.support ?? []);
  const parts: RawBuilder<boolean>[] = [sql`${p('aims')} & ${chosen} <> 0`];
  // 18 and 80 are open ends: the month of birth must not lose anybody at them.
  if (ageMin > limits.age.min) parts.push(sql`${p('born_in')} <= ${month - 1 - 12 * ageMin}`);
  if (ageMax < limits.age.max) parts.push(sql`${p('born_in')} > ${month - 1 - 12 * (ageMax + 1)}`);
  if (support) parts.push(sql`${p('support_open')} & ${support} = ${support}`);
  return parts;
}

interface Circle {
  readonly spot: Spot;
  readonly km: number;
  /** As far as the profile says: whose place is not known belongs to it too. */
  readonly orUnknown: boolean;
}

function circleOf(me: OwnProfile, distance: Distance = 'own'): Circle | undefined {
  const spot = spotOf(me);
  if (!spot || distance === 'any' || (distance === 'own' && me.openToLongDistance)) return undefined;
  return { spot, km: distance === 'own' ? me.maxDistance : Number(distance), orUnknown: distance === 'own' };
}

function inBox({ spot, km, orUnknown }: Circle): RawBuilder<boolean> {
  const { south, north, west, east } = boxAround(spot, km);
  const box = sql<boolean>`(${p('lat')} between ${south} and ${north} and ${p('lng')} between ${west} and ${east})`;
  return orUnknown ? sql`(${p('lat')} is null or ${box})` : box;
}

export interface Candidate {
  readonly userId: number;
  readonly score: number;
}

/**
 * Everybody who fits, closest fit first, and whether there are more than were looked at. A box around one’s place and the
 * days on which people were here are indexed; the rest is compared as bits. Scores are worked out here, of at most
 * `mostCandidates`.
 */
export async function findCandidates(
  query: Query,
  me: OwnProfile,
  room: Room,
  month: number,
  filters: Filters,
): Promise<{ readonly found: Candidate[]; readonly more: boolean }> {
  const circle = circleOf(me, filters.distance);
  const rows = await query(
    once(
      from
        .selectFrom('connection_profiles as p')
        .select([
          'p.user_id as userId',
          'p.aims',
          'p.interests',
          'p.communication',
          'p.support_open as supportOpen',
          'p.lat',
          'p.lng',
        ])
        .where(isFindable(me, room, month))
        .where(all(...filtered(me, room, month, filters), ...(circle ? [inBox(circle)] : [])))
        // Liked already: they wait for an answer, and are not offered again.
        .where(sql<boolean>`${p('user_id')} not in ${mine(me.userId, room)}`)
        .orderBy('p.active_on', 'desc')
        .orderBy('p.user_id', 'desc')
        .limit(mostCandidates),
    ),
  );
  const own = fittingOf(me, me.support, room);
  const found = rows.flatMap((row): Candidate[] => {
    const there = spotOf(row);
    // The corners of the box are further away.
    if (circle && there && kilometres(circle.spot, there) > circle.km) return [];
    const theirs = fittingOf(row, row.supportOpen, room);
    return [{ userId: row.userId, score: scoreNumber(own, theirs, apart(me, row), me.droppedReasons) }];
  });
  found.sort((a, b) => b.score - a.score || a.userId - b.userId);
  return { found, more: rows.length === mostCandidates };
}
