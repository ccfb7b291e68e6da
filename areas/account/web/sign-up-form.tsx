import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { checkSignUp, noValues, type SignUpValues } from './checks.ts';
import { useProvenSignUp } from './use-proven-sign-up.ts';

/** Nothing of it is kept in the browser. The password is chosen where the email’s link leads. */
export function SignUpForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const signUp = useProvenSignUp();
  const form = useForm<SignUpValues>({
    initial: noValues,
    validate: checkSignUp,
    submit: async ({ birthDate, ...values }) => {
      const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
      await signUp({ ...values, birthDate: { day, month, year } });
      onSent(values.email.trim());
    },
  });
  return (
    <form className="sign-in-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField
        label="Display name"
        hint="Others see it next to what you write. It doesn’t have to be your real name."
        autoComplete="nickname"
        {...form.field('displayName')}
      />
      <TextField
        label="Username"
        hint="Letters a to z, digits, dots, hyphens and underscores. Others can find you by it."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <TextField
        label="Email address"
        hint="No one else can see it."
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <DateField
        label="Date of birth"
        hint="Such as 27 3 1987 or 27 March 1987. You need to be 16 or older. We check it once and don’t keep it."
        birthday
        {...form.field('birthDate')}
      />
      <p>
        By creating an account you agree to the <Link href="/terms-of-service">Terms of Service</Link> and the{' '}
        <Link href="/community-guidelines">Community Guidelines</Link>.
      </p>
      <Button type="submit" variant="primary" size="l" wide pending={form.submitting} pendingText="Sending…">
        Create account
      </Button>
    </form>
  );
}
