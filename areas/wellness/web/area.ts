import { webArea } from '#platform/web/area.ts';
import { keysKept, markKept } from './kept.ts';
import { awayKept, waitingKept } from './waiting/kept.ts';

export const wellnessWeb = webArea({
  name: 'wellness',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    {
      path: '/wellness-tracking',
      title: 'Wellness tracking',
      offline: true,
      load: () => import('./wellness-screen.tsx'),
    },
    {
      path: '/wellness-tracking/history',
      title: 'Wellness history',
      load: () => import('./history/history-screen.tsx'),
    },
    {
      path: '/wellness-tracking/summary',
      title: 'Visit summary',
      load: () => import('./summary/summary-screen.tsx'),
    },
    {
      path: '/wellness-tracking/privacy',
      title: 'Privacy of your diary',
      load: () => import('./privacy/privacy-screen.tsx'),
    },
    {
      path: '/wellness-tracking/medicines',
      title: 'Medicines',
      load: () => import('./medicines/medicines-screen.tsx'),
    },
    {
      path: '/wellness-tracking/medicines/new',
      title: 'Add a medicine',
      load: () => import('./medicines/new-medicine-screen.tsx'),
    },
    {
      path: '/wellness-tracking/medicines/:id/edit',
      title: 'Edit medicine',
      load: () => import('./medicines/edit-medicine-screen.tsx'),
    },
    {
      path: '/wellness-tracking/appointments',
      title: 'Appointments',
      load: () => import('./appointments/appointments-screen.tsx'),
    },
    {
      path: '/wellness-tracking/appointments/new',
      title: 'Add an appointment',
      load: () => import('./appointments/new-appointment-screen.tsx'),
    },
    {
      path: '/wellness-tracking/appointments/:id/edit',
      title: 'Edit appointment',
      load: () => import('./appointments/edit-appointment-screen.tsx'),
    },
    {
      path: '/wellness-tracking/appointments/:id',
      title: 'Appointment',
      load: () => import('./appointments/appointment-screen.tsx'),
    },
    {
      path: '/wellness-tracking/sharing',
      title: 'Sharing',
      load: () => import('./sharing/sharing-screen.tsx'),
    },
    {
      path: '/wellness-tracking/sharing/new',
      title: 'New share',
      load: () => import('./sharing/new-share-screen.tsx'),
    },
    {
      path: '/wellness-tracking/shared',
      title: 'Shared diary',
      guests: true,
      load: () => import('./sharing/shared-screen.tsx'),
    },
    {
      path: '/wellness-tracking/shared-with-me',
      title: 'Shared with me',
      load: () => import('./sharing/with-me-screen.tsx'),
    },
    {
      path: '/wellness-tracking/helpers',
      title: 'Helpers',
      load: () => import('./helpers/helpers-screen.tsx'),
    },
    {
      path: '/wellness-tracking/helpers/:id',
      title: 'Write for someone',
      load: () => import('./helpers/write-for-screen.tsx'),
    },
    { path: '/wellness-tracking/energy', title: 'Energy budget', load: () => import('./energy/energy-screen.tsx') },
    { path: '/wellness-tracking/import', title: 'Import entries', load: () => import('./import/import-screen.tsx') },
    {
      path: '/wellness-tracking/settings',
      title: 'Diary settings',
      load: () => import('./settings/settings-screen.tsx'),
    },
  ],
  kept: [waitingKept, awayKept, markKept, keysKept],
  idle: async () => (await import('./waiting/idle.ts')).start(),
  nav: [{ group: 'AI & Accessibility', label: 'Wellness tracking', path: '/wellness-tracking', order: 3 }],
});
