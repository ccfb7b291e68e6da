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
    case 'invalid_format':
      return issue.format === 'email' ? 'Write an email address such as name@example.org.' : 'This has the wrong form.';
    case 'not_multiple_of':
      return `Use steps of ${issue.divisor}.`;
    default:
      return issue.message || 'This isn’t valid.';
  }
}

function article(expected: string) {
  if (expected === 'int') return 'a whole number';
  if (expected === 'boolean') return 'true or false';
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`;
}

/** More nobody puts right one by one. */
const most = 100;

const isMissing = (issue: z.core.$ZodIssue) => issue.code === 'invalid_type' && issue.input === undefined;

/** Of the choices of a union the one that was meant: the fewest of its fields are missing, and of equals the last. */
const meant = (choices: readonly z.core.$ZodIssue[][]) =>
  choices.reduce((best, one) => (one.filter(isMissing).length <= best.filter(isMissing).length ? one : best));

function issuesOf(issues: readonly z.core.$ZodIssue[], base: readonly PropertyKey[] = []): z.core.$ZodIssue[] {
  return issues.slice(0, most).flatMap((issue): z.core.$ZodIssue[] => {
    const path = [...base, ...issue.path];
    return issue.code === 'invalid_union' && issue.errors.length > 0
      ? issuesOf(meant(issue.errors), path)
      : [{ ...issue, path }];
  });
}

export function fieldErrors(error: z.ZodError): FieldError[] {
  const all = issuesOf(error.issues).flatMap((issue): FieldError[] => {
    const rule = issue.code;
    const path = issue.path.map(String);
    if (rule !== 'unrecognized_keys') return [{ field: path.join('.'), rule, message: sentence(issue) }];
    return issue.keys.slice(0, most).map((key) => ({
      field: [...path, key].join('.'),
      rule,
      message: `There is no field with this name here: ${key}.`,
    }));
  });
  return all.slice(0, most);
}
