import type { Handler } from '#platform/server/area.ts';
import type { getSupportGroup as contract } from '../contract.ts';
import { groupView, type RawGroup } from './group-sql.ts';

export const getSupportGroup: Handler<typeof contract, RawGroup> = async ({ found, principal }) =>
  groupView(found, principal.for);
