import { webArea } from '#platform/web/area.ts';
import { withFirstTab } from './profile-tabs.ts';

export const peopleWeb = webArea({
  name: 'people',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/profile', title: 'My profile', load: () => import('./own-profile-screen.tsx') },
    { path: '/profile/:id', title: 'Profile', load: () => withFirstTab(import('./profile-screen.tsx')) },
    { path: '/profile/:id/edit', title: 'Edit Profile', load: () => import('./edit-screen.tsx') },
    { path: '/profile/:id/followers', title: 'Followers', load: () => import('./followers-screen.tsx') },
    { path: '/profile/:id/following', title: 'Following', load: () => import('./following-screen.tsx') },
    { path: '/settings/muted', title: 'Muted members, words and tags', load: () => import('./muted-screen.tsx') },
    { path: '/profile/:id/blocked', title: 'Blocked members', load: () => import('./blocked-screen.tsx') },
  ],
});
