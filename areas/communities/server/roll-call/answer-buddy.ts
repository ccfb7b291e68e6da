import type { RawSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type answerBuddy as contract, rollCallChanged } from '../../contract.ts';
import { memberByNo } from '../in-community.ts';
import { stateFor } from './occasion.ts';

export const answerBuddy: Handler<typeof contract, RawSpace> = async (useCase) => {
  const { input, principal, query, emit, now } = useCase;
  const asker = await memberByNo(query, input.id, input.no);
  const [row] = input.agree
    ? await query(
        'buddy-agree',
        `update roll_buddies set agreed_at = coalesce(agreed_at, $4::timestamptz)
         where space_id = $1::int and user_id = $2::int and buddy_id = $3::int returning 1 as done`,
        [input.id, asker, principal.id, now.toISOString()],
      )
    : await query(
        'buddy-decline',
        'delete from roll_buddies where space_id = $1::int and user_id = $2::int and buddy_id = $3::int returning 1 as done',
        [input.id, asker, principal.id],
      );
  if (!row) throw problem.notFound();
  await emit(rollCallChanged, { communityId: input.id, to: [principal.id, asker] });
  return stateFor(useCase);
};
