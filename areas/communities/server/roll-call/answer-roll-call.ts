import type { Handler } from '#platform/server/area.ts';
import { type answerRollCall as contract, rollCallChanged } from '../../contract.ts';
import { mustBeIn } from '../in-community.ts';
import { mustRunNow, stateFor } from './occasion.ts';
import { whoHearsOf } from './who-hears.ts';

export const answerRollCall: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query, emit, now } = useCase;
  await mustBeIn(query, principal.id, input.id);
  const rollCallId = await mustRunNow(query, input.id);
  await query(
    'roll-call-answer',
    `insert into roll_answers (roll_call_id, user_id, answer, answered_at)
     values ($1::int, $2::int, $3, $4::timestamptz)
     on conflict (roll_call_id, user_id) do update set answer = excluded.answer, answered_at = excluded.answered_at`,
    [rollCallId, principal.id, input.answer, now.toISOString()],
  );
  await emit(rollCallChanged, { communityId: input.id, to: await whoHearsOf(query, input.id, principal.id) });
  return stateFor(useCase);
};
