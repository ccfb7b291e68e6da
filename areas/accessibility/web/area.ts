import { webArea } from '#platform/web/area.ts';
import { stepTitle } from './steps.ts';

export const accessibilityWeb = webArea({
  name: 'accessibility',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/accessibility', title: 'Accessibility', guests: true, load: () => import('./settings-screen.tsx') },
    {
      path: '/accessibility/quick-setup/:step?',
      title: ({ step }) => stepTitle(step),
      guests: true,
      load: () => import('./quick-setup-screen.tsx'),
    },
  ],
  nav: [{ group: 'AI & Accessibility', label: 'Accessibility', path: '/accessibility', order: 2 }],
});
