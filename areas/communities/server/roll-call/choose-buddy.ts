import { notBlockedText } from '#areas/people/server/public.ts';
import { assertOpen, type RawSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { buddyAsked, type chooseBuddy as contract, rollCallChanged } from '../../contract.ts';
import { memberByNo } from '../in-community.ts';
import { stateFor } from './occasion.ts';

/** The list of members is kept for the people who run it: the others don’t find a name by its number either. */
const seesRunners = ({ role, runOnly }: RawSpace) => role === 'member' && runOnly.includes('people');

/** The one chosen before is told nothing more; a new one is asked. */
export const chooseBuddy: Handler<typeof contract, RawSpace> = async (useCase) => {
  const { input, principal, found, query, emit, now } = useCase;
  assertOpen(found);
  const [before] = await query<{ id: number }>(
    'buddy-before',
    'select buddy_id as id from roll_buddies where space_id = $1::int and user_id = $2::int for update',
    [input.id, principal.id],
  );
  const chosen = input.no === null ? undefined : await memberByNo(query, input.id, input.no, seesRunners(found));
  if (chosen === before?.id) return stateFor(useCase);
  if (chosen === principal.id) throw problem.invalid([{ field: 'no', rule: 'self', message: 'Choose someone else.' }]);
  await query('buddy-drop', 'delete from roll_buddies where space_id = $1::int and user_id = $2::int', [
    input.id,
    principal.id,
  ]);
  if (chosen !== undefined) {
    const [added] = await query<{ id: number }>(
      'buddy-choose',
      `insert into roll_buddies (space_id, user_id, buddy_id, asked_at)
       select $1::int, $2::int, $3::int, $4::timestamptz where ${notBlockedText('$2::int', '$3::int')}
       returning buddy_id as id`,
      [input.id, principal.id, chosen, now.toISOString()],
    );
    if (!added) throw problem.notFound();
    await emit(buddyAsked, { communityId: input.id, userId: chosen, no: found.no ?? 0 });
  }
  const to = [principal.id, before?.id, chosen].filter((id) => id !== undefined);
  await emit(rollCallChanged, { communityId: input.id, to });
  return stateFor(useCase);
};
