import { useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { signInWithPassword } from './data.ts';

/** E-mail address and password; both can be pasted, and the password can be seen. */
export function PasswordForm({ returnTo }: { readonly returnTo: string }) {
  const [visible, setVisible] = useState(false);
  const form = useForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'Enter your e-mail address, such as name@example.org.',
      password: password ? undefined : 'Enter your password.',
    }),
    submit: async ({ email, password }) => {
      await signInWithPassword(email.trim(), password);
      navigate(returnTo, { replace: true });
    },
  });
  return (
    <form className="sign-in-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField label="E-mail address" type="email" autoComplete="username" {...form.field('email')} />
      <TextField
        label="Password"
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('password')}
        after={<Button onClick={() => setVisible(!visible)}>{visible ? 'Hide password' : 'Show password'}</Button>}
      />
      <Button type="submit" variant="primary" size="l" wide pending={form.submitting} pendingText="Signing in…">
        Sign in
      </Button>
    </form>
  );
}
