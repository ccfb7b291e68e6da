import type { Role } from '#platform/contract/roles.ts';
import { sessionLimits } from '#platform/contract/session-limits.ts';
import { usePath, useShownSearch } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { rolesInWords } from './role-words.ts';

/** Which of these roles the member was given without their counting yet. */
export function useWaitingRoles(...roles: Role[]): readonly Role[] {
  const waiting = useSession().member?.waitingRoles ?? [];
  return waiting.filter((role) => roles.includes(role));
}

/** In place of a page that such a role would open: why not, and the way to it, which leads back here. */
export function RoleWaits({ roles }: { readonly roles: readonly Role[] }) {
  const path = usePath();
  const search = useShownSearch();
  const here = new URLSearchParams({ return: search ? `${path}?${search}` : path });
  return (
    <Notice
      tone="warn"
      title={`Your role as ${rolesInWords(roles)} isn’t active yet`}
      action={<ButtonLink href={`/settings/security?${here}`}>Open Sign-in and security</ButtonLink>}
    >
      You need to have used your app or a passkey on this device in the last {sessionLimits.secondStepHours} hours. Open
      “Sign-in and security” and confirm it’s you. Then this page opens again.
    </Notice>
  );
}
