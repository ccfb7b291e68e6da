import type { Handler } from '#platform/server/area.ts';
import type { listCrisisServices as contract } from '../contract.ts';
import { helpServices } from '../pure/services.ts';

/** A zone that this server's Intl does not know is treated as not given. */
function knownZone(zone: string | undefined): string | undefined {
  try {
    return zone && new Intl.DateTimeFormat('en-AU', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export const listCrisisServices: Handler<typeof contract> = async ({ input, now, services }) => ({
  items: helpServices(input.region ?? services.config.region, now, {
    zone: knownZone(input.zone),
    state: input.state,
  }),
});
