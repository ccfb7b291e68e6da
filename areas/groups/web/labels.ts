import type { SpaceLabels } from '#areas/spaces/web/public.ts';

export const groupLabels: SpaceLabels = {
  thing: 'group',
  Thing: 'Group',
  base: '/support-groups',
  refresh: ['/api/support-groups', '/api/support-groups/*', '/api/events*'],
};

export const groupCrumbs = [
  { label: 'Home', href: '/' },
  { label: 'Support Groups', href: '/support-groups' },
] as const;

/** The id in an address: undefined when it is not a whole number above 0. */
export const idIn = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
