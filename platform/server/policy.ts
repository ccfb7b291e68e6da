import type { Db } from './db.ts';
import type { Principal } from './principal.ts';
import { has, isGuest, isModerator } from './principal.ts';
import { problem } from './problem.ts';
import type { Services } from './services.ts';

/** What a policy answers: go on with what it has found, no (403), or pretend that there is nothing (404). */
export type Decision<Found = unknown> =
  | { readonly kind: 'allow'; readonly found: Found }
  | { readonly kind: 'refuse'; readonly detail: string; readonly audit: boolean }
  | { readonly kind: 'hide' };

export function allow(): Decision<undefined>;
export function allow<Found>(found: Found): Decision<Found>;
export function allow(found?: unknown): Decision {
  return { kind: 'allow', found };
}
export const hide = (): Decision<never> => ({ kind: 'hide' });
/** `audit` notes the refusal in the audit log: for forged identities and the like. */
export const refuse = (detail: string, audit = false): Decision<never> => ({ kind: 'refuse', detail, audit });

/** The least a caller must be; judged before the input is even read. */
export type Standing = 'anyone' | 'member' | 'moderator' | 'admin';

export interface PolicyCheck<Input = Readonly<Record<string, unknown>>> {
  readonly input: Input;
  readonly principal: Principal;
  readonly db: Db;
  readonly services: Services;
  readonly now: Date;
}

/** `Found` goes to the use case; `Input` is what of an operation's input it reads. */
export interface Policy<Found = unknown, Input = Readonly<Record<string, unknown>>> {
  readonly needs: Standing;
  readonly check?: (ask: PolicyCheck<Input>) => Decision<Found> | Promise<Decision<Found>>;
}

/** Rules by their names, whatever each reads and finds. */
export type Policies = Readonly<Record<string, Policy<unknown, never>>>;

export function policy(needs: Standing): Policy<undefined>;
export function policy<Found, Input = Readonly<Record<string, unknown>>>(
  needs: Standing,
  check: (ask: PolicyCheck<Input>) => Decision<Found> | Promise<Decision<Found>>,
): Policy<Found, NoInfer<Input>>;
export function policy(needs: Standing, check?: Policy['check']): Policy {
  return check ? { needs, check } : { needs };
}

/** What was found, where a rule is asked outside a call's own policy; throws what the call would answer. */
export function granted<Found>(decision: Decision<Found>): Found {
  if (decision.kind === 'hide') throw problem.notFound();
  if (decision.kind === 'refuse') throw problem.refused(decision.detail);
  return decision.found;
}

/** Ground rule 3: ids that a client sends about itself must be the session's, or the call is refused and noted. */
export function mustBeSelf(principal: Principal, claimed: unknown): Decision<undefined> {
  return claimed === undefined || claimed === principal.id
    ? allow()
    : refuse('That is another member’s. You can only act as yourself.', true);
}

export const builtInPolicies: Policies = {
  anyone: policy('anyone'),
  member: policy('member'),
  moderator: policy('moderator'),
  admin: policy('admin'),
  self: policy('member', ({ input, principal }) => mustBeSelf(principal, input.userId)),
};

/** What somebody reads whose role waits: what to do, and where. */
const roleWaits =
  'Your role isn’t active yet: it needs two-step sign-in or a passkey. Set one up on the page Sign-in and security (/settings/security).';

export function judgeStanding(needs: Standing, principal: Principal): void {
  if (needs === 'anyone') return;
  if (isGuest(principal)) throw problem.signInNeeded();
  const waits = needs === 'admin' ? principal.withheld.includes('admin') : principal.withheld.length > 0;
  if (needs === 'moderator' && !isModerator(principal)) {
    throw problem.refused(waits ? roleWaits : 'Only moderators can do this.');
  }
  if (needs === 'admin' && !has(principal, 'admin')) {
    throw problem.refused(waits ? roleWaits : 'Only administrators can do this.');
  }
}
