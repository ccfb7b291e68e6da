import type { RawSpace } from '#areas/spaces/server/public.ts';
import type { Query } from '#platform/server/db.ts';
import type { Principal } from '#platform/server/principal.ts';
import { problem } from '#platform/server/problem.ts';
import type { RollCallState } from '../../contract.ts';
import { rollCallState } from './roll-call-state.ts';

interface Asking {
  readonly input: { readonly id: number };
  readonly principal: Principal;
  readonly found: RawSpace;
  readonly query: Query;
  readonly now: Date;
}

/** What the caller sees, for members. */
export const stateFor = ({ input, principal, found, query, now }: Asking): Promise<RollCallState> =>
  rollCallState({ query, viewerId: principal.id, spaceId: input.id, mayRun: found.role !== 'member', now });

/** The one that runs; undefined: none. */
export async function runningIn(query: Query, spaceId: number): Promise<number | undefined> {
  const [row] = await query<{ id: number }>(
    'roll-call-running',
    'select id from roll_calls where space_id = $1::int and ended_at is null for update',
    [spaceId],
  );
  return row?.id;
}

export async function assertRunning(query: Query, spaceId: number): Promise<number> {
  const id = await runningIn(query, spaceId);
  if (id === undefined) throw problem.conflict('No roll-call is running right now.');
  return id;
}

/** Everybody in the community, as account numbers: for events only. */
export async function membersOf(query: Query, spaceId: number): Promise<number[]> {
  const rows = await query<{ id: number }>(
    'community-members',
    `select user_id as id from space_members where space_id = $1::int and state = 'member' order by 1`,
    [spaceId],
  );
  return rows.map(({ id }) => id);
}
