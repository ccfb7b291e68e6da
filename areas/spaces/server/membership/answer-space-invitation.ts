import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type answerSpaceInvitation as contract, spaceStandingChanged } from '../../contract.ts';
import { askingOf } from '../asking.ts';
import { assertOwnWords, join } from '../join.ts';
import { readSpace } from '../rules.ts';
import { findRaw, type RawSpace, spaceView } from '../space-sql.ts';
import { shareNeeds } from './sharing.ts';

/** Whoever invited is not told of a no. */
export const answerSpaceInvitation: Handler<typeof contract, RawSpace> = async (useCase) => {
  const { input, principal, query, emit, now, services, found: space } = useCase;
  if (input.accept && space.state === 'member') return spaceView(space, principal.for);
  if (space.state !== 'invited') throw problem.conflict('You don’t have an invitation to answer.');
  if (input.accept) {
    assertOwnWords(useCase, space);
    await join(askingOf(useCase), space, input);
    await shareNeeds({ query, config: services.config, now }, space, principal.id, input.itemIds);
    return readSpace(query, principal.id, input.id, principal.for);
  }
  await query(
    'refuse-space-invitation',
    `update space_members set state = 'left', left_at = $3::timestamptz, version = version + 1
     where space_id = $1::int and user_id = $2::int and state = 'invited'`,
    [input.id, principal.id, now.toISOString()],
  );
  await emit(spaceStandingChanged, { spaceId: input.id, kind: space.kind, to: [principal.id], news: null });
  const left = await findRaw(query, principal.id, input.id);
  return left ? spaceView(left, principal.for) : null;
};
