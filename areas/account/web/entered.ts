import { navigate } from '#platform/web/router/navigate.ts';
import { refreshSession } from '#platform/web/session.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { Entered } from '../contract.ts';
import { secondStepHref } from './return-path.ts';
import { rolesInWords } from './role-words.ts';

/** After a first step: in, or to the page that asks for the second one. */
export async function goOn({ secondStep }: Pick<Entered, 'secondStep'>, returnTo: string): Promise<void> {
  if (secondStep) navigate(secondStepHref(returnTo), { replace: true });
  else await goIn(returnTo);
}

/** After an answer that started a session: who is here is asked anew, and the page that was wanted opens. */
export async function goIn(returnTo: string): Promise<void> {
  const { member, closing } = await refreshSession();
  // Nothing but the way back is open to somebody whose account waits for deletion.
  navigate(closing ? '/account-closing' : returnTo, { replace: true });
  if (closing) return;
  const title = `You’re signed in as ${member?.displayName ?? 'a member'}`;
  const waiting = member?.waitingRoles ?? [];
  if (waiting.length === 0) toast({ title });
  else {
    toast({
      title,
      description: `Your role as ${rolesInWords(waiting)} isn’t active yet. It needs two-step sign-in or a passkey.`,
      action: { label: 'Set it up', onAction: () => navigate('/settings/security') },
    });
  }
}
