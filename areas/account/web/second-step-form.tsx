import { useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { checkAppCode, checkRecoveryCode } from './checks.ts';

interface Props {
  readonly button: string;
  readonly pendingText: string;
  readonly onCode: (code: string) => Promise<unknown>;
}

/** The app's six digits, or one of the codes that were printed for the day without the app. */
export function SecondStepForm(props: Props) {
  const [recovery, setRecovery] = useState(false);
  return (
    <div className="stack">
      <CodeForm key={String(recovery)} {...props} recovery={recovery} />
      <div>
        <Button variant="quiet" onClick={() => setRecovery(!recovery)}>
          {recovery ? 'Use a code from your app' : 'Use a recovery code'}
        </Button>
      </div>
    </div>
  );
}

function CodeForm({ button, pendingText, onCode, recovery }: Props & { readonly recovery: boolean }) {
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: recovery ? checkRecoveryCode(code) : checkAppCode(code) }),
    submit: ({ code }) => onCode(code.trim()),
  });
  return (
    <form aria-label={button} className="sign-in-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      {recovery ? (
        <TextField
          label="Recovery code"
          hint="Ten letters and digits from your list or recovery sheet. Each works once."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
      ) : (
        <TextField
          label="Code from your app"
          hint="Six digits, with or without a space. They change every half minute."
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field('code')}
        />
      )}
      <div>
        <Button type="submit" variant="primary" pending={form.submitting} pendingText={pendingText}>
          {button}
        </Button>
      </div>
    </form>
  );
}
