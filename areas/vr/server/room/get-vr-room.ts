import type { Handler } from '#platform/server/area.ts';
import type { getVrRoom as contract } from '../../contract.ts';
import { readRoom } from './view.ts';

export const getVrRoom: Handler<typeof contract> = ({ input: { id }, principal, query, now }) =>
  readRoom(query, { id, viewer: principal.id, now });
