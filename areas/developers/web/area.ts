import { webArea } from '#platform/web/area.ts';
import { languageKept } from './kept.ts';

export const developersWeb = webArea({
  name: 'developers',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/api-docs', title: 'API Documentation', guests: true, load: () => import('./docs/docs-screen.tsx') },
    { path: '/api-docs/status', title: 'API status', guests: true, load: () => import('./docs/status-screen.tsx') },
    { path: '/api-docs/keys', title: 'API keys', load: () => import('./keys/keys-screen.tsx') },
    { path: '/api-docs/webhooks', title: 'Webhooks', load: () => import('./webhooks/webhooks-screen.tsx') },
    {
      path: '/api-docs/leaked-key',
      title: 'Report a leaked key',
      guests: true,
      load: () => import('./keys/leaked-screen.tsx'),
    },
  ],
  kept: [languageKept],
  nav: [{ group: 'Platform', label: 'API Documentation', path: '/api-docs', order: 1 }],
});
