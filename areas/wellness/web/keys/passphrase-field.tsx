import { type ReactNode, useState } from 'react';
import type { FieldBinding } from '#platform/web/forms/form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';

/** Can be pasted, filled in by a password manager, and seen. */
export function PassphraseField({
  label,
  hint,
  kind,
  field,
}: {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly kind: 'current-password' | 'new-password';
  readonly field: FieldBinding<string>;
}) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      label={label}
      hint={hint}
      type={visible ? 'text' : 'password'}
      autoComplete={kind}
      autoCapitalize={visible ? 'none' : undefined}
      spellCheck={false}
      {...field}
      after={
        <Button
          description={visible ? 'Hide what you type' : 'Show what you type'}
          onClick={() => setVisible(!visible)}
        >
          {visible ? 'Hide' : 'Show'}
          <span className="vh"> {label.toLowerCase()}</span>
        </Button>
      }
    />
  );
}
