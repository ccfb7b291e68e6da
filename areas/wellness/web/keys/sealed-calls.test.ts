import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { wellnessContract } from '../../contract.ts';
import { openers } from './openers.ts';
import { sealers } from './sealers.ts';

/** Moves to another key, copies under the key of a share, and entries that a helper wrote, which only the server seals. */
const ownWay = new Set([
  'listWellnessLeft',
  'keepWellnessMoved',
  'keepShareCopies',
  'openWellnessShare',
  'listHelpedEntries',
]);

const says = (schema: unknown): boolean =>
  schema instanceof z.ZodType &&
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })).includes('"sealed":');
const schemaOf = (output: object) => ('schema' in output ? output.schema : 'item' in output ? output.item : undefined);

const reads = wellnessContract.operations.filter(({ method, name, output }) => {
  return method === 'GET' && !ownWay.has(name) && says(schemaOf(output));
});
const writes = wellnessContract.operations.filter((operation) => {
  return !ownWay.has(operation.name) && 'body' in operation && says(operation.body);
});

test('every answer that may be sealed is opened, and every body that may be is sealed', () => {
  expect(reads.map(({ name }) => name).sort()).toEqual(Object.keys(openers).sort());
  expect(writes.map(({ name }) => name).sort()).toEqual(Object.keys(sealers).sort());
});

test('every draft of the diary is kept as the diary is', () => {
  const web = new URL('../', import.meta.url);
  const withDrafts = globSync('**/*.tsx', { cwd: web })
    .map((file) => ({ file, text: readFileSync(new URL(file, web), 'utf8') }))
    .filter(({ text }) => text.includes('draftKey:'));
  expect(withDrafts.length).toBeGreaterThan(4);
  for (const { file, text } of withDrafts) {
    expect(text, file).toMatch(/draftKey: ['`]wellness-/);
    expect(text, file).toContain('drafts: diaryDrafts');
  }
});

test('no screen calls them past the opening and sealing', () => {
  const web = new URL('../', import.meta.url);
  const found = globSync('**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(new URL(file, web), 'utf8');
      const past = [
        ...Object.keys(openers).flatMap((name) => [`useRead<typeof ${name}>`, `useList<typeof ${name}>`]),
        ...Object.keys(sealers).map((name) => `useWrite<typeof ${name}>`),
        ...[...Object.keys(openers), ...Object.keys(sealers)].map((name) => `call<typeof ${name}>`),
      ];
      return past.filter((one) => text.includes(one)).map((one) => `${file}: ${one}`);
    });
  expect(found).toEqual([]);
});
