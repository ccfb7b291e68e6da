import type { Handler } from '#platform/server/area.ts';
import type { listSubscriptionPlans as contract } from '../../contract.ts';
import { planView, readPlans } from './plan-rows.ts';

export const listSubscriptionPlans: Handler<typeof contract> = async ({ query, services }) =>
  (await readPlans(query)).map((row) => planView(row, services.config));
