import { useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { CheckMail } from './check-mail.tsx';
import { checkEmail } from './checks.ts';
import { useChangeEmail } from './data.ts';
import { PasswordField } from './password-field.tsx';

export function ChangeEmailForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const [sentTo, setSentTo] = useState<string>();
  const change = useChangeEmail();
  const form = useForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      email: checkEmail(email),
      password: hasPassword && !password ? 'Enter your password, to show that it is you.' : undefined,
    }),
    submit: async ({ email, password }) => {
      await change.mutateAsync({ email, ...(hasPassword && { password }) });
      setSentTo(email.trim());
    },
  });
  if (sentTo !== undefined) {
    return <CheckMail email={sentTo}>Follow the link in the mail. Until then your old address stays.</CheckMail>;
  }
  return (
    <form aria-label="Change e-mail address" className="sign-in-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField label="New e-mail address" type="email" autoComplete="email" {...form.field('email')} />
      {hasPassword && (
        <PasswordField
          label="Your password"
          hint="Your present one, to show that it is you."
          kind="current-password"
          field={form.field('password')}
        />
      )}
      <div>
        <Button type="submit" pending={form.submitting} pendingText="Sending…">
          Change e-mail address
        </Button>
      </div>
    </form>
  );
}
