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
      password: hasPassword && !password ? 'Enter your password to confirm it’s you.' : undefined,
    }),
    submit: async ({ email, password }) => {
      await change.mutateAsync({ email, ...(hasPassword && { password }) });
      setSentTo(email.trim());
    },
  });
  if (sentTo !== undefined) {
    return <CheckMail email={sentTo}>Follow the link in the email. We’ll use your old address until you do.</CheckMail>;
  }
  return (
    <form aria-label="Change email address" className="sign-in-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField label="New email address" type="email" autoComplete="email" {...form.field('email')} />
      {hasPassword && (
        <PasswordField
          label="Your password"
          hint="Your current password, to confirm it’s you."
          kind="current-password"
          field={form.field('password')}
        />
      )}
      <div>
        <Button type="submit" pending={form.submitting} pendingText="Sending…">
          Change email address
        </Button>
      </div>
    </form>
  );
}
