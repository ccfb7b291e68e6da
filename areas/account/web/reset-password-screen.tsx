import { useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { checkNewPassword } from './checks.ts';
import { useResetPassword } from './data.ts';
import { EnterPage } from './enter-page.tsx';
import { goOn } from './entered.ts';
import { newPasswordHint, PasswordField } from './password-field.tsx';
import { NoToken } from './token-page.tsx';

const title = 'Choose a new password';
const out = { label: 'Ask for a new link', href: '/forgot-password' };

export function Screen() {
  const [query] = useQueryParams();
  const [token] = useState(() => query.get('token') ?? '');
  if (token === '') return <NoToken title={title} out={out} />;
  return (
    <EnterPage title={title} lead="This signs out everyone who’s signed in as you.">
      <ResetForm token={token} />
      <p>
        If the link doesn’t work, <Link href={out.href}>{out.label}</Link>.
      </p>
    </EnterPage>
  );
}

function ResetForm({ token }: { readonly token: string }) {
  const reset = useResetPassword();
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: checkNewPassword(password) }),
    submit: async ({ password }) => {
      await goOn(await reset.mutateAsync({ token, password }), '/');
    },
  });
  return (
    <form className="sign-in-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <PasswordField label="New password" kind="new-password" hint={newPasswordHint} field={form.field('password')} />
      <Button type="submit" variant="primary" size="l" wide pending={form.submitting} pendingText="Saving…">
        Save and sign in
      </Button>
    </form>
  );
}
