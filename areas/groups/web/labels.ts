import type { SpaceLabels } from '#areas/spaces/web/public.ts';

export const groupLabels: SpaceLabels = {
  thing: 'group',
  Thing: 'Group',
  base: '/support-groups',
  refresh: [
    'listSupportGroups',
    'listSupportGroupCategories',
    'getSupportGroup',
    'listEvents',
    'countEvents',
    'getEvent',
    'listEventAttendees',
    'listEventPeople',
  ],
};

export const groupCrumbs = [
  { label: 'Home', href: '/' },
  { label: 'Support Groups', href: '/support-groups' },
] as const;
