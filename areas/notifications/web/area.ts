import { webArea } from '#platform/web/area.ts';

export const notificationsWeb = webArea({
  name: 'notifications',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/notifications', title: 'Notifications', load: () => import('./notifications-screen.tsx') },
    {
      path: '/unsubscribe',
      title: 'Stop emails',
      guests: true,
      load: () => import('./unsubscribe-screen.tsx'),
    },
    { path: '/notifications/settings', title: 'Notification settings', load: () => import('./settings-screen.tsx') },
  ],
});
