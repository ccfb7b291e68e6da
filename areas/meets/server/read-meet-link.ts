import type { Handler } from '#platform/server/area.ts';
import type { readMeetLink as contract } from '../contract.ts';
import { planOfLink } from './contact-link.ts';
import { watchView } from './plan-sql.ts';

export const readMeetLink: Handler<typeof contract> = async ({ input, query, services }) =>
  watchView(await planOfLink(services, query, input.token));
