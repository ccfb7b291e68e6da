import type { Handler } from '#platform/server/area.ts';
import type { listCrisisHotlines as contract } from '../contract.ts';
import { hotlines } from '../pure/hotlines.ts';

export const listCrisisHotlines: Handler<typeof contract> = async ({ services }) => ({
  items: hotlines(services.config.region),
});
