import type { ReactNode } from 'react';
import { FieldError, FieldHint } from '#platform/web/ui/field.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly onLabel?: () => void;
  readonly foot: ReactNode;
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** Label, hint, error and foot around the text, the same before and after the tools have come. */
export function EditorFrame({ id, label, hint, error, onLabel, foot, after, children }: Props) {
  return (
    <div className="field writing-field" data-invalid={error ? '' : undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing a label goes to its field, as everywhere */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field itself is a tab stop */}
      <span className="field-label" id={`${id}-label`} onClick={onLabel} data-delegates="">
        {label}
      </span>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="writing-sheet">
        {children}
        <div className="writing-foot">{foot}</div>
      </div>
      {after}
    </div>
  );
}
