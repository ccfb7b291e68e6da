import type { Query } from '#platform/server/db.ts';
import type { Emit } from '#platform/server/emit.ts';

/** What every change to a space needs. */
export interface Asking {
  readonly query: Query;
  readonly emit: Emit;
  readonly now: Date;
  readonly actorId: number;
}

export interface HandlerParts {
  readonly query: Query;
  readonly emit: Emit;
  readonly now: Date;
  readonly principal: { readonly id: number };
}

export const askingOf = ({ query, emit, now, principal }: HandlerParts): Asking => ({
  query,
  emit,
  now,
  actorId: principal.id,
});

/** Who runs a space: its owner and its moderators. */
export async function runnersOf(query: Query, spaceId: number): Promise<number[]> {
  const rows = await query<{ id: number }>(
    'space-runners',
    `select user_id as id from space_members where space_id = $1::int and state = 'member' and role <> 'member' order by 1`,
    [spaceId],
  );
  return rows.map(({ id }) => id);
}
