import { type ReactNode, useState } from 'react';
import type { FieldBinding } from '#platform/web/forms/form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';

/** Can be pasted, filled in by a password manager, and seen. */
export function PasswordField({
  label = 'Password',
  hint,
  kind,
  field,
}: {
  readonly label?: string;
  readonly hint?: ReactNode;
  readonly kind: 'current-password' | 'new-password';
  readonly field: FieldBinding<string>;
}) {
  const [visible, setVisible] = useState(false);
  const what = label.toLowerCase();
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
        <Button description={visible ? 'Hide password' : 'Show password'} onClick={() => setVisible(!visible)}>
          {visible ? 'Hide' : 'Show'}
          <span className="vh"> {what}</span>
        </Button>
      }
    />
  );
}

export const newPasswordHint = 'At least 8 characters; 12 or more is better. Three or four unrelated words work well.';
