import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import type { WellnessKeys } from '../../contract/keys.ts';
import { currentKeys } from '../keys/diary-keys.ts';
import { turnBack } from '../keys/move.ts';

/** What the diary goes back to. */
function wordsOf({ mode, keys }: WellnessKeys): string {
  if (keys.some(({ state, mode: before }) => state === 'source' && before === 'recoverable'))
    return 'We keep the key of your diary again. What was sealed already gets our key, and the new passphrase then opens nothing.';
  return mode === 'recoverable'
    ? 'Your diary stays sealed with your passphrase. What was unsealed already is sealed again.'
    : 'Your diary keeps the passphrase of before. What has the new one already gets the old one, and the new one then opens nothing.';
}

/** Turns a move around. It is then a move like any other: it can stop anywhere, and carries on. */
export function TurnBack({ keys, isLocked }: { readonly keys: WellnessKeys; readonly isLocked: boolean }) {
  const [asks, setAsks] = useState(false);
  const [pending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    try {
      await turnBack();
      announce('Your diary is going back');
      setTimeout(() => document.getElementById('page-title')?.focus());
    } catch (error) {
      failed('Couldn’t turn it back')(error);
      // It may have come to its end meanwhile.
      void currentKeys({ fresh: true }).catch(() => undefined);
    } finally {
      setPending(false);
      setAsks(false);
    }
  };
  return (
    <div>
      <Button icon={Undo2} onClick={() => setAsks(true)}>
        Turn it back
      </Button>
      <ConfirmDialog
        open={asks}
        title="Turn it back?"
        confirmLabel="Turn it back"
        cancelLabel="Leave it as it is"
        pending={pending}
        onConfirm={() => void press()}
        onCancel={() => setAsks(false)}
      >
        <p>{wordsOf(keys)}</p>
        <p>
          Nothing is lost, wherever it stops.
          {isLocked && keys.left > 0 && ' To finish it, you still have to unlock your diary.'}
        </p>
      </ConfirmDialog>
    </div>
  );
}
