import type { Handler } from '#platform/server/area.ts';
import { nextId } from '#platform/server/next-id.ts';
import { problem } from '#platform/server/problem.ts';
import { count, statement } from '#platform/server/statement.ts';
import { activityInvited, type inviteToActivity as contract } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { from } from '../from.ts';
import type { Match } from '../people/matches.ts';
import { sealActivity } from '../seal.ts';
import { connectionActivities } from '../tables.ts';
import { readActivity } from './activity-view.ts';

const open = statement((v: { matchId: number }) =>
  from
    .selectFrom('connection_activities')
    .select(count.as('count'))
    .where('match_id', '=', v.matchId)
    .where('state', '=', 'invited'),
);

const lock = statement((v: { id: number }) =>
  from.selectFrom('connection_matches').select('id').where('id', '=', v.id).forUpdate(),
);

const yearMs = 366 * 86_400_000;

export const inviteToActivity: Handler<typeof contract, Match> = async (useCase) => {
  const { input, found, principal, db, query, emit, now, services } = useCase;
  const startsAt = new Date(input.startsAt);
  const ahead = startsAt.getTime() - now.getTime();
  if (ahead <= 0 || ahead > yearMs) {
    const message = ahead <= 0 ? 'Choose a time to come.' : 'Choose a time within the next year.';
    throw problem.invalid([{ field: 'startsAt', rule: 'time', message }]);
  }
  if ((await query(lock, { id: found.id })).length === 0) throw problem.notFound();
  const [row] = await query(open, { matchId: found.id });
  if ((row?.count ?? 0) >= limits.openActivities) {
    throw problem.conflict(`You two have ${limits.openActivities} open invitations. Wait for an answer first.`);
  }
  const id = await nextId(query, 'connection_activities');
  const { kind, idea = '', where = '', note = '' } = input;
  await db.insert(connectionActivities).values({
    id,
    matchId: found.id,
    fromId: principal.id,
    toId: found.otherId,
    kind,
    startsAt,
    wordsSealed: sealActivity(services.config, id, principal.id, { idea, where, note }),
    state: 'invited',
    createdAt: now,
  });
  await emit(activityInvited, { id, fromId: principal.id, toId: found.otherId });
  return readActivity(query, services.config, principal.id, id);
};
