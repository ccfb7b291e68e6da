import { expect, test } from 'vitest';
import { ApiError } from '../client/error.ts';
import { fitting } from './drafts.ts';
import { type FormState, formStep, hasErrors, newerThan, startForm } from './form-state.ts';

const initial = { title: '', content: '', tags: [] as string[] };
type Values = typeof initial;
const typed = formStep<Values>(startForm(initial), {
  type: 'change',
  values: { title: 'A ramp', content: 'Long text' },
});
const failWith = (status: number, body: unknown): FormState<Values> =>
  formStep(typed, { type: 'fail', error: new ApiError(status, JSON.stringify(body)) });
const problem = (status: number, more: object) => ({ type: 't', title: 'T', status, detail: 'Say it again.', ...more });

test('errors of the server stand at their fields; what belongs to none stands above', () => {
  const errors = [
    { field: 'title', rule: 'max', message: 'Shorten the title.' },
    { field: 'tags.0', rule: 'min', message: 'Name the first tag.' },
    { field: 'elsewhere', rule: 'x', message: 'Something else.' },
    { field: '', rule: 'y', message: 'The whole is wrong.' },
  ];
  const state = failWith(400, problem(400, { errors }));
  expect(state.errors).toEqual({ title: 'Shorten the title.', tags: 'Name the first tag.' });
  expect(state.problems).toEqual(['Something else.', 'The whole is wrong.']);
  expect(state.values).toEqual(typed.values);
  expect([state.attempt, state.submitting, hasErrors(state)]).toEqual([1, false, true]);
});

test('any other failure is told in its own words and keeps what was typed', () => {
  const state = failWith(403, problem(403, {}));
  expect(state.problems).toEqual(['Say it again. We’ve kept what you wrote.']);
  expect(state.values).toEqual(typed.values);
  expect(formStep(typed, { type: 'fail', error: new ApiError(0, '') }).problems[0]).toContain('Check your connection');
});

test('an error leaves with the next change of its field, the others stay', () => {
  const refused = formStep(typed, { type: 'refuse', errors: { title: 'No.', content: 'Neither.' } });
  const changed = formStep(refused, { type: 'change', values: { title: 'Better' } });
  expect(changed.errors).toEqual({ content: 'Neither.' });
  expect(formStep(changed, { type: 'send' })).toMatchObject({ errors: {}, problems: [], submitting: true });
});

test('a conflict carries what the server has by now, and is no error', () => {
  const newer = { title: 'Theirs', version: 4 };
  const error = new ApiError(409, JSON.stringify(problem(409, {})));
  const state = formStep(typed, { type: 'fail', error, newer });
  expect(state.conflict).toEqual({ text: 'Say it again.', current: newer });
  expect(hasErrors(state)).toBe(false);
});

test('a 409 while nothing newer is there says what it is about, and that no one else changed anything', () => {
  const state = failWith(409, problem(409, {}));
  expect(state).toMatchObject({ conflict: undefined, problems: ['Say it again. We’ve kept what you wrote.'] });
  const errors = [{ field: 'title', rule: 'taken', message: 'This title is taken.' }];
  expect(failWith(409, problem(409, { errors }))).toMatchObject({
    conflict: undefined,
    errors: { title: 'This title is taken.' },
  });
});

test('what was read after a 409 is newer where it isn’t of the version that was sent', () => {
  const read = { title: 'Theirs', version: 4 };
  expect(newerThan(3, read)).toBe(read);
  expect(newerThan(4, read)).toBeUndefined();
  expect(newerThan(undefined, read)).toBe(read);
  expect([newerThan(3, null), newerThan(3, undefined)]).toEqual([undefined, undefined]);
});

test('after sending, the values are clean: nothing of them needs a draft', () => {
  const done = formStep(typed, { type: 'done', values: typed.values });
  expect(done).toMatchObject({ values: typed.values, clean: typed.values, restored: false, submitting: false });
});

test('a draft fills only fields that still exist and are of the same kind', () => {
  expect(fitting(initial, { title: 'Kept', tags: ['a'], content: 5, gone: 'x' })).toEqual({
    title: 'Kept',
    tags: ['a'],
  });
  expect(fitting({ tags: [] as string[] }, { tags: 'text' } as never)).toEqual({});
  expect(startForm(initial, { title: 'Kept' })).toMatchObject({
    restored: true,
    values: { title: 'Kept', content: '' },
  });
});
