import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { checkCode } from './checks.ts';

/** Six digits from a mail; browsers and phones that read the mail may fill them in. */
export function CodeForm({
  button,
  pendingText,
  onCode,
}: {
  readonly button: string;
  readonly pendingText: string;
  readonly onCode: (code: string) => Promise<unknown>;
}) {
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: checkCode(code) }),
    submit: ({ code }) => onCode(code.trim()),
  });
  return (
    <form aria-label={button} className="stack sign-in-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <TextField
        label="Code from the email"
        hint="Six digits, with or without a space."
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('code')}
      />
      <div>
        <Button type="submit" pending={form.submitting} pendingText={pendingText}>
          {button}
        </Button>
      </div>
    </form>
  );
}
