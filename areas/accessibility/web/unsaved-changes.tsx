import { counted } from '#platform/contract/counted.ts';
import type { FieldName } from '#platform/contract/preferences-shape.ts';
import { announce } from '#platform/web/announce.ts';
import { useAccessibility } from '#platform/web/preferences/store.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { rememberFocus } from '#platform/web/ui/focus.ts';
import type { Draft } from './draft.ts';
import { useSaving } from './use-saving.ts';

export interface UnsavedChangesProps {
  readonly draft: Draft;
  /** The setting whose own editor is open; a change of it alone is not repeated here. */
  readonly open: FieldName | null;
  readonly onDone: () => void;
}

/** Under the preview: what was changed there or in the list, and both ways out. */
export function UnsavedChanges({ draft, open, onDone }: UnsavedChangesProps) {
  const { preview } = useAccessibility();
  const { saving, save } = useSaving();
  if (!draft.dirty || (draft.changed.length === 1 && draft.changed[0] === open)) return null;
  const finish = (restore: () => void) => {
    preview(null);
    draft.clear();
    onDone();
    setTimeout(restore);
  };
  const keep = async () => {
    const restore = rememberFocus();
    if (await save(draft.record)) finish(restore);
  };
  const discard = () => {
    finish(rememberFocus());
    announce('Your changes were discarded. Your saved settings haven’t changed.');
  };
  const count = draft.changed.length;
  return (
    <div className="row unsaved">
      <p>
        <strong>{counted(count, 'change not saved.', 'changes not saved.')}</strong>
      </p>
      <Button
        variant={open ? 'secondary' : 'primary'}
        pending={saving}
        pendingText="Saving…"
        onClick={() => void keep()}
      >
        Save<span className="vh"> all changes</span>
      </Button>
      <Button onClick={discard}>Discard changes</Button>
    </div>
  );
}
