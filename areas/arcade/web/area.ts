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
    { path: '/arcade/lessons/:kind', title: 'Learn', load: () => import('./lessons/lesson-screen.tsx') },
    { path: '/arcade/puzzles', title: 'Puzzles', load: () => import('./puzzles/puzzles-screen.tsx') },
    { path: '/arcade/puzzles/:id', title: 'Puzzle', load: () => import('./puzzles/puzzle-screen.tsx') },
    {
      path: '/arcade/tournaments',
      title: 'Tournaments',
      load: () => import('./tournaments/tournaments-screen.tsx'),
    },
    {
      path: '/arcade/tournaments/:id',
      title: 'Tournament',
      load: () => import('./tournaments/tournament-screen.tsx'),
    },
    { path: '/arcade/studies', title: 'My studies', load: () => import('./studies/studies-screen.tsx') },
    { path: '/arcade/studies/:id', title: 'Study', load: () => import('./studies/study-screen.tsx') },
    {
      path: '/arcade/mistakes/:kind',
      title: 'Learn from my mistakes',
      load: () => import('./mistakes/mistakes-screen.tsx'),
    },
  ],
  kept: [boardKept, practiceKept],
  nav: [{ group: 'Connect & Play', label: 'Board Games Arcade', path: '/arcade', order: 2 }],
});
