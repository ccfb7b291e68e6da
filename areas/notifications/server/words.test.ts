import { expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { makeRegistry } from '#platform/server/registry.ts';
import { safeTextOf, textOf, whyOf } from './words.ts';

const kinds = [...makeRegistry(serverAreas).notices.values()];
const quote = 'Bipolar group #lupus, Thursdays';

const byMembers = kinds.filter(({ byHouse }) => !byHouse);
const byHouse = kinds.filter((kind) => kind.byHouse);

test.each(byMembers)('$kind: a locked screen shows no name, group, tag or quote; the list says who and why', (kind) => {
  expect(safeTextOf(kind)).toMatch(/^Someone [a-z][a-z ]+$/);
  expect(textOf(kind, ['Dana Petrov'], 1, quote)).toMatch(/^Dana Petrov [a-z]/);
  expect(textOf(kind, ['Dana Petrov'], 1, quote).includes('Bipolar')).toBe(kind.quotes === true);
  expect(whyOf(kind)).toMatch(/^[A-Z].+\.$/);
  expect(kind.words).toMatch(/^[A-Z][^.]+[a-z]$/);
});

test.each(byHouse)('$kind: told by the house, it is one sentence that names nobody and quotes nothing', (kind) => {
  for (const said of [safeTextOf(kind), textOf(kind, ['Dana Petrov'], 3, quote)]) {
    expect(said).toBe(kind.did);
    expect(said).toMatch(/^[A-Z][^.]+[a-z]$/);
  }
  expect(whyOf(kind)).toMatch(/^[A-Z].+\.$/);
  expect(kind.words).toMatch(/^[A-Z][^.]+[a-z]$/);
});

test('the kinds come from the areas, each name once', () => {
  const twice = [...serverAreas, ...serverAreas.slice(1, 2)].map((area) => ({ ...area }));
  expect(() => makeRegistry(twice)).toThrow('Two kinds of notice are called memberFollowed.');
});

test('a notice whose area has gone is still a sentence', () => {
  expect(textOf(undefined, ['Ann'], 1, quote)).toBe('Ann did something that involves you');
  expect(safeTextOf(undefined)).toBe('Someone did something that involves you');
});
