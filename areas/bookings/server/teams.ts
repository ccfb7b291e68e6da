import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import { place } from '#platform/server/place.ts';
import { anyOf, type Given, statement } from '#platform/server/statement.ts';
import type { Side } from '../pure/machine.ts';
import { from } from './from.ts';
import type { Work } from './work.ts';

/** Businesses whose people answer bookings besides the host. Their area declares them: `fills: [bookingTeams.with(…)]`. */
export interface BookingTeams {
  /** What the names of its teams begin with: provider, of provider:5. */
  readonly of: string;
  /** The teams in which this member answers; few. */
  readonly withMember: (query: Query, userId: number) => Promise<readonly string[]>;
  /** Everyone who answers for a team, its host too. */
  readonly people: (query: Query, team: string) => Promise<readonly number[]>;
  /** The account of its host is closed: its bookings go to another one of the team, or stay where they are. */
  readonly handOn: (work: Work, team: string) => Promise<void>;
}

export const bookingTeams = place<BookingTeams>('teams that answer bookings');

const teamsOf = (team: string): BookingTeams | undefined =>
  bookingTeams.now().find(({ of }) => team.startsWith(`${of}:`));

/** The teams in which a member answers. A supporter acts for the member alone, and for none of them. */
export async function teamsWith(query: Query, userId: number, supporterId = 0): Promise<readonly string[]> {
  if (supporterId !== 0) return [];
  const all: string[] = [];
  for (const { withMember } of bookingTeams.now()) all.push(...(await withMember(query, userId)));
  return all;
}

export const teamPeople = async (query: Query, team: string): Promise<readonly number[]> =>
  team === '' ? [] : ((await teamsOf(team)?.people(query, team)) ?? []);

export const handOnTeam = async (work: Work, team: string): Promise<void> => teamsOf(team)?.handOn(work, team);

const together = statement((v: { guestId: number; ids: readonly number[] }) =>
  from
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', anyOf(v.ids))
    .where('u.id', '!=', v.guestId)
    .where((e) => notBlocked(v.guestId, e.ref('u.id'))),
);

interface Concerned {
  readonly hostId: number | null;
  readonly guestId: number | null;
  readonly team: string;
}

/** Who hears of what concerns one side: its member, or everyone who answers for the business and can open the booking. */
export async function hearersOf(query: Query, row: Concerned, side: Side): Promise<readonly number[]> {
  const { hostId, guestId, team } = row;
  if (side === 'guest') return guestId === null ? [] : [guestId];
  const host = hostId === null ? [] : [hostId];
  const others = (await teamPeople(query, team)).filter((id) => id !== hostId);
  if (others.length === 0) return host;
  return [...host, ...(await query(together, { guestId: guestId ?? 0, ids: others })).map(({ id }) => id)];
}

/** SQL: the booking is one of these teams. */
export const isOfTeams = (teams: Given<readonly string[]>) =>
  sql<boolean>`(b.team <> '' and b.team = any(${teams}::text[]))`;
