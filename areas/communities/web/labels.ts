import type { SpaceLabels } from '#areas/spaces/web/public.ts';

export const communityLabels: SpaceLabels = {
  thing: 'community',
  Thing: 'Community',
  base: '/local-communities',
  refresh: [
    '/api/enhanced-local-communities*',
    '/api/my-community-memberships',
    '/api/local-communities/*',
    '/api/events*',
  ],
};

export const communityCrumbs = [
  { label: 'Home', href: '/' },
  { label: 'Local Communities', href: '/local-communities' },
] as const;
