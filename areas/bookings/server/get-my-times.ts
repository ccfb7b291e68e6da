import type { Handler } from '#platform/server/area.ts';
import type { getMyTimes as contract } from '../contract.ts';
import { noTimes, timesOf } from './times.ts';

export const getMyTimes: Handler<typeof contract> = async ({ principal, query }) =>
  (await timesOf(query, [principal.id])).get(principal.id) ?? noTimes;
