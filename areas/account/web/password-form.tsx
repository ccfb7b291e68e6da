import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { checkEmail } from './checks.ts';
import { useSignInWithPassword } from './data.ts';
import { goOn } from './entered.ts';
import { PasswordField } from './password-field.tsx';

/** Email address and password; both can be pasted, and the password can be seen. */
export function PasswordForm({ returnTo }: { readonly returnTo: string }) {
  const signIn = useSignInWithPassword();
  const form = useForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      email: checkEmail(email),
      password: password ? undefined : 'Enter your password.',
    }),
    submit: async ({ email, password }) => {
      await goOn(await signIn.mutateAsync({ email, password }), returnTo);
    },
  });
  return (
    <form aria-label="Sign in with a password" className="sign-in-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField label="Email address" type="email" autoComplete="username webauthn" {...form.field('email')} />
      <PasswordField kind="current-password" field={form.field('password')} />
      <Button type="submit" variant="primary" size="l" wide pending={form.submitting} pendingText="Signing in…">
        Sign in
      </Button>
      <p>
        <Link href="/forgot-password">Forgotten password</Link>
      </p>
    </form>
  );
}
