import type { SpaceLabels } from '#areas/spaces/web/public.ts';

export const communityLabels: SpaceLabels = {
  thing: 'community',
  Thing: 'Community',
  base: '/local-communities',
  refresh: [
    'listLocalCommunities',
    'countLocalCommunities',
    'suggestCommunityPlaces',
    'listMyCommunityMemberships',
    'getCommunity',
    'listPlaceNotes',
    'getRollCall',
    'listEvents',
    'countEvents',
    'getEvent',
    'listEventAttendees',
    'listEventPeople',
  ],
};

export const communityCrumbs = [
  { label: 'Home', href: '/' },
  { label: 'Local Communities', href: '/local-communities' },
] as const;
