import { expect, test } from 'vitest';
import { z } from 'zod';
import { choosing, listing, many, one } from '#platform/contract/api.ts';
import { operation } from '#platform/contract/operation.ts';
import { chosenFields } from './api-answers.ts';
import { ProblemError } from './problem.ts';

const Thing = z.object({ id: z.number(), title: z.string(), author: z.object({ name: z.string() }).optional() });
const base = { method: 'GET', policy: 'member', summary: 'x', key: { scope: null } } as const;
const list = operation({
  ...base,
  name: 'list',
  path: '/api/v1/things',
  query: z.object(listing),
  output: many(Thing),
});
const get = operation({ ...base, name: 'get', path: '/api/v1/thing', query: z.object(choosing), output: one(Thing) });

const thing = { id: 1, title: 'One', author: { name: 'Ana' } };
const page = { data: [thing], total: 1, limit: 10, offset: 0, next: null };

test('an answer has its usual fields, and more only when they are asked for', () => {
  expect(chosenFields(get, {})({ data: thing })).toEqual({ data: { id: 1, title: 'One' } });
  expect(chosenFields(get, { include: 'author' })({ data: thing })).toEqual({ data: thing });
  expect(chosenFields(list, { fields: 'id' })(page)).toEqual({ ...page, data: [{ id: 1 }] });
  expect(chosenFields(list, { fields: ' title , id ', include: 'author' })(page)).toEqual(page);
});

test('a field that is not there is named', () => {
  const errorsOf = (input: object) => {
    try {
      chosenFields(list, { ...input });
    } catch (error) {
      if (error instanceof ProblemError)
        return error.problem.errors?.map(({ field, message }) => `${field}: ${message}`);
    }
    return undefined;
  };
  expect(errorsOf({ fields: 'id,secret' })).toEqual(['fields: There is no “secret” here. Choose from id, title.']);
  expect(errorsOf({ include: 'title' })).toEqual(['include: There is no “title” here. Choose from author.']);
});
