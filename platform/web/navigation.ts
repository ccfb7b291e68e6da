import type { Role } from '#platform/contract/roles.ts';
import { navGroups, type WebArea } from './area.ts';

const allowed = (roles: readonly Role[] | undefined, own: readonly Role[]) =>
  !roles || roles.some((role) => own.includes(role));

/** The menu for somebody with these roles: groups in order, empty ones left out. */
export function navigation(areas: readonly WebArea[], own: readonly Role[]) {
  const entries = areas.flatMap((area) => area.nav ?? []).filter((entry) => allowed(entry.roles, own));
  return navGroups
    .map((group) => ({
      group,
      entries: entries.filter((entry) => entry.group === group).sort((a, b) => a.order - b.order),
    }))
    .filter(({ entries }) => entries.length > 0);
}
