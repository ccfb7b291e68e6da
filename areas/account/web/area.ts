import { webArea } from '#platform/web/area.ts';

export const accountWeb = webArea({
  name: 'account',
  routes: [{ path: '/sign-in', title: 'Sign in', guests: true, load: () => import('./sign-in-screen.tsx') }],
  signedOut: { title: 'Sign in to see this page', load: () => import('./signed-out-screen.tsx') },
});
