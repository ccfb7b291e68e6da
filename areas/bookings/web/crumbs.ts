export const bookingCrumbs = [
  { label: 'Home', href: '/' },
  { label: 'Bookings', href: '/bookings' },
] as const;
