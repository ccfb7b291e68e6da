import { webArea } from '#platform/web/area.ts';

export const billingWeb = webArea({
  name: 'billing',
  descriptions: () => import('./descriptions.ts'),
  routes: [
    {
      path: '/pricing',
      title: 'Choose Your Advertising Plan',
      load: () => import('./pricing-screen.tsx'),
      guests: true,
    },
    { path: '/subscription', title: 'Subscription', load: () => import('./subscription-screen.tsx') },
    { path: '/subscription/invoices/:id', title: 'Invoice', load: () => import('./invoice-screen.tsx') },
    { path: '/test-checkout/:token', title: 'Test checkout', load: () => import('./test-checkout-screen.tsx') },
    { path: '/admin/billing', title: 'Plans and payments', load: () => import('./admin/admin-screen.tsx') },
  ],
  nav: [
    { group: 'Business & Services', label: 'Pricing', path: '/pricing', order: 3 },
    { group: 'Business & Services', label: 'Subscription', path: '/subscription', order: 4 },
    { group: 'Platform', label: 'Plans and payments', path: '/admin/billing', order: 95, roles: ['admin'] },
  ],
});
