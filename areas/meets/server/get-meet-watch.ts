import type { Handler } from '#platform/server/area.ts';
import type { getMeetWatch as contract } from '../contract.ts';
import { type PlanRow, watchView } from './plan-sql.ts';

export const getMeetWatch: Handler<typeof contract, PlanRow> = async ({ found }) => watchView(found);
