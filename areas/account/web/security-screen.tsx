import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { refreshSession } from '#platform/web/session.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ConfirmSection } from './confirm-section.tsx';
import { useSecurity } from './data.ts';
import { PasskeySection } from './passkey-section.tsx';
import { returnPath } from './return-path.ts';
import { RoleNotice } from './role-notice.tsx';
import { SessionList } from './session-list.tsx';
import { SharedMember } from './shared-member.tsx';
import { TwoStepSection } from './two-step-section.tsx';
import './account.css';

export function Screen() {
  return (
    <>
      <PageTitle
        title="Sign-in and security"
        lead="Two-step sign-in, passkeys, where you are signed in, your password and your email address."
        crumbs={[{ label: 'Settings', href: '/accessibility' }]}
      />
      <Security />
    </>
  );
}

/** To the page that asked for a check; it shows at once what the role opens. */
async function goBack(path: string): Promise<void> {
  await refreshSession();
  navigate(path, { replace: true });
  toast({ title: 'Thank you, you’ve confirmed it’s you' });
}

function Security() {
  const [query] = useQueryParams();
  const { data, error, loading, retry, refreshing } = useSecurity();
  if (loading) return <Skeleton count={3} label="Loading your settings" />;
  if (!data) {
    return (
      <ErrorState level={2} title="Couldn’t load your settings" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (!data.ownSession) return <SharedMember page="/settings/security" />;
  const confirmed = data.confirmedUntil !== null;
  const back = returnPath(query.get('return'));
  const mayChange = data.hasPassword || confirmed;
  const first = <p>Confirm it’s you first (above).</p>;
  return (
    <div className="security">
      <RoleNotice security={data} />
      <ConfirmSection security={data} {...(back !== '/' && { onSecondStep: () => goBack(back) })} />
      <TwoStepSection security={data} confirmed={confirmed} />
      <PasskeySection security={data} confirmed={confirmed} />
      <p>
        The <Link href="/settings/security/recovery-sheet">recovery sheet</Link> is one page to print: how to get back
        in when you are locked out.
      </p>
      <SessionList confirmed={confirmed} />
      <Section
        title={data.hasPassword ? 'Change your password' : 'Set a password'}
        intro={
          data.hasPassword
            ? 'Changing it signs out your other devices.'
            : 'You don’t have a password. You sign in with an email link, and you can add a password.'
        }
      >
        {mayChange ? <ChangePasswordForm hasPassword={data.hasPassword} /> : first}
      </Section>
      <Section title="Change your email address" intro={`You sign in with ${data.email}. No one else can see it.`}>
        {mayChange ? <ChangeEmailForm hasPassword={data.hasPassword} /> : first}
      </Section>
    </div>
  );
}
