import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { answerEventAccess as contract } from '../contract.ts';
import { sealedAnswers, sealWords } from './seal.ts';
import { tell } from './seats.ts';

export const answerEventAccess: Handler<typeof contract> = async ({ input, query, emit, now, services }) => {
  const { id, userId, state, answer = '' } = input;
  const done = await query(
    'event-answer-access',
    `update event_access_requests set state = $3, answer_sealed = $4, answered_at = $5::timestamptz
       where event_id = $1::int and user_id = $2::int returning 1`,
    [id, userId, state, sealWords(sealedAnswers, services.config, id, userId, answer), now.toISOString()],
  );
  if (done.length === 0) throw problem.conflict('This request was withdrawn.');
  await tell(emit, id, 'eventAccessAnswered', [userId]);
  return undefined;
};
