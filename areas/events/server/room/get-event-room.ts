import type { Handler } from '#platform/server/area.ts';
import type { getEventRoom as contract } from '../../contract.ts';
import { readRoom } from './view.ts';

export const getEventRoom: Handler<typeof contract> = ({ input, principal, query, now }) =>
  readRoom(query, { eventId: input.id, userId: principal.id, now });
