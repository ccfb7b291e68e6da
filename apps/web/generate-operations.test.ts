import { expect, test } from 'vitest';
import { z } from 'zod';
import { areaContract, json, nothing, operation, paged } from '#platform/contract/operation.ts';
import { generateOperations } from './generate-operations.ts';

const base = { policy: 'anyone', summary: 'x', output: nothing() } as const;
const item = z.object({ id: z.number() });

test('the table has method and path, and more only where the usual rule does not hold', () => {
  const operations = [
    operation({ ...base, name: 'listPosts', method: 'GET', path: '/api/posts', query: item, output: paged(item) }),
    operation({ ...base, name: 'getPost', method: 'GET', path: '/api/posts/{id}', output: json(z.array(item)) }),
    operation({ ...base, name: 'leave', method: 'DELETE', path: '/api/x', body: item }),
    operation({
      ...base,
      name: 'preview',
      method: 'POST',
      path: '/api/y',
      body: item,
      query: z.object({ level: item }),
    }),
    operation({
      ...base,
      name: 'send',
      method: 'POST',
      path: '/api/z',
      query: item,
      upload: { types: [], maxBytes: 1 },
    }),
  ];
  const text = generateOperations([areaContract({ name: 'a', operations })]);
  expect(text.match(/^ {2}\w+: .*$/gm)).toEqual([
    '  getPost: ["GET", "/api/posts/{id}"],',
    '  leave: ["DELETE", "/api/x", { query: [] }],',
    '  listPosts: ["GET", "/api/posts", { page: true }],',
    '  preview: ["POST", "/api/y", { query: ["level"] }],',
    '  send: ["POST", "/api/z"],',
  ]);
});
