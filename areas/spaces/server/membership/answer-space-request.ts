import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { type answerSpaceRequest as contract, spaceStandingChanged } from '../../contract.ts';
import { runnersOf } from '../asking.ts';
import { readSpace } from '../rules.ts';
import type { RawSpace } from '../space-sql.ts';

/** Answered once: whoever comes second is told so, and the first answer stands. */
export const answerSpaceRequest: Handler<typeof contract, RawSpace> = async ({
  input,
  principal,
  found: space,
  query,
  db,
  emit,
  now,
}) => {
  const { accept, reason = '' } = input;
  if (!accept && reason === '') {
    throw problem.invalid([{ field: 'reason', rule: 'missing', message: 'Say why, in a sentence.' }]);
  }
  const [row] = await query<{ userId: number }>(
    'answer-space-request',
    `update space_members set state = $3, reason = $4, answers = '[]', answered_at = $5::timestamptz,
       joined_at = case when $3 = 'member' then $5::timestamptz end, version = version + 1
     where space_id = $1::int and no = $2::int and state = 'requested' returning user_id as "userId"`,
    [input.id, input.no, accept ? 'member' : 'declined', accept ? '' : reason, now.toISOString()],
  );
  if (!row) throw problem.conflict('This request has been answered or withdrawn.');
  const action = accept ? 'space.accept' : 'space.decline';
  await writeAudit(db, { actorId: principal.id, action, subject: `space:${input.id}`, detail: { no: input.no } }, now);
  await emit(spaceStandingChanged, { spaceId: input.id, kind: space.kind, to: [row.userId], news: 'PlaceChanged' });
  // The other people who run it see the request go.
  const to = await runnersOf(query, input.id);
  await emit(spaceStandingChanged, { spaceId: input.id, kind: space.kind, to, news: null });
  return readSpace(query, principal.id, input.id);
};
