import type { Handler } from '#platform/server/area.ts';
import type { getVrSpace as contract } from '../../contract.ts';
import { readSpace } from './view.ts';

export const getVrSpace: Handler<typeof contract> = ({ input, principal, query, now }) =>
  readSpace(query, principal, input.id, now);
