import { webArea } from '#platform/web/area.ts';
import { boardKept, practiceKept } from './kept.ts';

export const arcadeWeb = webArea({
  name: 'arcade',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/arcade', title: 'Board Games Arcade', load: () => import('./arcade-screen.tsx') },
    { path: '/arcade/room/:id', title: 'Game room', load: () => import('./room/room-screen.tsx') },
    { path: '/arcade/games/:id', title: 'Replay', load: () => import('./replay-screen.tsx') },
    { path: '/arcade/rules/:kind', title: 'Rules', load: () => import('./rules/rules-screen.tsx') },
    { path: '/arcade/practice/:kind', title: 'Practise', load: () => import('./practice/practice-screen.tsx') },
  ],
  kept: [boardKept, practiceKept],
  nav: [{ group: 'Connect & Play', label: 'Board Games Arcade', path: '/arcade', order: 2 }],
});
