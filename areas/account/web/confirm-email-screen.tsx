import { refreshSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { useConfirmEmail } from './data.ts';
import { DoneHeading } from './done-heading.tsx';
import { TokenPage } from './token-page.tsx';

export function Screen() {
  const confirm = useConfirmEmail();
  const use = async (token: string) => {
    await confirm.mutateAsync({ token });
    await refreshSession();
  };
  return (
    <TokenPage
      title="Confirm your new e-mail address"
      lead="One press, and your account uses this address."
      button="Use this address"
      pendingText="Changing your address…"
      onUse={use}
      out={{ label: 'Sign-in and security', href: '/settings/security' }}
    >
      <div className="stack">
        <DoneHeading>Your e-mail address is changed</DoneHeading>
        <p>From now on you sign in with this address. We have told your old one.</p>
        <div>
          <ButtonLink href="/settings/security">Sign-in and security</ButtonLink>
        </div>
      </div>
    </TokenPage>
  );
}
