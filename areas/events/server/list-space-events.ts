import type { Handler } from '#platform/server/area.ts';
import type { listSpaceEvents as contract } from '../contract.ts';
import { pageOfEvents } from './list-events.ts';

export const listSpaceEvents: Handler<typeof contract> = async ({ input, ...ask }) => {
  const { id: spaceId, ...filters } = input;
  return pageOfEvents({ ...ask, input: { ...filters, spaceId } });
};
