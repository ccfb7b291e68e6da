import type { Handler } from '#platform/server/area.ts';
import type { getMeetPlan as contract } from '../contract.ts';
import { type PlanRow, planView } from './plan-sql.ts';

export const getMeetPlan: Handler<typeof contract, PlanRow> = async ({ found }) => planView(found);
