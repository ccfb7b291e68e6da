import type { ActingLevel } from '#platform/contract/acting.ts';
import type { Plan, Role } from '#platform/contract/roles.ts';
import type { KeyMode } from './auth/api-key.ts';

/**
 * How it is known who asks, with what goes with that way alone: a key’s scopes and mode, or when a second factor was
 * shown, stand beside the way they belong to.
 */
export type Credential =
  | { readonly by: 'nobody' }
  | { readonly by: 'session'; readonly sessionId: number }
  /** The demo’s own member, who has signed in nowhere. */
  | { readonly by: 'demo' }
  /** The server itself does what a member has asked for before. */
  | { readonly by: 'job' }
  /** A program of the member, by a key. */
  | { readonly by: 'key'; readonly key: UsedKey };

/** The key that a program calls with. */
export interface UsedKey {
  readonly id: number;
  readonly name: string;
  readonly mode: KeyMode;
  readonly scopes: readonly string[];
  /** Calls in a minute. */
  readonly perMinute: number;
}

/** What is known of the member who asks. */
export interface Asker {
  readonly id: number;
  /** Those that count now. */
  readonly roles: readonly Role[];
  /** Those that were given, where some may wait for a second factor. */
  readonly heldRoles?: readonly Role[];
  readonly plan: Plan;
  /** Until when moderators have suspended the member: a moment, or 'for good'. It may have passed. */
  readonly suspended?: string | null;
  /** The account waits for its deletion. */
  readonly closed?: boolean;
}

declare const made: unique symbol;

/** A supporter who acts for a member: who, by which grant, and what it gives in the area of the call. */
export interface ActsFor {
  readonly memberId: number;
  readonly supporterId: number;
  readonly grantId: number;
  readonly level: ActingLevel;
  /** What the same grant gives behind another door; undefined: nothing. */
  readonly behind: (door: string) => ActingLevel | undefined;
  /** Whether the grant opens this operation, which is of the same area. */
  readonly may: (operation: string) => boolean;
}

/**
 * Who asks (`by`), for whom (`id`: themselves, or the member whom `for` names) and with what (roles, plan, standing).
 * Rules are sentences about it. `makePrincipal` and `actingAs` alone make one, so that a new way to ask, or something
 * known of members, is added there and nowhere else.
 */
export interface Principal {
  readonly by: Credential['by'];
  /** 0 for a guest. */
  readonly id: number;
  readonly roles: readonly Role[];
  readonly plan: Plan;
  /** The session in use; 0 without one. */
  readonly sessionId: number;
  /** Roles that were given but do not count in this session: they wait for a second factor. */
  readonly withheld: readonly Role[];
  /** The member whose closed account this session belongs to: a guest everywhere but on the way back. */
  readonly closing?: number | undefined;
  /** Until when moderators have suspended the member: a moment, or 'for good'. It may have passed. */
  readonly suspended?: string | undefined;
  /** Absent without one. */
  readonly key?: UsedKey | undefined;
  /** Somebody else asks for the member. */
  readonly for?: ActsFor | undefined;
  readonly [made]: true;
}

const make = (facts: Omit<Principal, typeof made>) => facts as Principal;

/** A member, or nobody: a guest. Whose account is closed is a guest too, with a way back. */
export function makePrincipal(credential: Credential, asker?: Asker): Principal {
  const sessionId = credential.by === 'session' ? credential.sessionId : 0;
  const { by } = credential;
  if (!asker || asker.closed) {
    return make({ by, id: 0, roles: [], plan: 'free', sessionId, withheld: [], closing: asker?.id });
  }
  const { id, plan, suspended } = asker;
  const more = suspended ? { suspended } : {};
  // A key gives a program no more than what any member may do.
  if (credential.by === 'key') {
    return make({ by, id, roles: ['member'], plan, sessionId, withheld: [], key: credential.key, ...more });
  }
  const { roles, heldRoles = roles } = asker;
  const withheld = heldRoles.filter((role) => !roles.includes(role));
  return make({ by, id, roles, plan, sessionId, withheld, ...more });
}

/**
 * The member, as a supporter acts for them: no role and no plan of either counts, and either’s suspension does. The
 * session stays out of it, because it is not the member’s.
 */
export function actingAs(supporter: Principal, member: Pick<Asker, 'id' | 'suspended'>, acting: ActsFor): Principal {
  // Words come after digits: what is for good is later than any moment.
  const suspended = [supporter.suspended, member.suspended]
    .flatMap((until) => until ?? [])
    .sort()
    .at(-1);
  const { by } = supporter;
  const facts = {
    by,
    id: member.id,
    roles: ['member'],
    plan: 'free',
    sessionId: 0,
    withheld: [],
    for: acting,
  } as const;
  return make({ ...facts, ...(suspended && { suspended }) });
}

export const guest: Principal = makePrincipal({ by: 'nobody' });

/** What somebody whose account waits for deletion is, for the few operations that are `whileClosing`. */
export const asClosing = (principal: Principal): Principal =>
  principal.closing
    ? makePrincipal(credentialOf(principal), { id: principal.closing, roles: ['member'], plan: 'free' })
    : principal;

function credentialOf({ by, sessionId, key }: Principal): Credential {
  if (by === 'session') return { by, sessionId };
  if (by === 'key') return key ? { by, key } : { by: 'nobody' };
  return { by };
}

export const isGuest = (principal: Principal) => principal.id === 0;
export const has = (principal: Principal, role: Role) => principal.roles.includes(role);
export const isModerator = (principal: Principal) => has(principal, 'moderator') || has(principal, 'admin');
