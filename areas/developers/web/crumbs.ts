export const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'API Documentation', href: '/api-docs' },
] as const;
