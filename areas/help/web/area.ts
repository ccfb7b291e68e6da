import { webArea } from '#platform/web/area.ts';

/** The pages of the footer (SHELL-62, SHELL-63); everybody may read them. */
export const helpWeb = webArea({
  name: 'help',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    {
      path: '/community-guidelines',
      title: 'Community Guidelines',
      guests: true,
      load: () => import('./community-guidelines-screen.tsx'),
    },
    { path: '/safety-center', title: 'Safety Center', guests: true, load: () => import('./safety-center-screen.tsx') },
    {
      path: '/report-content',
      title: 'Report Content',
      guests: true,
      load: () => import('./report-content-screen.tsx'),
    },
    { path: '/faq', title: 'FAQ', guests: true, load: () => import('./faq-screen.tsx') },
    {
      path: '/accessibility-statement',
      title: 'Accessibility Statement',
      guests: true,
      load: () => import('./accessibility-statement-screen.tsx'),
    },
    {
      path: '/contact-support',
      title: 'Contact Support',
      guests: true,
      load: () => import('./contact-support-screen.tsx'),
    },
    {
      path: '/privacy-policy',
      title: 'Privacy Policy',
      guests: true,
      load: () => import('./privacy-policy-screen.tsx'),
    },
    {
      path: '/terms-of-service',
      title: 'Terms of Service',
      guests: true,
      load: () => import('./terms-of-service-screen.tsx'),
    },
  ],
});
