import type { Handler } from '#platform/server/area.ts';
import { type endRollCall as contract, rollCallChanged } from '../../contract.ts';
import { mustRunIt } from '../in-community.ts';
import { membersOf, runningIn, stateFor } from './occasion.ts';

/** Ending it again changes nothing. */
export const endRollCall: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query, emit, now } = useCase;
  await mustRunIt(query, principal.id, input.id);
  const id = await runningIn(query, input.id);
  if (id !== undefined) {
    await query('roll-call-end', 'update roll_calls set ended_at = $2::timestamptz where id = $1::int', [
      id,
      now.toISOString(),
    ]);
    await emit(rollCallChanged, { communityId: input.id, to: await membersOf(query, input.id) });
  }
  return stateFor(useCase);
};
