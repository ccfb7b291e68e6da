import { Check, ChevronDown } from 'lucide-react';
import { type Field, recordInWords } from '#platform/contract/preferences.ts';
import { useAccessibility } from '#platform/web/preferences/store.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Hint } from '#platform/web/ui/hint.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { Draft } from './draft.ts';
import { SettingEditor } from './setting-editor.tsx';

export interface SettingRowProps {
  readonly field: Field;
  readonly draft: Draft;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** A setting and its saved value in words; pressing it opens its editor below. */
export function SettingRow({ field, draft, open, onToggle }: SettingRowProps) {
  const { trial } = useAccessibility();
  const { name, label } = field;
  const words = recordInWords(draft.base, name);
  const id = `setting-${name}`;
  return (
    <li className="setting" data-open={open || undefined}>
      <Hint description="a setting">
        <button
          type="button"
          id={id}
          className="setting-line"
          aria-expanded={open}
          aria-controls={open ? `${id}-editor` : undefined}
          onClick={onToggle}
        >
          <span className="setting-name">{label}</span>
          <span className="setting-value" data-off={words === 'Off' || undefined}>
            {words === 'On' && <Icon icon={Check} />}
            {words}
          </span>
          <span className="vh">change</span>
          <Icon icon={ChevronDown} />
        </button>
      </Hint>
      {trial && name in trial.values && <Chip tone="gold">Trying something else now</Chip>}
      {!open && draft.changed.includes(name) && (
        <Chip tone="gold">Not saved yet: {recordInWords(draft.record, name)}</Chip>
      )}
      {open && <SettingEditor id={`${id}-editor`} field={field} draft={draft} onClose={onToggle} />}
    </li>
  );
}
