import { webArea } from '#platform/web/area.ts';
import { later } from '#platform/web/later.tsx';
import { takenDown } from '#platform/web/report/taken-down.ts';

export const connectionsWeb = webArea({
  name: 'connections',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/connections', title: 'Connections', load: () => import('./connections-screen.tsx') },
    { path: '/connections/profile', title: 'Relationship profile', load: () => import('./profile/profile-screen.tsx') },
    {
      path: '/connections/preview',
      title: 'Your profile as others see it',
      load: () => import('./profile/preview-screen.tsx'),
    },
    { path: '/connections/meeting-safely', title: 'Meeting safely', load: () => import('./meeting-screen.tsx') },
    { path: '/connections/people/:id', title: 'Profile in Connections', load: () => import('./person-screen.tsx') },
    {
      path: '/connections/verification',
      title: 'Verification',
      load: () => import('./profile/verification-screen.tsx'),
    },
    { path: '/connections/checks', title: 'Connections checks', load: () => import('./checks-screen.tsx') },
  ],
  fills: [
    takenDown.with({
      kind: 'relationship_profile',
      Part: later(async () => (await import('./kept-out.tsx')).KeptOut),
    }),
  ],
  nav: [
    { group: 'Connect & Play', label: 'Connections', path: '/connections', order: 1 },
    {
      group: 'Platform',
      label: 'Connections checks',
      path: '/connections/checks',
      order: 55,
      roles: ['moderator', 'admin'],
    },
  ],
});
