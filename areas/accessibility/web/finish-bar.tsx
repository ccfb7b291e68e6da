import { Eye, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { defaultRecord } from '#platform/contract/preferences-shape.ts';
import { announce } from '#platform/web/announce.ts';
import { useAccessibility } from '#platform/web/preferences/store.tsx';
import { navigate } from '#platform/web/router/navigate.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Draft } from './draft.ts';
import { useSaving } from './use-saving.ts';

const close = () => navigate('/accessibility');

/** Save, Preview, Reset to Defaults and Cancel: four different things, at every step. */
export function FinishBar({ draft }: { readonly draft: Draft }) {
  const { preview, previewing } = useAccessibility();
  const { saving, save } = useSaving();
  const [asking, setAsking] = useState(false);

  const finish = async () => {
    if (!(await save(draft.record))) return;
    draft.clear();
    close();
  };
  const show = () => {
    preview(draft.record);
    toast({
      title: 'Preview Applied',
      description: 'You can see your changes in action. Remember to save them!',
    });
  };
  const reset = () => {
    draft.fill({
      ...defaultRecord,
      autoAltText: draft.base.autoAltText,
      navigationPreference: draft.base.navigationPreference,
    });
    announce('The form has the usual values again. Nothing is saved yet.');
  };
  const leave = () => {
    preview(null);
    draft.clear();
    close();
  };
  const count = draft.changed.length;
  return (
    <section className="finish" aria-label="Finish">
      <p>
        <strong>
          {count === 0 ? 'Nothing changed yet.' : counted(count, 'change not saved.', 'changes not saved.')}
        </strong>{' '}
        <span className="soft">
          {previewing ? 'The preview is on, on every page.' : 'Preview tries it on every page first.'}
        </span>
      </p>
      <div className="finish-buttons">
        <Button variant="primary" pending={saving} pendingText="Saving…" onClick={() => void finish()}>
          Save
        </Button>
        <Button icon={Eye} onClick={show}>
          Preview
        </Button>
        <Button icon={RotateCcw} onClick={reset}>
          Reset to Defaults
        </Button>
        <Button variant="quiet" onClick={() => (draft.dirty ? setAsking(true) : leave())}>
          Cancel
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Leave without saving?"
        confirmLabel="Leave without saving"
        cancelLabel="Keep editing"
        danger
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        <p>Your changes go, and the page looks as it did before.</p>
      </ConfirmDialog>
    </section>
  );
}
