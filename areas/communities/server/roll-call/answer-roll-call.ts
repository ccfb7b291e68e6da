import type { RawSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { type answerRollCall as contract, rollCallChanged } from '../../contract.ts';
import { assertRunning, stateFor } from './occasion.ts';
import { whoHearsOf } from './who-hears.ts';

export const answerRollCall: Handler<typeof contract, RawSpace> = async (useCase) => {
  const { input, principal, query, emit, now } = useCase;
  const rollCallId = await assertRunning(query, input.id);
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
