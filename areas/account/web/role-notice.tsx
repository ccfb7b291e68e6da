import { sessionLimits } from '#platform/contract/session-limits.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { Security } from '../contract.ts';
import { rolesInWords } from './role-words.ts';

const { secondStepHours } = sessionLimits;

/** To whoever was given power over others, and has only one lock on the door. */
export function RoleNotice({ security }: { readonly security: Security }) {
  const { guardedRoles, rolesCount, twoStep, passkeys } = security;
  if (guardedRoles.length === 0 || rolesCount) return null;
  const ready = twoStep || passkeys > 0;
  return (
    <Notice tone="warn" title={`Your role as ${rolesInWords(guardedRoles)} isn’t active yet`}>
      {ready
        ? `You haven’t used your app or passkey on this device in the last ${secondStepHours} hours. Confirm it’s you below, and the role is active straight away.`
        : 'It needs two-step sign-in or a passkey. Set one of them up on this page, and the role is active straight away. Until then you can do everything a member can.'}
    </Notice>
  );
}
