import type { RawSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { type endRollCall as contract, rollCallChanged } from '../../contract.ts';
import { membersOf, runningIn, stateFor } from './occasion.ts';

/** Ending it again changes nothing. */
export const endRollCall: Handler<typeof contract, RawSpace> = async (useCase) => {
  const { input, query, emit, now } = useCase;
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
