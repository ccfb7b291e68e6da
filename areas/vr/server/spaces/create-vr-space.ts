import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, count, moment, statement } from '#platform/server/statement.ts';
import { type createVrSpace as contract, vrSpaceChanged } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { from } from '../from.ts';
import { readSpace } from './view.ts';
import { assertTimes, columnsOf, rowOf, type SpaceRow, timesOf } from './written.ts';

/** Their own row is locked, so that two spaces made at once are counted one after the other. */
const host = statement((v: { userId: number }) =>
  from.selectFrom('users').select('id').where('id', '=', v.userId).forNoKeyUpdate(),
);
const made = statement((v: { userId: number }) =>
  from.selectFrom('vr_spaces').select(count.as('count')).where('host_id', '=', v.userId),
);

interface Added extends Omit<SpaceRow, 'opensAt' | 'closesAt'> {
  readonly opensAt: string;
  readonly closesAt: string;
  readonly hostId: number;
  readonly now: string;
}
const add = choice((isPlanned: boolean) =>
  statement((v: Added) =>
    from
      .insertInto('vr_spaces')
      .values({
        ...columnsOf(v),
        host_id: v.hostId,
        created_at: moment(v.now),
        ...(isPlanned && timesOf(v)),
      })
      .returning('id'),
  ),
);

export const createVrSpace: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  assertTimes(input, now);
  const hostId = principal.id;
  await query(host, { userId: hostId });
  const [{ count: spaces } = { count: 0 }] = await query(made, { userId: hostId });
  if (spaces >= limits.spaces) {
    throw problem.conflict(`You have ${limits.spaces} spaces. Delete one before you make another.`);
  }
  const { opensAt, closesAt, ...row } = rowOf(input);
  const isPlanned = opensAt !== null && closesAt !== null;
  const times = { opensAt: opensAt ?? '', closesAt: closesAt ?? '' };
  const [added] = await query(add(isPlanned), { ...row, ...times, hostId, now: now.toISOString() });
  if (!added) throw new Error('The space was not stored.');
  await emit(vrSpaceChanged, { id: added.id, isWritten: true });
  return readSpace(query, principal, added.id, now);
};
