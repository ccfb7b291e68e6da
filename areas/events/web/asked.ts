import type { Feature } from '#areas/passport/contract.ts';
import { features } from '#areas/passport/web/public.ts';
import { type EventType, eventTypes, type Place, places, type Tab, tabs } from '../pure/options.ts';

/** What the address asks for. */
export interface Asked {
  readonly tab: Tab;
  readonly type?: EventType;
  readonly feature?: Feature;
  readonly place?: Place;
}

const oneOf = <T extends string>(all: readonly T[], given: string | null): T | undefined =>
  all.find((one) => one === given);

/** Whatever the address holds that is not known is left out. */
export function askedIn(query: URLSearchParams): Asked {
  const type = oneOf(eventTypes, query.get('type'));
  const feature = oneOf(features, query.get('feature'));
  const place = oneOf(places, query.get('place'));
  return {
    tab: oneOf(tabs, query.get('tab')) ?? 'upcoming',
    ...(type && { type }),
    ...(feature && { feature }),
    ...(place && { place }),
  };
}

/** True when something besides the tab narrows the list. */
export const isNarrowed = ({ tab: _tab, ...rest }: Asked): boolean => Object.keys(rest).length > 0;
