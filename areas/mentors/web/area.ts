import { webArea } from '#platform/web/area.ts';

export const mentorsWeb = webArea({
  name: 'mentors',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/mentor-matching', title: 'Mentor Matching', load: () => import('./mentors-screen.tsx') },
    { path: '/mentor-matching/profile', title: 'You as a mentor', load: () => import('./profile-screen.tsx') },
    { path: '/mentor-matching/wishes', title: 'What you look for', load: () => import('./wishes-screen.tsx') },
    { path: '/mentor-matching/checks', title: 'Mentor checks', load: () => import('./checks-screen.tsx') },
    { path: '/mentor-matching/mentors/:id/ask', title: 'Request mentorship', load: () => import('./ask-screen.tsx') },
    { path: '/mentor-matching/mentors/:id', title: 'Mentor', load: () => import('./mentor-screen.tsx') },
    { path: '/mentor-matching/groups/new', title: 'Open a group', load: () => import('./new-group-screen.tsx') },
    {
      path: '/mentor-matching/groups/:id/edit',
      title: 'Change a group',
      load: () => import('./edit-mentoring-group-screen.tsx'),
    },
    { path: '/mentor-matching/groups/:id/book', title: 'Book a place', load: () => import('./group-book-screen.tsx') },
    { path: '/mentor-matching/groups/:id', title: 'Mentoring group', load: () => import('./group-screen.tsx') },
    {
      path: '/mentor-matching/mentorships/:id/book',
      title: 'Book a mentoring session',
      load: () => import('./book-screen.tsx'),
    },
    { path: '/mentor-matching/mentorships/:id', title: 'Mentorship', load: () => import('./mentorship-screen.tsx') },
  ],
  nav: [
    { group: 'Learning & Skills', label: 'Mentor Matching', path: '/mentor-matching', order: 1 },
    {
      group: 'Platform',
      label: 'Mentor checks',
      path: '/mentor-matching/checks',
      order: 53,
      roles: ['moderator', 'admin'],
    },
  ],
});
