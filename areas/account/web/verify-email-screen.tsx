import { useEffect, useRef, useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { refreshSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { PendingSignUp } from '../contract.ts';
import { checkNewPassword } from './checks.ts';
import { useReadSignUp, useVerifyEmail } from './data.ts';
import { EnterPage } from './enter-page.tsx';
import { newPasswordHint, PasswordField } from './password-field.tsx';
import { DeadLink, NoToken } from './token-page.tsx';

const title = 'Confirm your email address';
const out = { label: 'Sign up again', href: '/sign-up' };

/** The password is chosen here and not at sign-up: only somebody who reads the mails of the address gets this far. */
export function Screen() {
  const [query] = useQueryParams();
  const [token] = useState(() => query.get('token') ?? '');
  const { found, problem } = usePendingSignUp(token);
  if (token === '') return <NoToken title={title} out={out} />;
  return (
    <EnterPage title={title} lead={found && 'Choose a password to create your account.'}>
      {problem && <DeadLink out={out}>{problem}</DeadLink>}
      {!found && !problem && <Skeleton look="row" count={3} label="Reading your sign-up" />}
      {found && <ChooseForm token={token} found={found} />}
    </EnterPage>
  );
}

/** Asked once for each link; looking uses nothing up. */
function usePendingSignUp(token: string) {
  const [found, setFound] = useState<PendingSignUp>();
  const [problem, setProblem] = useState<string>();
  const read = useReadSignUp();
  const latest = useRef(read);
  useEffect(() => {
    let here = true;
    if (token === '') return;
    latest.current.mutateAsync({ token }).then(
      (answer) => here && setFound(answer),
      (error) => here && setProblem(textForPeople(error)),
    );
    return () => {
      here = false;
    };
  }, [token]);
  return { found, problem };
}

function ChooseForm({ token, found }: { readonly token: string; readonly found: PendingSignUp }) {
  const verify = useVerifyEmail();
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: checkNewPassword(password) }),
    submit: async ({ password }) => {
      const { member } = await verify.mutateAsync({ token, password });
      await refreshSession();
      navigate('/', { replace: true });
      toast({ title: `Welcome, ${member?.displayName ?? 'new member'}`, description: 'You’re signed in.' });
    },
  });
  return (
    <form aria-label="Choose a password" className="sign-in-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <p>
        The account is for <strong>{found.email}</strong>. Your display name will be{' '}
        <strong>{found.displayName}</strong>, and your username <strong>{found.username}</strong>.
      </p>
      <p className="soft">
        If you didn’t choose these, someone else entered your address.{' '}
        <Link href={out.href}>Sign up with your own names</Link>, or close this page and no account is created.
      </p>
      {/* For password managers, which keep the password together with this address. */}
      <input type="email" autoComplete="username" hidden readOnly value={found.email} />
      <PasswordField kind="new-password" hint={newPasswordHint} field={form.field('password')} />
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        pending={form.submitting}
        pendingText="Creating your account…"
      >
        Create account and sign in
      </Button>
    </form>
  );
}
