import type { Handler } from '#platform/server/area.ts';
import type { findPriceLimit as contract } from '../../contract.ts';
import { limitsOn, limitView } from './find-limits.ts';

export const findPriceLimit: Handler<typeof contract> = async ({ input: { item, region, on }, query }) => ({
  limit: limitView((await limitsOn(query, { items: [item], region, on })).get(item)),
});
