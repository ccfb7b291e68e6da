import { mustBeMember, mustReadSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { listSpaceEvents as contract } from '../contract.ts';
import { pageOfEvents } from './list-events.ts';

/** Of a group for its members, whatever its visibility; of a community for whoever reads its posts. */
export const listSpaceEvents: Handler<typeof contract> = async ({ input, ...ask }) => {
  const { id: spaceId, ...asked } = input;
  const space = await mustReadSpace(ask.query, ask.principal.id, spaceId);
  if (space.kind === 'group') await mustBeMember(ask.query, ask.principal.id, spaceId);
  return pageOfEvents({ ...ask, input: { ...asked, spaceId } });
};
