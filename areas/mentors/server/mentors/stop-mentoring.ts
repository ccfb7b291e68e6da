import type { Handler } from '#platform/server/area.ts';
import { statement } from '#platform/server/statement.ts';
import type { stopMentoring as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { answerRequest } from '../requests/change.ts';
import { readMyMentoring } from './my-mentoring.ts';

const remove = statement((v: { userId: number }) => from.deleteFrom('mentors').where('user_id', '=', v.userId));

const waiting = statement((v: { userId: number }) =>
  from
    .selectFrom('mentorship_requests')
    .select('id')
    .where('mentor_id', '=', v.userId)
    .where('state', '=', 'pending')
    .orderBy('id'),
);

export const stopMentoring: Handler<typeof contract> = async ({ principal, query, emit, now, services }) => {
  const userId = principal.id;
  const work = { query, emit, now, config: services.config };
  for (const { id } of await query(waiting, { userId })) await answerRequest(work, id, 'declined', { by: userId });
  await query(remove, { userId });
  return readMyMentoring(query, userId);
};
