import { webArea } from '#platform/web/area.ts';

export const bookingsWeb = webArea({
  name: 'bookings',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/bookings', title: 'Bookings', load: () => import('./bookings-screen.tsx') },
    { path: '/bookings/times', title: 'My times', load: () => import('./times-screen.tsx') },
    { path: '/bookings/with/:id', title: 'Book a time', load: () => import('./with-person-screen.tsx') },
    { path: '/bookings/:id/call', title: 'Call', load: () => import('./call-screen.tsx') },
    { path: '/bookings/:id', title: 'Booking', load: () => import('./booking-screen.tsx') },
  ],
  nav: [{ group: 'Community', label: 'Bookings', path: '/bookings', order: 50 }],
});
