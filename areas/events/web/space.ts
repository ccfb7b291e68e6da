import type { CommunityEvent } from '../contract.ts';

export type EventSpace = NonNullable<CommunityEvent['space']>;

const places = {
  group: { href: '/support-groups', label: 'Support Groups' },
  community: { href: '/local-communities', label: 'Local Communities' },
} as const;

export const spaceHref = ({ kind, id }: Pick<EventSpace, 'id' | 'kind'>, tab = 'events') =>
  `${places[kind].href}/${id}?tab=${tab}`;

const home = { label: 'Home', href: '/' } as const;
export const eventCrumbs = [home, { label: 'Community Events', href: '/events' }] as const;

/** A meeting is found in its group or community, an event of its own among all events. */
export const crumbsOf = (space: EventSpace | null) =>
  space ? [home, places[space.kind], { label: space.name, href: spaceHref(space) }] : eventCrumbs;
