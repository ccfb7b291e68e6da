import type { Handler } from '#platform/server/area.ts';
import type { listAssistiveDevices as contract } from '../contract.ts';
import { devicesOf } from './devices-of.ts';

export const listAssistiveDevices: Handler<typeof contract> = async ({ principal, query }) => ({
  items: await devicesOf(query, principal.id),
});
