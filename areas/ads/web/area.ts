import { webArea } from '#platform/web/area.ts';
import { betweenItems } from '#platform/web/between.tsx';
import { adsKept } from './kept.ts';

export const adsWeb = webArea({
  name: 'ads',
  kept: [adsKept],
  descriptions: () => import('./descriptions.ts'),
  routes: [
    { path: '/ads', title: 'Ads Manager', load: () => import('./ads-screen.tsx') },
    { path: '/moderation/ads', title: 'Ads to review', load: () => import('./reviews-screen.tsx') },
    { path: '/ads/campaigns/:id', title: 'Campaign', load: () => import('./campaign-screen.tsx') },
    { path: '/ads/accounts/:id', title: 'Advertising account', load: () => import('./account-screen.tsx') },
    { path: '/admin/ads', title: 'Ad prices and refunds', load: () => import('./admin-screen.tsx') },
    { path: '/settings/ads', title: 'Ads you see', load: () => import('./settings-screen.tsx') },
  ],
  fills: [betweenItems.with(() => import('./between.tsx'))],
  nav: [
    { group: 'Business & Services', label: 'Ads Manager', path: '/ads', order: 2 },
    { group: 'Platform', label: 'Ads to review', path: '/moderation/ads', order: 3, roles: ['moderator', 'admin'] },
    { group: 'Platform', label: 'Ad prices and refunds', path: '/admin/ads', order: 96, roles: ['admin'] },
  ],
});
