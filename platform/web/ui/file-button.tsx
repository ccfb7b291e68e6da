import { Upload } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Described } from './described.ts';
import { FieldError, FieldHint, useFieldIds } from './field.tsx';
import { useHint } from './hint.tsx';
import { Icon, type LucideIcon } from './icon.tsx';

export type FileButtonProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> &
  Described & {
    children: ReactNode;
    icon?: LucideIcon | undefined;
    quiet?: boolean | undefined;
    hint?: ReactNode;
    error?: string | null | undefined;
    /** The same file may be chosen twice in a row. */
    onFiles: (files: File[]) => void;
  };

/** The browser's file chooser behind a button with words. */
export const FileButton = ({
  children,
  icon = Upload,
  quiet = false,
  hint,
  error,
  id,
  onFiles,
  description,
  ...rest
}: FileButtonProps) => {
  const ids = useFieldIds({ hint, error }, id, rest['aria-describedby']);
  const file = { description, 'aria-describedby': ids.describedBy, type: 'file' };
  const { describedBy, hint: does } = useHint(children, file);
  return (
    <div className="file-field">
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
      <label className={`btn ring-host file-button ${quiet ? 'btn-quiet' : 'btn-secondary'}`}>
        <Icon icon={icon} />
        <span className="btn-words">{children}</span>
        <input
          {...rest}
          type="file"
          id={ids.id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        {does}
      </label>
    </div>
  );
};
