import { webArea } from '#platform/web/area.ts';

export const privacyWeb = webArea({
  name: 'privacy',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/settings/privacy', title: 'Your data and privacy', load: () => import('./privacy-screen.tsx') },
    {
      path: '/account-closing',
      title: 'Your account is closed',
      guests: true,
      load: () => import('./closing-screen.tsx'),
    },
  ],
});
