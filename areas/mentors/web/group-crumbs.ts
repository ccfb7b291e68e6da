import { mentorCrumbs } from './crumbs.ts';

export const groupCrumbs = [...mentorCrumbs, { label: 'Groups', href: '/mentor-matching?show=groups' }] as const;
