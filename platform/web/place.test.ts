import { afterEach, expect, test } from 'vitest';
import { webArea } from './area.ts';
import { place } from './place.ts';
import { setSite } from './site.ts';

const empty = { areas: [], operations: {} };
afterEach(() => setSite(empty, () => Promise.resolve(empty)));

test('a place has what the areas of the site have put there, and nothing of other places', () => {
  const tabs = place<string>('tabs');
  const doors = place<string>('doors');
  const areas = [
    webArea({ name: 'blogs', routes: [], fills: [tabs.with('Blogs'), doors.with('Write')] }),
    webArea({ name: 'feed', routes: [], fills: [tabs.with('Posts')] }),
    webArea({ name: 'people', routes: [] }),
  ];
  tabs.with('Of an area that is not on the site');
  expect(tabs.now()).toEqual([]);
  setSite({ areas, operations: {} }, () => Promise.resolve(empty));
  expect(tabs.now()).toEqual(['Blogs', 'Posts']);
  expect(doors.now()).toEqual(['Write']);
});
