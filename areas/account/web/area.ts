import { webArea } from '#platform/web/area.ts';

export const accountWeb = webArea({
  name: 'account',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/sign-in', title: 'Sign in', guests: true, load: () => import('./sign-in-screen.tsx') },
    { path: '/sign-up', title: 'Create an account', guests: true, load: () => import('./sign-up-screen.tsx') },
    {
      path: '/verify-email',
      title: 'Confirm your email address',
      guests: true,
      load: () => import('./verify-email-screen.tsx'),
    },
    {
      path: '/sign-in-link',
      title: 'Sign in with your link',
      guests: true,
      load: () => import('./sign-in-link-screen.tsx'),
    },
    {
      path: '/forgot-password',
      title: 'Forgotten password',
      guests: true,
      load: () => import('./forgot-password-screen.tsx'),
    },
    {
      path: '/reset-password',
      title: 'Choose a new password',
      guests: true,
      load: () => import('./reset-password-screen.tsx'),
    },
    {
      path: '/confirm-email',
      title: 'Confirm your new email address',
      guests: true,
      load: () => import('./confirm-email-screen.tsx'),
    },
    {
      path: '/sign-in/second-step',
      title: 'Second step',
      guests: true,
      load: () => import('./second-step-screen.tsx'),
    },
    {
      path: '/settings/security/recovery-sheet',
      title: 'Recovery sheet',
      load: () => import('./recovery-sheet-screen.tsx'),
    },
    { path: '/settings/security', title: 'Sign-in and security', load: () => import('./security-screen.tsx') },
    { path: '/outbox', title: 'Outbox', guests: true, load: () => import('./outbox-screen.tsx') },
  ],
  signedOut: { title: 'Sign in to see this page', load: () => import('./signed-out-screen.tsx') },
});
