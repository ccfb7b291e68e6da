import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { Security } from '../contract.ts';
import { CheckMail } from './check-mail.tsx';
import { CodeForm } from './code-form.tsx';
import { useConfirmWithCode, useConfirmWithPassword, useConfirmWithSecondStep, useRequestConfirmCode } from './data.ts';
import { DoneHeading } from './done-heading.tsx';
import { PasskeyProblem } from './passkey-problem.tsx';
import { PasswordField } from './password-field.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { passkeysSupported, usePasskeyCheck } from './use-passkey.ts';

/** A fresh check before something is changed that could shut the owner out; somebody may have left a device open. */
export function ConfirmSection({
  security: { confirmedUntil, hasPassword, twoStep, passkeys, guardedRoles, rolesCount },
  onSecondStep,
}: {
  readonly security: Security;
  /** After a check with app, recovery code or passkey. */
  readonly onSecondStep?: () => Promise<unknown>;
}) {
  const [asked, setAsked] = useState(false);
  // Roles that wait for a second factor that is there already are shown the way as well.
  const roleWaits = guardedRoles.length > 0 && !rolesCount && (twoStep || passkeys > 0);
  if (confirmedUntil !== null && !roleWaits) {
    return asked ? (
      <div className="stack">
        <DoneHeading>Thank you, you’ve confirmed it’s you</DoneHeading>
        <p>This lasts for 15 minutes. You can make your changes now.</p>
      </div>
    ) : null;
  }
  const onTry = () => setAsked(true);
  return (
    <Section title="Confirm it’s you" intro="We ask for this before some changes. It lasts for 15 minutes.">
      <div className="stack">
        {passkeys > 0 && passkeysSupported() && <ByPasskey onTry={onTry} onDone={onSecondStep} />}
        {!twoStep && roleWaits && !passkeysSupported() && (
          <p>This browser doesn’t support passkeys. Sign in with the one that has yours.</p>
        )}
        {twoStep && <BySecondStep onTry={onTry} onDone={onSecondStep} />}
        {!twoStep && !roleWaits && hasPassword && <ByPassword onTry={onTry} />}
        {!twoStep && !roleWaits && <ByCode onTry={onTry} />}
      </div>
    </Section>
  );
}

interface Part {
  readonly onTry: () => void;
}

interface SecondPart extends Part {
  readonly onDone: (() => Promise<unknown>) | undefined;
}

function ByPasskey({ onTry, onDone }: SecondPart) {
  const passkey = usePasskeyCheck(onTry, onDone);
  return (
    <div className="stack">
      <div>
        <Button
          icon={KeyRound}
          onClick={() => void passkey.check()}
          pending={passkey.pending}
          pendingText="Waiting for your device…"
        >
          Use a passkey
        </Button>
      </div>
      <PasskeyProblem>{passkey.problem}</PasskeyProblem>
    </div>
  );
}

function BySecondStep({ onTry, onDone }: SecondPart) {
  const confirm = useConfirmWithSecondStep();
  const use = async (code: string) => {
    onTry();
    await confirm.mutateAsync({ code });
    await onDone?.();
  };
  return <SecondStepForm button="Check the code" pendingText="Checking…" onCode={use} />;
}

function ByPassword({ onTry }: Part) {
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

function ByCode({ onTry }: Part) {
  const [sent, setSent] = useState<{ ticket: string }>();
  const confirm = useConfirmWithCode();
  const request = useRequestConfirmCode();
  const ask = async () => {
    try {
      setSent(await request.mutateAsync());
    } catch (error) {
      failed('Couldn’t send a code')(error);
    }
  };
  if (!sent) {
    return (
      <div>
        <Button onClick={() => void ask()} pending={request.pending} pendingText="Sending…">
          Email me a code
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
