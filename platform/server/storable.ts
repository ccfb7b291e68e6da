import type { FieldError } from '#platform/contract/problem.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const badName = 'The name of a field in it has a character that can’t be stored.';
const refused = (path: readonly string[]): FieldError => ({
  field: path.join('.'),
  rule: 'invalid_format',
  message: 'Leave out the character U+0000.',
});

/** PostgreSQL stores every character but U+0000, and no text of an address needs it. */
export const unstorable = (texts: unknown): FieldError[] =>
  Object.entries(texts ?? {}).flatMap(([field, value]) =>
    [value].flat().some((one) => typeof one === 'string' && one.includes('\0')) ? [refused([field])] : [],
  );

/** Half of a character, as a cut through an emoji leaves it, becomes U+FFFD in every text of a value. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, wellFormed(one)]))
    : value;
}

/**
 * Readies the texts of a body for the database, those inside its lists and fields too. U+0000 is refused where it
 * stands. Half a character becomes U+FFFD: a column of text would do the same, and one of JSON would fail. In the name
 * of a field both are refused.
 */
export function readyTexts(body: unknown, most = 100): { readonly body: unknown; readonly errors: FieldError[] } {
  const errors: FieldError[] = [];
  let isCut = false;
  const refuse = (error: FieldError) => void (errors.length < most && errors.push(error));
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'string') {
      if (value.includes('\0')) refuse(refused(path));
      isCut ||= !value.isWellFormed();
      return;
    }
    if (!isObject(value)) return;
    for (const [name, one] of Object.entries(value)) {
      if (name.includes('\0') || !name.isWellFormed()) refuse({ ...refused(path), message: badName });
      visit(one, [...path, name]);
    }
  };
  visit(body, []);
  return { body: isCut ? wellFormed(body) : body, errors };
}
