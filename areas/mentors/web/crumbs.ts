export const mentorCrumbs = [
  { label: 'Home', href: '/' },
  { label: 'Mentor Matching', href: '/mentor-matching' },
] as const;
