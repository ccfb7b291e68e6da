import { useState } from 'react';
import { useAccessibility } from '#platform/web/preferences/store.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Draft } from './draft.ts';
import { sayFailed } from './use-saving.ts';

/** Saves every default and says so only once that is done; Undo brings the settings from before back. */
export function ResetDialog({ draft, onClose }: { readonly draft: Draft; readonly onClose: () => void }) {
  const { reset } = useAccessibility();
  const [pending, setPending] = useState(false);
  const undo = (bringBack: () => Promise<void>) =>
    bringBack().then(() => toast({ title: 'Settings restored' }), sayFailed);
  const confirm = async () => {
    setPending(true);
    try {
      const bringBack = await reset();
      draft.clear();
      toast({
        title: 'Settings Reset',
        description: 'All 26 settings have their usual values again.',
        duration: 10_000,
        action: { label: 'Undo', onAction: () => void undo(bringBack) },
      });
    } catch {
      sayFailed();
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Reset all settings?"
      confirmLabel="Reset all settings"
      danger
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>Every setting goes back to its usual value. Your bad-day settings and shortcuts stay. You can undo this.</p>
    </ConfirmDialog>
  );
}
