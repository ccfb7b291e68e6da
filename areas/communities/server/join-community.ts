import { askingOf, join, readSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { joinCommunity as contract } from '../contract.ts';
import { findCommunity } from './community-sql.ts';

/** LOCAL-12, C-44: a private one is asked. */
export const joinCommunity: Handler<typeof contract> = async (useCase) => {
  const { input, principal, query } = useCase;
  const { communityId, ...joining } = input;
  if (!(await findCommunity(query, principal.id, communityId))) throw problem.notFound();
  const state = await join(askingOf(useCase), communityId, joining);
  const { memberCount } = await readSpace(query, principal.id, communityId);
  return { communityId, state, memberCount };
};
