import type { Handler } from '#platform/server/area.ts';
import type { getSupportGroup as contract } from '../contract.ts';
import { readGroup } from './group-sql.ts';

export const getSupportGroup: Handler<typeof contract> = ({ input, principal, query }) =>
  readGroup(query, principal.id, input.id);
