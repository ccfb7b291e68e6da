import type { Plan, Role } from '#platform/contract/roles.ts';

/** Who is asking. Comes from the session and from nowhere else. */
export interface Principal {
  /** 0 for a guest. */
  readonly id: number;
  readonly roles: readonly Role[];
  readonly plan: Plan;
  /** The session in use; 0 for a guest and for the demo's ambient member. */
  readonly sessionId: number;
  /** Roles that were given but do not count in this session: they wait for a second factor. */
  readonly withheld?: readonly Role[] | undefined;
  /** The member whose closed account this session belongs to: a guest everywhere but on the way back. */
  readonly closing?: number | undefined;
  /** Until when moderators have suspended the member: a moment, or 'for good'. It may have passed. */
  readonly suspended?: string | undefined;
}

export const guest: Principal = { id: 0, roles: [], plan: 'free', sessionId: 0 };

/** What somebody whose account waits for deletion is, for the few operations that are `whileClosing`. */
export const asClosing = (principal: Principal): Principal =>
  principal.closing
    ? { id: principal.closing, roles: ['member'], plan: 'free', sessionId: principal.sessionId }
    : principal;

export const isGuest = (principal: Principal) => principal.id === 0;
export const has = (principal: Principal, role: Role) => principal.roles.includes(role);
export const isModerator = (principal: Principal) => has(principal, 'moderator') || has(principal, 'admin');
