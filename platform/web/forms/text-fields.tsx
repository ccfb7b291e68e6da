import type { ComponentProps } from 'react';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { FieldBinding } from './form.ts';

interface Field<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
}
type Line<Name extends string> = Field<Name> &
  Pick<ComponentProps<'input'>, 'maxLength' | 'type' | 'inputMode' | 'autoComplete'>;
type Lines<Name extends string> = Field<Name> & { readonly rows: number; readonly limit?: number };

interface TextFieldsProps<Name extends string> {
  readonly form: { readonly field: (name: Name) => FieldBinding<string> };
  /** With rows: several lines of text. Without `autoComplete`, the browser suggests nothing. */
  readonly fields: readonly (Line<Name> | Lines<Name>)[];
}

/** Fields of text one below the other, as a form lists them. */
export const TextFields = <Name extends string>({ form, fields }: TextFieldsProps<Name>) =>
  fields.map((field) =>
    'rows' in field ? (
      <TextArea key={field.name} {...field} {...form.field(field.name)} />
    ) : (
      <TextField key={field.name} autoComplete="off" {...field} {...form.field(field.name)} />
    ),
  );
