import { expect, test } from 'vitest';
import { areaContract } from '#platform/contract/operation.ts';
import { serverArea } from './area.ts';
import { place } from './place.ts';
import { makeRegistry } from './registry.ts';

const area = (name: string, fills: ReturnType<ReturnType<typeof place>['with']>[]) =>
  serverArea({ contract: areaContract({ name, operations: [] }), handlers: {}, matrix: {}, declares: { fills } });

test('a place has once what the areas of the server have put there, and nothing of other places', () => {
  const kinds = place<string>('kinds');
  const doors = place<string>('doors');
  const areas = [area('blogs', [kinds.with('blog'), doors.with('write')]), area('forums', [kinds.with('topic')])];
  kinds.with('of an area that this server has not');
  expect(kinds.now()).toEqual([]);
  makeRegistry(areas);
  makeRegistry(areas);
  expect(kinds.now()).toEqual(['blog', 'topic']);
  expect(doors.now()).toEqual(['write']);
});
