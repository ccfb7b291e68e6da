import type { Plan, Role } from '#platform/contract/roles.ts';

/** Who is asking. Comes from the session and from nowhere else. */
export interface Actor {
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

export const guest: Actor = { id: 0, roles: [], plan: 'free', sessionId: 0 };

/** What somebody whose account waits for deletion is, for the few operations that are `whileClosing`. */
export const asClosing = (actor: Actor): Actor =>
  actor.closing ? { id: actor.closing, roles: ['member'], plan: 'free', sessionId: actor.sessionId } : actor;

export const isGuest = (actor: Actor) => actor.id === 0;
export const has = (actor: Actor, role: Role) => actor.roles.includes(role);
export const isModerator = (actor: Actor) => has(actor, 'moderator') || has(actor, 'admin');
