import type { z } from 'zod';
import type { FieldError } from '#platform/contract/problem.ts';

/** What a broken rule means for the person who typed it, in words that say how to put it right. */
function sentence(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Fill this in.' : `This needs to be ${article(issue.expected)}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Use at most ${issue.maximum} characters.`
        : issue.origin === 'array'
          ? `Choose at most ${issue.maximum}.`
          : `This can be ${issue.maximum} at most.`;
    case 'too_small':
      return issue.origin === 'string'
        ? Number(issue.minimum) <= 1
          ? 'Fill this in.'
          : `Use at least ${issue.minimum} characters.`
        : issue.origin === 'array'
          ? `Choose at least ${issue.minimum}.`
          : `This needs to be ${issue.inclusive ? `${issue.minimum} or more` : `more than ${issue.minimum}`}.`;
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `There is no field with this name here: ${issue.keys.join(', ')}.`;
    case 'invalid_format':
      return issue.format === 'email'
        ? 'Write an e-mail address such as name@example.org.'
        : 'This has the wrong form.';
    case 'not_multiple_of':
      return `Use steps of ${issue.divisor}.`;
    default:
      return issue.message || 'This cannot be used as it is.';
  }
}

function article(expected: string) {
  if (expected === 'int') return 'a whole number';
  if (expected === 'boolean') return 'true or false';
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`;
}

export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    const at = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    return at.map((parts) => ({ field: parts.join('.'), rule: issue.code, message: sentence(issue) }));
  });
}
