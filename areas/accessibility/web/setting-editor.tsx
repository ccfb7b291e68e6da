import { useEffect, useRef } from 'react';
import { type Field, recordInWords } from '#platform/contract/preferences.ts';
import { announce } from '#platform/web/announce.ts';
import { useAccessibility } from '#platform/web/preferences/store.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { isDeviceField, withChanges } from './changes.ts';
import type { Draft } from './draft.ts';
import { FieldControl } from './field-control.tsx';
import { useSaving } from './use-saving.ts';

export interface SettingEditorProps {
  readonly id: string;
  readonly field: Field;
  readonly draft: Draft;
  readonly onClose: () => void;
}

/** Changes one setting where it stands: keep it, try it for a while, or leave it. The preview follows at once. */
export function SettingEditor({ id, field, draft, onClose }: SettingEditorProps) {
  const { startTrial } = useAccessibility();
  const { saving, save } = useSaving();
  const box = useRef<HTMLDivElement>(null);
  const { name, label } = field;
  const value = draft.record[name];
  const follows = isDeviceField(name) && draft.record.followDevice.includes(name);
  const changed = draft.changed.includes(name);
  useEffect(() => {
    const first = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    (first('input:checked') ?? first('input, textarea'))?.focus();
  }, []);

  const leave = () => {
    document.getElementById(`setting-${name}`)?.focus();
    draft.revert(name);
    onClose();
  };
  // Only this setting: other changes of the draft wait.
  const keep = async () => {
    if (await save(withChanges(draft.base, { [name]: follows ? null : value }))) leave();
  };
  const attempt = () => {
    startTrial({ [name]: value });
    announce(`You are trying ${label}: ${recordInWords(draft.record, name)} for 10 minutes. Then it goes back.`);
    leave();
  };
  const what = <span className="vh"> {label}</span>;
  return (
    <div ref={box} id={id} className="setting-editor">
      <FieldControl field={field} record={draft.record} onSet={draft.set} />
      <div className="row">
        <Button variant="primary" pending={saving} pendingText="Saving…" onClick={() => void keep()}>
          Save{what}
        </Button>
        {!follows && name !== 'customCss' && (
          <Button aria-disabled={!changed} onClick={attempt}>
            Try for 10 minutes{what}
          </Button>
        )}
        <Button variant="quiet" onClick={leave}>
          Cancel<span className="vh"> changing {label}</span>
        </Button>
      </div>
    </div>
  );
}
