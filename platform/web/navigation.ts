import type { Role } from '#platform/contract/roles.ts';
import { navGroups, type WebArea } from './area.ts';
import type { SessionMember } from './session.ts';

const allowed = (roles: readonly Role[] | undefined, own: readonly Role[]) =>
  !roles || roles.some((role) => own.includes(role));

type Whose = Pick<SessionMember, 'roles' | 'closedPaths'>;

/** The menu for this member, null for a guest: groups in order, empty ones left out. */
export function navigation(areas: readonly WebArea[], member: Whose | null) {
  const { roles = [], closedPaths = [] } = member ?? {};
  const entries = areas
    .flatMap((area) => area.nav ?? [])
    .filter((entry) => allowed(entry.roles, roles) && !closedPaths.includes(entry.path));
  return navGroups
    .map((group) => ({
      group,
      entries: entries.filter((entry) => entry.group === group).sort((a, b) => a.order - b.order),
    }))
    .filter(({ entries }) => entries.length > 0);
}
