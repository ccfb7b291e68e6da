import { webArea } from '#platform/web/area.ts';

export const skillsWeb = webArea({
  name: 'skills',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/skills-marketplace', title: 'Skills Marketplace', load: () => import('./skills-screen.tsx') },
    { path: '/skills-marketplace/credits', title: 'Your time credits', load: () => import('./credits-screen.tsx') },
    { path: '/skills-marketplace/disputes', title: 'Skill disputes', load: () => import('./disputes-screen.tsx') },
    { path: '/skills-marketplace/bookings/:id', title: 'Skill booking', load: () => import('./booking-screen.tsx') },
    { path: '/skills-marketplace/:id/book', title: 'Book a session', load: () => import('./book-screen.tsx') },
    { path: '/skills-marketplace/:id/edit', title: 'Edit listing', load: () => import('./edit-screen.tsx') },
    { path: '/skills-marketplace/:id', title: 'Skill', load: () => import('./listing-screen.tsx') },
  ],
  nav: [
    { group: 'Learning & Skills', label: 'Skills Marketplace', path: '/skills-marketplace', order: 2 },
    {
      group: 'Platform',
      label: 'Skill disputes',
      path: '/skills-marketplace/disputes',
      order: 54,
      roles: ['moderator', 'admin'],
    },
  ],
});
