import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import type { Answer } from '#platform/contract/operation.ts';
import { refresh } from '#platform/web/cache/keys.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Security, startTwoStep } from '../contract.ts';
import { checkAppCode } from './checks.ts';
import { useConfirmTwoStep, useMakeRecoveryCodes, useStartTwoStep, useTurnOffTwoStep } from './data.ts';
import { DoneHeading } from './done-heading.tsx';
import { focusSection } from './focus-section.ts';
import { QrPicture } from './qr-picture.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

type SetUp = Answer<typeof startTwoStep>;

/** What went wrong with a button; the check that it is you may have run out, then the page asks for it again. */
const refused = (title: string) => (error: unknown) => {
  failed(title)(error);
  void refresh(['getSecurity']);
};

export function TwoStepSection({ security, confirmed }: { readonly security: Security; readonly confirmed: boolean }) {
  const [codes, setCodes] = useState<{ readonly title: string; readonly list: readonly string[] }>();
  return (
    <Section
      title="Two-step sign-in"
      id="two-step"
      intro="An app shows a new code every half minute. Signing in then needs your first step and that code, so a stolen password is not enough."
    >
      {codes ? (
        <NewCodes title={codes.title} codes={codes.list} onKept={() => setCodes(undefined)} />
      ) : security.twoStep ? (
        <On
          security={security}
          confirmed={confirmed}
          onCodes={(list) => setCodes({ title: 'Your new recovery codes', list })}
        />
      ) : confirmed ? (
        <Off onCodes={(list) => setCodes({ title: 'Two-step sign-in is on', list })} />
      ) : (
        <p>It’s off. To turn it on, confirm it’s you first (above).</p>
      )}
    </Section>
  );
}

function NewCodes({
  title,
  codes,
  onKept,
}: {
  readonly title: string;
  readonly codes: readonly string[];
  readonly onKept: () => void;
}) {
  return (
    <div className="stack print-alone">
      <DoneHeading level={3}>{title}</DoneHeading>
      <p>
        These are your recovery codes for Doorways. Each one signs you in once, if you don’t have your app. Copy or
        print them now. We won’t show them again.
      </p>
      <RecoveryCodeList codes={codes} />
      <div>
        <Button
          variant="primary"
          onClick={() => {
            onKept();
            // The button goes; reading goes on at the part that it stood in.
            focusSection('two-step');
          }}
        >
          I have kept the codes
        </Button>
      </div>
    </div>
  );
}

function Off({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const [setUp, setSetUp] = useState<SetUp>();
  const start = useStartTwoStep();
  const press = () => start.mutateAsync().then(setSetUp, refused('Couldn’t set up two-step sign-in'));
  if (setUp) return <Steps setUp={setUp} onCodes={onCodes} onCancel={() => setSetUp(undefined)} />;
  return (
    <div className="stack">
      <p>
        It’s off. You need an authenticator app on a phone or computer. Many are free, and some password managers have
        one too.
      </p>
      <div>
        <Button onClick={() => void press()} pending={start.pending} pendingText="Preparing…">
          Set up two-step sign-in
        </Button>
      </div>
    </div>
  );
}

function Steps({
  setUp: { key, address, qr },
  onCodes,
  onCancel,
}: {
  readonly setUp: SetUp;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}) {
  const confirm = useConfirmTwoStep();
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: checkAppCode(code) }),
    submit: async ({ code }) => onCodes((await confirm.mutateAsync({ code: code.trim() })).codes),
  });
  return (
    <div className="stack">
      <DoneHeading level={3}>Step 1: give your app the key</DoneHeading>
      <p>
        Scan this picture with the app. Or <a href={address}>open your app on this device</a>. Or type the key in.
      </p>
      <QrPicture qr={qr} label="QR code with the key for your app. The same key is below in letters." />
      <dl className="facts">
        <div>
          <dt>Key</dt>
          <dd className="secret-key">
            <code>{key}</code>
          </dd>
        </div>
        <div>
          <dt>Kind of code</dt>
          <dd>Based on time, 6 digits</dd>
        </div>
      </dl>
      <h3>Step 2: enter the code it shows</h3>
      <form aria-label="First code" className="sign-in-form" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField
          label="Code from your app"
          hint="Six digits, with or without a space. They change every half minute."
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field('code')}
        />
        <div className="row">
          <Button type="submit" variant="primary" pending={form.submitting} pendingText="Checking…">
            Turn on two-step sign-in
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Not now
          </Button>
        </div>
      </form>
    </div>
  );
}

function On({
  security: { codesLeft, guardedRoles, passkeys },
  confirmed,
  onCodes,
}: {
  readonly security: Security;
  readonly confirmed: boolean;
  readonly onCodes: (codes: readonly string[]) => void;
}) {
  const [asking, setAsking] = useState<'codes' | 'off'>();
  const make = useMakeRecoveryCodes();
  const off = useTurnOffTwoStep();
  const losesRole = guardedRoles.length > 0 && passkeys === 0;
  const makeCodes = () =>
    make
      .mutateAsync()
      .then(({ codes }) => onCodes(codes), refused('Couldn’t make new codes'))
      .finally(() => setAsking(undefined));
  const turnOff = () =>
    off
      .mutateAsync()
      .then(() => {
        toast({ title: 'Two-step sign-in is off', description: 'We’ve sent you a notification.' });
        focusSection('two-step');
      }, refused('Two-step sign-in is still on'))
      .finally(() => setAsking(undefined));
  return (
    <div className="stack">
      <p>
        <strong>It is on.</strong> {counted(codesLeft, 'recovery code is left.', 'recovery codes are left.')} Print a{' '}
        <Link href="/settings/security/recovery-sheet">recovery sheet</Link> in case you don’t have your app.
      </p>
      {confirmed ? (
        <div className="row">
          <Button onClick={() => setAsking('codes')}>Make new recovery codes</Button>
          <Button onClick={() => setAsking('off')}>Turn off two-step sign-in</Button>
        </div>
      ) : (
        <p>To change this, confirm it’s you first (above).</p>
      )}
      <ConfirmDialog
        open={asking === 'codes'}
        title="Make new recovery codes?"
        confirmLabel="Make new codes"
        pending={make.pending}
        onConfirm={() => void makeCodes()}
        onCancel={() => setAsking(undefined)}
      >
        The codes you have now will stop working.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'off'}
        title="Turn off two-step sign-in?"
        confirmLabel="Turn it off"
        danger
        pending={off.pending}
        onConfirm={() => void turnOff()}
        onCancel={() => setAsking(undefined)}
      >
        The key in your app and your recovery codes stop working.
        {losesRole && ' Your role won’t be active until you set up a second step again.'}
      </ConfirmDialog>
    </div>
  );
}
