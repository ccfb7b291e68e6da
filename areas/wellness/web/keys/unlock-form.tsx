import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { ApiError } from '#platform/web/client/error.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { keepUnlocked, mostDays } from './kept-key.ts';
import { PassphraseField } from './passphrase-field.tsx';
import { unlock } from './unlock.ts';

const wrongPassphrase = 'This doesn’t open your diary. Check it and try again.';
const atField = (message: string) =>
  new ApiError(
    400,
    JSON.stringify({ title: message, status: 400, errors: [{ field: 'passphrase', rule: 'opens', message }] }),
  );

/** A passphrase or a recovery code; both stay in this browser. */
export function UnlockForm({ onOpen }: { readonly onOpen: () => void }) {
  const [partly, setPartly] = useState(false);
  const form = useForm({
    initial: { passphrase: '', keep: false },
    resetAfter: true,
    validate: ({ passphrase }) => ({
      passphrase: passphrase.trim() ? undefined : 'Enter your passphrase or your recovery code.',
    }),
    submit: async ({ passphrase, keep }) => {
      const result = await unlock(passphrase);
      if (result === 'wrong') throw atField(wrongPassphrase);
      setPartly(result === 'partly');
      if (result === 'partly') return;
      announce('Diary unlocked');
      if (keep && !(await keepUnlocked()))
        toast({
          title: 'This browser couldn’t keep your diary unlocked',
          description: 'It is open in this window. Next time, enter your passphrase again.',
          variant: 'destructive',
        });
      onOpen();
    },
  });
  return (
    <form aria-label="Unlock your diary" className="diary-form" noValidate onSubmit={form.handleSubmit}>
      <FormNotices form={form} />
      {partly && (
        <Notice title="One more passphrase">
          <p>Part of your diary still has your other passphrase. Enter that one too.</p>
        </Notice>
      )}
      <PassphraseField
        label="Passphrase or recovery code"
        kind="current-password"
        hint="It stays in this browser. Checking it takes a few seconds."
        field={form.field('passphrase')}
      />
      <Checkbox
        label="Keep my diary unlocked on this device"
        hint={`Leave this off on a shared device. Anyone who uses this browser while you’re signed in can then read your diary. It ends when you lock your diary, sign out, or stay away for ${mostDays} days.`}
        {...form.check('keep')}
      />
      <div>
        <Button type="submit" variant="primary" pending={form.submitting} pendingText="Unlocking…">
          Unlock diary
        </Button>
      </div>
    </form>
  );
}
