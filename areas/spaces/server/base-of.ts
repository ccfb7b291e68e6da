import type { SpaceKind } from '../contract.ts';

/** Where spaces of a kind have their pages. */
export const baseOf: Readonly<Record<SpaceKind, string>> = {
  group: '/support-groups',
  community: '/local-communities',
};
