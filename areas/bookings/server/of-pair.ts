import { type Expression, sql } from 'kysely';
import { blockedIds, notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { type Given, statement } from '#platform/server/statement.ts';
import { type BookingRow, bookingRows } from './rows.ts';
import { isOfTeams, teamsWith } from './teams.ts';

interface Askers {
  readonly viewer: Given<number>;
  /** Who asks for the viewer; 0: no one else does. */
  readonly supporter: Given<number>;
}

/** SQL: the other side of a booking is gone, or neither the viewer nor the supporter who asks is behind a block from it. */
export const mayMeet = ({ viewer, supporter }: Askers, other: Expression<number | null>) =>
  sql<boolean>`(${other} is null or (${notBlocked(viewer, other)} and ${other} <> all(${blockedIds(supporter)})))`;

const ofPair = statement((v: { id: number; viewer: number; supporter: number }) =>
  bookingRows()
    .where('b.id', '=', v.id)
    .where((e) =>
      e.or([
        e.and([e('b.host_id', '=', v.viewer), mayMeet(v, e.ref('b.guest_id'))]),
        e.and([e('b.guest_id', '=', v.viewer), mayMeet(v, e.ref('b.host_id'))]),
      ]),
    ),
);

/** A booking as one of its two people may know of it; behind a block neither does, nor a supporter who asks for one. */
export const bookingOfPair = async (
  query: Query,
  id: number,
  viewer: number,
  supporter = 0,
): Promise<BookingRow | undefined> => (await query(ofPair, { id, viewer, supporter }))[0];

const ofTeams = statement((v: { id: number; viewer: number; teams: readonly string[] }) =>
  bookingRows()
    .where('b.id', '=', v.id)
    .where(isOfTeams(v.teams))
    .where((e) => mayMeet({ viewer: v.viewer, supporter: 0 }, e.ref('b.guest_id'))),
);

/** A booking as someone may know of it who is one of its two people, or answers for the business that gives it. */
export async function bookingFor(
  query: Query,
  id: number,
  viewer: number,
  supporter = 0,
): Promise<BookingRow | undefined> {
  const own = await bookingOfPair(query, id, viewer, supporter);
  if (own) return own;
  const teams = await teamsWith(query, viewer, supporter);
  if (teams.length === 0) return undefined;
  // Behind a block from the host, a guest finds nothing in this way either.
  const [row] = await query(ofTeams, { id, viewer, teams });
  return row?.guestId === viewer ? undefined : row;
}
