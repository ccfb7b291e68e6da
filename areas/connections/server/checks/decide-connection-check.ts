import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { writeAudit } from '#platform/server/audit.ts';
import { problem } from '#platform/server/problem.ts';
import { choice, moment, statement } from '#platform/server/statement.ts';
import {
  connectionCheckDecided,
  connectionPhotosDropped,
  connectionProfileChanged,
  type decideConnectionCheck as decideContract,
  type withdrawConnectionCheck as withdrawContract,
} from '../../contract.ts';
import { from } from '../from.ts';
import type { CheckRow } from './rows.ts';

type Decision = 'passed' | 'declined' | 'withdrawn';

/** The picture goes with the decision: nothing of what was looked at is kept, but who looked and when. */
const decide = choice((to: Decision) =>
  statement((v: { id: number; version: number; by: number; reason: string; now: string }) =>
    from
      .updateTable('connection_checks')
      .set({
        state: to,
        reason: v.reason,
        decided_by: v.by,
        decided_at: moment(v.now),
        pose: null,
        pose_key: null,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', v.id)
      .where('version', '=', v.version)
      .where('state', '=', to === 'withdrawn' ? 'passed' : 'waiting')
      .returning('user_id as userId'),
  ),
);

interface Asked {
  readonly version: number;
  readonly reason: string;
}
type UseCase = Pick<
  Parameters<Handler<typeof decideContract, CheckRow>>[0],
  'found' | 'principal' | 'db' | 'query' | 'emit' | 'now'
>;

async function settle({ found, principal, db, query, emit, now }: UseCase, to: Decision, { version, reason }: Asked) {
  if (to !== 'passed' && reason === '') {
    throw problem.invalid([{ field: 'reason', rule: 'needed', message: 'Say why. The member reads it.' }]);
  }
  const { id, kind, userId, poseKey } = found;
  const said = to === 'passed' ? '' : reason;
  const done = await query(decide(to), { id, version, by: principal.id, reason: said, now: now.toISOString() });
  if (done.length === 0) throw problem.conflict('This check has changed since you opened it. Have another look.');
  if (poseKey) await emit(connectionPhotosDropped, { keys: [poseKey] });
  await emit(connectionCheckDecided, { id, userId, by: principal.id, kind, state: to });
  await emit(connectionProfileChanged, { userId });
  const action = `connections ${kind} check ${to}`;
  await writeAudit(db, { actorId: principal.id, action, subject: `member ${userId}` }, now);
}

export const decideConnectionCheck: Handler<typeof decideContract, CheckRow> = async (useCase) => {
  await settle(useCase, useCase.input.isPassed ? 'passed' : 'declined', useCase.input);
  return undefined;
};

export const withdrawConnectionCheck: Handler<typeof withdrawContract, CheckRow> = async (useCase) => {
  await settle(useCase, 'withdrawn', useCase.input);
  return undefined;
};
