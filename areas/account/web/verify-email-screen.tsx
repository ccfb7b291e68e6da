import { navigate } from '#platform/web/router/navigate.ts';
import { refreshSession } from '#platform/web/session.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useVerifyEmail } from './data.ts';
import { TokenPage } from './token-page.tsx';

export function Screen() {
  const verify = useVerifyEmail();
  const join = async (token: string) => {
    const { member } = await verify.mutateAsync({ token });
    await refreshSession();
    navigate('/', { replace: true });
    toast({ title: `Welcome, ${member?.displayName ?? 'new member'}`, description: 'You are signed in.' });
  };
  return (
    <TokenPage
      title="Confirm your e-mail address"
      lead="One more press, and your account is made."
      button="Confirm and sign in"
      pendingText="Making your account…"
      onUse={join}
      out={{ label: 'Sign up again', href: '/sign-up' }}
    />
  );
}
