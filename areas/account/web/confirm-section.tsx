import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { CheckMail } from './check-mail.tsx';
import { CodeForm } from './code-form.tsx';
import { useConfirmWithCode, useConfirmWithPassword, useRequestConfirmCode } from './data.ts';
import { DoneHeading } from './done-heading.tsx';
import { PasswordField } from './password-field.tsx';

/** A fresh check before something is changed that could shut the owner out; somebody may have left a device open. */
export function ConfirmSection({
  confirmed,
  hasPassword,
}: {
  readonly confirmed: boolean;
  readonly hasPassword: boolean;
}) {
  const [asked, setAsked] = useState(false);
  if (confirmed) {
    return asked ? (
      <div className="stack">
        <DoneHeading>Thank you, you have shown that it is you</DoneHeading>
        <p>It counts for 15 minutes. You can make your changes now.</p>
      </div>
    ) : null;
  }
  return (
    <Section title="Show that it is you" intro="Some changes need a fresh check. It counts for 15 minutes.">
      <div className="stack">
        {hasPassword && <ByPassword onTry={() => setAsked(true)} />}
        <ByCode onTry={() => setAsked(true)} />
      </div>
    </Section>
  );
}

function ByPassword({ onTry }: { readonly onTry: () => void }) {
  const confirm = useConfirmWithPassword();
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: password ? undefined : 'Enter your password.' }),
    submit: ({ password }) => {
      onTry();
      return confirm.mutateAsync({ password });
    },
  });
  return (
    <form aria-label="Check my password" className="sign-in-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <PasswordField kind="current-password" field={form.field('password')} />
      <div>
        <Button type="submit" pending={form.submitting} pendingText="Checking…">
          Check my password
        </Button>
      </div>
    </form>
  );
}

function ByCode({ onTry }: { readonly onTry: () => void }) {
  const [sent, setSent] = useState<{ ticket: string }>();
  const confirm = useConfirmWithCode();
  const request = useRequestConfirmCode();
  const ask = async () => {
    try {
      setSent(await request.mutateAsync());
    } catch (error) {
      toast({ title: 'No code was sent', description: textForPeople(error), variant: 'destructive' });
    }
  };
  if (!sent) {
    return (
      <div>
        <Button onClick={() => void ask()} pending={request.pending} pendingText="Sending…">
          E-mail me a code
        </Button>
      </div>
    );
  }
  const use = (code: string) => {
    onTry();
    return confirm.mutateAsync({ ticket: sent.ticket, code });
  };
  return (
    <div className="stack">
      <CheckMail email="your address">Enter its code here, within 15 minutes.</CheckMail>
      <CodeForm button="Check the code" pendingText="Checking…" onCode={use} />
    </div>
  );
}
