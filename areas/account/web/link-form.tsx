import { useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { CheckMail } from './check-mail.tsx';
import { checkEmail } from './checks.ts';
import { CodeForm } from './code-form.tsx';
import { useRequestSignInLink, useSignInWithCode } from './data.ts';
import { goOn } from './entered.ts';

/** A way in without a password: a link, or the same mail's code typed here. */
export function LinkForm({ returnTo }: { readonly returnTo: string }) {
  const [sent, setSent] = useState<{ email: string; ticket: string }>();
  const request = useRequestSignInLink();
  const signIn = useSignInWithCode();
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => ({
      email: checkEmail(email) && 'Enter the address for the link, such as name@example.org.',
    }),
    submit: async ({ email }) => {
      const { ticket } = await request.mutateAsync({ email });
      setSent({ email: email.trim(), ticket });
    },
  });
  if (sent) {
    const enter = async (code: string) => {
      await goOn(await signIn.mutateAsync({ ticket: sent.ticket, code }), returnTo);
    };
    return (
      <div className="stack">
        <CheckMail email={sent.email}>Follow its link, or enter its code here, within 15 minutes.</CheckMail>
        <CodeForm button="Sign in with the code" pendingText="Signing in…" onCode={enter} />
        <div>
          <Button variant="quiet" onClick={() => setSent(undefined)}>
            Use another address
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form aria-label="Sign in with a link" className="sign-in-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField label="Email address for the link" type="email" autoComplete="email" {...form.field('email')} />
      <div>
        <Button type="submit" pending={form.submitting} pendingText="Sending…">
          Email me a link
        </Button>
      </div>
    </form>
  );
}
