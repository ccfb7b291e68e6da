import { navigate } from '#platform/web/router/navigate.ts';
import { refreshSession } from '#platform/web/session.ts';
import { toast } from '#platform/web/ui/toast.ts';

const welcomeBack = (name: string | undefined) => toast({ title: `You are signed in as ${name ?? 'a member'}` });

/** After an answer that started a session: who is here is asked anew, and the page that was wanted opens. */
export async function goIn(returnTo: string): Promise<void> {
  const { member } = await refreshSession();
  navigate(returnTo, { replace: true });
  welcomeBack(member?.displayName);
}
