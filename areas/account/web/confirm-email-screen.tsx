import { useQueryParams } from '#platform/web/router/hooks.ts';
import { refreshSession, useSession } from '#platform/web/session.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { useConfirmEmail } from './data.ts';
import { DoneHeading } from './done-heading.tsx';
import { EnterPage } from './enter-page.tsx';
import { signInHref } from './return-path.ts';
import { TokenPage } from './token-page.tsx';

const title = 'Confirm your new email address';

export function Screen() {
  const { member } = useSession();
  const [query] = useQueryParams();
  const confirm = useConfirmEmail();
  const use = async (token: string) => {
    await confirm.mutateAsync({ token });
    await refreshSession();
  };
  if (!member) {
    return (
      <EnterPage title={title} lead="First sign in to the account that asked for this address.">
        <p>If you didn’t ask for it, close this page. Nothing changes.</p>
        <div>
          <ButtonLink href={signInHref(`/confirm-email?${query}`)} variant="primary">
            Sign in to your account
          </ButtonLink>
        </div>
      </EnterPage>
    );
  }
  return (
    <TokenPage
      title={title}
      lead="Press the button and your account will use this address."
      button="Use this address"
      pendingText="Changing your address…"
      onUse={use}
      out={{ label: 'Sign-in and security', href: '/settings/security' }}
    >
      <div className="stack">
        <DoneHeading>Email address changed</DoneHeading>
        <p>Sign in with this address from now on. We’ve let your old address know.</p>
        <div>
          <ButtonLink href="/settings/security">Sign-in and security</ButtonLink>
        </div>
      </div>
    </TokenPage>
  );
}
