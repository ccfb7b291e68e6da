export const arcadeCrumbs = [
  { label: 'Home', href: '/' },
  { label: 'Board Games Arcade', href: '/arcade' },
];
