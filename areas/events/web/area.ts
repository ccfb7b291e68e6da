import { webArea } from '#platform/web/area.ts';
import { roomKept } from './kept.ts';

export const eventsWeb = webArea({
  name: 'events',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/events', title: 'Community Events', guests: true, load: () => import('./events-screen.tsx') },
    { path: '/events/new', title: 'Create an event', load: () => import('./new-screen.tsx') },
    { path: '/events/calendar', title: 'Your events in your calendar', load: () => import('./calendar-screen.tsx') },
    { path: '/events/:id/edit', title: 'Change an event', load: () => import('./edit-screen.tsx') },
    { path: '/events/:id/attendees', title: 'Attendees', load: () => import('./people-screen.tsx') },
    { path: '/events/:id/captions', title: 'Caption log', load: () => import('./captions-screen.tsx') },
    { path: '/events/:id/room', title: 'Room', load: () => import('./room/room-screen.tsx') },
    { path: '/events/:id/travel', title: 'Travel buddy', load: () => import('./travel-screen.tsx') },
    { path: '/events/:id', title: 'Event', guests: true, load: () => import('./event-screen.tsx') },
  ],
  kept: roomKept,
  nav: [{ group: 'Community', label: 'Events', path: '/events', order: 6 }],
});
