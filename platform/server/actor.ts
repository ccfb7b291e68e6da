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
}

export const guest: Actor = { id: 0, roles: [], plan: 'free', sessionId: 0 };

export const isGuest = (actor: Actor) => actor.id === 0;
export const has = (actor: Actor, role: Role) => actor.roles.includes(role);
export const isModerator = (actor: Actor) => has(actor, 'moderator') || has(actor, 'admin');
