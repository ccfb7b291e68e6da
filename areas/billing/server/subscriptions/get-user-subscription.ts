import type { Handler } from '#platform/server/area.ts';
import type { getUserSubscription as contract } from '../../contract.ts';
import { billingDay } from '../../pure/days.ts';
import { readSubscription } from './view.ts';

export const getUserSubscription: Handler<typeof contract> = ({ query, principal, now, services }) =>
  readSubscription(query, principal.id, { config: services.config, today: billingDay(now) });
