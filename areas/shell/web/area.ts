import { webArea } from '#platform/web/area.ts';
import { Frame } from './frame.tsx';

export const shellWeb = webArea({
  name: 'shell',
  descriptions: () => import('./descriptions.ts'),
  routes: [],
  frame: Frame,
  notFound: { title: '404 Page Not Found', load: () => import('./not-found-screen.tsx') },
});
