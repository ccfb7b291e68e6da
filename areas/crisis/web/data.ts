import { useEffect, useState } from 'react';
import type { StateCode } from '#platform/contract/postcodes.ts';
import { useList } from '#platform/web/cache/use-list.ts';
import type { HelpService, listCrisisServices, Region } from '../contract.ts';
import type { Reader } from '../pure/hours.ts';
import { helpServices } from '../pure/services.ts';
import { zoneOf } from '../pure/states.ts';

const minute = 60_000;
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where the reader is: the clock of the device, and the state when they have said it. It stays in this page. */
export function useReader(): [Reader, (state: StateCode | undefined) => void] {
  const [state, setState] = useState<StateCode>();
  return [state ? { state, zone: zoneOf(state) } : { zone: zone() }, setState];
}

/** The reader's clock, once a minute, so that "Open now" stays true while the page is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/**
 * The services, at once and whatever happens: the copy that came with the page stands in until the server has answered,
 * and stays when it does not.
 */
export function useServices(region: Region, now: Date, reader: Reader): readonly HelpService[] {
  const { items, loading, error } = useList<typeof listCrisisServices>('listCrisisServices', { zone: zone() });
  const bundled = helpServices(region, now, reader);
  if (loading || error || items.length === 0) return bundled;
  // The server's answer has newer facts; whether a service is open is computed anew, because the answer grows old.
  const known = new Map(bundled.map((service) => [service.id, service]));
  return items.map((service) => {
    const { openNow, opens } = known.get(service.id) ?? service;
    return { ...service, openNow, opens };
  });
}
