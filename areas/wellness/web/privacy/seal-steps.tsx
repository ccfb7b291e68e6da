import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Steps } from '#platform/web/ui/steps.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { newRecoveryCode, readRecoveryCode } from '../../pure/recovery-code.ts';
import { startSealing } from '../keys/move.ts';
import { PassphraseField } from '../keys/passphrase-field.tsx';
import { checkPassphrase } from './passphrase-rules.ts';

interface SealStepsProps {
  /** It is sealed already, and gets another passphrase. */
  readonly isChange: boolean;
  readonly onStarted: () => void;
  readonly onCancel: () => void;
}

/** A passphrase, then the recovery sheet; after that the diary moves. Nothing is sealed before the last press. */
export function SealSteps({ isChange, onStarted, onCancel }: SealStepsProps) {
  const [passphrase, setPassphrase] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const step = passphrase === undefined ? 0 : 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step the focus goes to its heading
  useEffect(() => heading.current?.focus(), [step]);
  return (
    <div className="stack">
      <Steps label="Steps" steps={['Passphrase', 'Recovery sheet']} current={step} />
      <h3 ref={heading} tabIndex={-1}>
        {step === 0 ? 'Choose your passphrase' : 'Print your recovery sheet'}
      </h3>
      {passphrase === undefined ? (
        <ChooseForm isChange={isChange} onChosen={setPassphrase} onCancel={onCancel} />
      ) : (
        <SheetForm
          isChange={isChange}
          passphrase={passphrase}
          onStarted={onStarted}
          onBack={() => setPassphrase(undefined)}
        />
      )}
    </div>
  );
}

function ChooseForm({
  isChange,
  onChosen,
  onCancel,
}: Pick<SealStepsProps, 'isChange' | 'onCancel'> & { readonly onChosen: (passphrase: string) => void }) {
  const form = useForm({
    initial: { passphrase: '', again: '', understood: false },
    validate: ({ passphrase, again, understood }) => ({
      passphrase: checkPassphrase(passphrase),
      again: again.trim() === passphrase.trim() ? undefined : 'Type the same passphrase again.',
      understood: understood ? undefined : 'Tick this to continue.',
    }),
    submit: async ({ passphrase }) => onChosen(passphrase),
  });
  return (
    <form aria-label="Choose your passphrase" className="diary-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      <PassphraseField
        label={isChange ? 'New passphrase' : 'Passphrase'}
        kind="new-password"
        hint="At least 14 characters, and not your Doorways password. Four unrelated words work well."
        field={form.field('passphrase')}
      />
      <PassphraseField label="The same again" kind="new-password" field={form.field('again')} />
      <Checkbox
        label="I know that no one can open my diary without this passphrase or my recovery code."
        {...form.check('understood')}
      />
      <div className="row">
        <Button type="submit" variant="primary" pending={form.submitting}>
          Next: recovery sheet
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

function SheetForm({
  isChange,
  passphrase,
  onStarted,
  onBack,
}: Pick<SealStepsProps, 'isChange' | 'onStarted'> & { readonly passphrase: string; readonly onBack: () => void }) {
  const [code] = useState(newRecoveryCode);
  const wanted = readRecoveryCode(code) ?? '';
  const form = useForm({
    initial: { code: '' },
    validate: ({ code: typed }) => ({
      code: readRecoveryCode(typed) === wanted ? undefined : 'Type the code as it is on your sheet.',
    }),
    submit: async () => {
      await startSealing(passphrase, wanted);
      onStarted();
    },
  });
  return (
    <>
      <article className="diary-sheet print-alone" aria-labelledby="diary-sheet-title">
        <h4 id="diary-sheet-title">Doorways: recovery code of my diary</h4>
        <p className="diary-code num">
          <code>{code}</code>
        </p>
        <p>It opens my sealed diary if I forget my passphrase. I unlock with it at Wellness tracking, Privacy.</p>
        <p>Anyone who has it and can sign in as me can read my diary. Doorways never asks for it.</p>
      </article>
      <div className="no-print">
        <Button icon={Printer} onClick={() => window.print()}>
          Print this sheet
        </Button>
      </div>
      <form
        aria-label="Check your recovery code"
        className="diary-form no-print"
        noValidate
        onSubmit={form.handleSubmit}
      >
        <p>We show this code once, and keep no copy. Print it, or write it down, and put it in a safe place.</p>
        <FormNotices form={form} />
        <TextField
          label="Type the code here"
          hint="From your paper, to be sure that you have it. Dashes and small letters don’t matter."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
        <div className="row">
          <Button type="submit" variant="primary" pending={form.submitting} pendingText="Making your key…">
            {isChange ? 'Change my passphrase' : 'Seal my diary'}
          </Button>
          <Button onClick={onBack}>Back</Button>
        </div>
        {form.submitting && <p className="soft">Making a key of your passphrase takes a few seconds.</p>}
      </form>
    </>
  );
}
