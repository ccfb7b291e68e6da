import type { Services } from './area.ts';
import type { Db } from './db.ts';
import type { Principal } from './principal.ts';
import { has, isGuest, isModerator } from './principal.ts';
import { problem } from './problem.ts';

/** What a policy answers: go on, no (403), or pretend that there is nothing (404). */
export type Decision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'refuse'; readonly detail: string; readonly audit: boolean }
  | { readonly kind: 'hide' };

export const allow = (): Decision => ({ kind: 'allow' });
export const hide = (): Decision => ({ kind: 'hide' });
/** `audit` notes the refusal in the audit log: for forged identities and the like. */
export const refuse = (detail: string, audit = false): Decision => ({ kind: 'refuse', detail, audit });

/** The least a caller must be; judged before the input is even read. */
export type Standing = 'anyone' | 'member' | 'moderator' | 'admin';

export interface PolicyCheck {
  readonly input: Readonly<Record<string, unknown>>;
  readonly principal: Principal;
  readonly db: Db;
  readonly services: Services;
  readonly now: Date;
}

export interface Policy {
  readonly needs: Standing;
  readonly check?: (ask: PolicyCheck) => Decision | Promise<Decision>;
}

export const policy = (needs: Standing, check?: Policy['check']): Policy => (check ? { needs, check } : { needs });

/** Ground rule 3: ids that a client sends about itself must be the session's, or the call is refused and noted. */
export function mustBeSelf(principal: Principal, claimed: unknown): Decision {
  return claimed === undefined || claimed === principal.id
    ? allow()
    : refuse('That is another member’s. You can only act as yourself.', true);
}

export const builtInPolicies: Readonly<Record<string, Policy>> = {
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
  const waits = needs === 'admin' ? principal.withheld?.includes('admin') : (principal.withheld?.length ?? 0) > 0;
  if (needs === 'moderator' && !isModerator(principal)) {
    throw problem.refused(waits ? roleWaits : 'Only moderators may do this.');
  }
  if (needs === 'admin' && !has(principal, 'admin')) {
    throw problem.refused(waits ? roleWaits : 'Only administrators may do this.');
  }
}
