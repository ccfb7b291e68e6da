import { askingOf, join, knowers, readSpace, spaceFor } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { joinCommunity as contract } from '../contract.ts';
import { ofCommunity } from './policy.ts';

/** LOCAL-12, C-44: a private one is asked. */
export const joinCommunity: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query } = useCase;
  const { communityId, ...joining } = input;
  const space = await spaceFor(query, principal.id, communityId, ofCommunity(knowers));
  const state = await join(askingOf(useCase), space, joining);
  const { memberCount } = await readSpace(query, principal.id, communityId);
  return { communityId, state, memberCount };
};
