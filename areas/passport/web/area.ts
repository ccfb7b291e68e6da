import { webArea } from '#platform/web/area.ts';

export const passportWeb = webArea({
  name: 'passport',
  descriptions: () => import('./descriptions.ts'),
  routes: [{ path: '/access-passport', title: 'Access passport', load: () => import('./passport-screen.tsx') }],
  nav: [{ group: 'AI & Accessibility', label: 'Access passport', path: '/access-passport', order: 50 }],
});
