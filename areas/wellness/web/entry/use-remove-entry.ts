import { announce } from '#platform/web/announce.ts';
import { failed } from '#platform/web/ui/failed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { restoreEntry, useDeleteEntry } from '../data.ts';

async function undo(id: number): Promise<void> {
  try {
    await restoreEntry(id);
    announce('Entry restored');
  } catch (error) {
    failed('Couldn’t restore the entry')(error);
  }
}

/** Deletes an entry, and offers to undo it. `onGone` gives the focus a place. */
export function useRemoveEntry(id: number, name: string, onGone: () => void) {
  const { pending, mutate } = useDeleteEntry({
    onDone: () => {
      onGone();
      toast({ title: 'Entry deleted', description: name, action: { label: 'Undo', onAction: () => void undo(id) } });
    },
    onFail: failed('Couldn’t delete the entry'),
  });
  return { pending, remove: () => mutate({ id }) };
}
