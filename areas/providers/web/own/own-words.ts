import { crumbs } from '../crumbs.ts';

export const ownCrumbs = [...crumbs, { label: 'Your listings', href: '/ndis-providers/mine' }] as const;

export const personName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  `${firstName} ${lastName}`.trim();
