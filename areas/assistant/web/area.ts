import { webArea } from '#platform/web/area.ts';

export const assistantWeb = webArea({
  name: 'assistant',
  descriptions: () => import('./descriptions.ts'),
  routes: [{ path: '/accessibility-assistant', title: 'AI Assistant', load: () => import('./assistant-screen.tsx') }],
  nav: [{ group: 'AI & Accessibility', label: 'AI Assistant', path: '/accessibility-assistant', order: 1 }],
});
