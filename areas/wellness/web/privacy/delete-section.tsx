import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { deleteAllWellnessEntries } from '../../contract/entries.ts';
import { startOver } from '../keys/move.ts';
import { dropWaiting } from '../waiting/queue.ts';

/** For good, and without the passphrase: who has lost it can start again. */
export function DeleteSection({ isLocked }: { readonly isLocked: boolean }) {
  const [asks, setAsks] = useState(false);
  const [pending, setPending] = useState(false);
  const remove = useWrite<typeof deleteAllWellnessEntries>('deleteAllWellnessEntries');
  const press = async () => {
    setPending(true);
    try {
      await remove.mutateAsync({ everything: 'true' });
      dropWaiting();
      await startOver();
      toast({ title: 'Your diary is empty', description: 'Everything in it was deleted.' });
    } catch (error) {
      failed('Couldn’t delete your diary')(error);
    } finally {
      setPending(false);
      setAsks(false);
    }
  };
  return (
    <Section
      title="Delete everything"
      intro={
        isLocked
          ? 'Without your passphrase and your recovery code, this is the only way to start again.'
          : 'Entries, medicines, doses, appointments, plans, shares and settings of your diary.'
      }
    >
      <Button icon={Trash2} variant="danger" onClick={() => setAsks(true)}>
        Delete my diary
      </Button>
      <ConfirmDialog
        open={asks}
        title="Delete your whole diary?"
        confirmLabel="Delete everything"
        cancelLabel="Keep my diary"
        danger
        pending={pending}
        onConfirm={() => void press()}
        onCancel={() => setAsks(false)}
      >
        <p>Everything in it goes for good, and reminders stop. No one can bring it back, not even we.</p>
      </ConfirmDialog>
    </Section>
  );
}
