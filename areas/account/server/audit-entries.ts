import type { AuditEntry, Services } from '#platform/server/services.ts';

const about = (userId: number) => `member ${userId}`;

/** Never an address, a password, a code or a token: numbers and our own words. */
export const entryOf = (userId: number, action: string, detail: AuditEntry['detail'] = {}): AuditEntry => ({
  actorId: userId,
  action,
  subject: about(userId),
  detail,
});

export const signedIn = (userId: number, { secondStep }: { readonly secondStep: boolean }): AuditEntry =>
  entryOf(userId, 'signed in', { secondStep });

export type WayIn = 'password' | 'code by email' | 'second step' | 'passkey';

/** Nobody waits for it, and a flood of guesses is one entry a second. What was typed is not kept. */
export const noteFailedSignIn = (services: Services, way: WayIn, userId: number | undefined | null): void =>
  services.auditSoon({
    actorId: 0,
    action: 'sign-in failed',
    subject: userId ? about(userId) : 'no member',
    detail: { way },
  });
