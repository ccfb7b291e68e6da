import type { Role } from '#platform/contract/roles.ts';
import { useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { rolesInWords } from './role-words.ts';

/** Which of these roles the member was given without their counting yet. */
export function useWaitingRoles(...roles: Role[]): readonly Role[] {
  const waiting = useSession().member?.waitingRoles ?? [];
  return waiting.filter((role) => roles.includes(role));
}

/** In place of a page that such a role would open: why not, and the way to it. */
export const RoleWaits = ({ roles }: { readonly roles: readonly Role[] }) => (
  <Notice
    tone="warn"
    title={`Your role as ${rolesInWords(roles)} does not count yet`}
    action={<ButtonLink href="/settings/security">Open Sign-in and security</ButtonLink>}
  >
    It needs two-step sign-in or a passkey, used on this device. Set one of them up, and the role counts at once.
  </Notice>
);
