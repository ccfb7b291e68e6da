import { useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { CheckMail } from './check-mail.tsx';
import { checkEmail } from './checks.ts';
import { useRequestPasswordReset } from './data.ts';
import { EnterPage } from './enter-page.tsx';

export function Screen() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <EnterPage title="Forgotten password" lead="We’ll email you a link for choosing a new password.">
      {sentTo === undefined ? (
        <ForgotForm onSent={setSentTo} />
      ) : (
        <CheckMail email={sentTo}>The link in the email works once, for one hour.</CheckMail>
      )}
      <p>
        You can also <Link href="/sign-in">sign in with a link by email</Link>, without a password.
      </p>
    </EnterPage>
  );
}

function ForgotForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const request = useRequestPasswordReset();
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => ({ email: checkEmail(email) }),
    submit: async ({ email }) => {
      await request.mutateAsync({ email });
      onSent(email.trim());
    },
  });
  return (
    <form className="sign-in-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField label="Email address" type="email" autoComplete="email" {...form.field('email')} />
      <Button type="submit" variant="primary" size="l" wide pending={form.submitting} pendingText="Sending…">
        Email me a link
      </Button>
    </form>
  );
}
