import { expect, test } from 'vitest';
import { limits } from '../pure/options.ts';
import { lookedFor } from './library-filters.ts';

test('what was looked for is said as a member would write it, and no longer than a request may be', () => {
  expect(lookedFor({ tab: 'popular', q: 'bus timetable', format: 'easy_read', state: 'VIC' })).toBe(
    'bus timetable, in Easy Read, Victoria',
  );
  expect(lookedFor({ tab: 'all', category: 'mental_health', type: 'guide', tag: 'sleep' })).toBe(
    '#sleep, mental health, guide',
  );
  expect(lookedFor({ tab: 'all', q: 'x'.repeat(300) })).toHaveLength(limits.requestWords);
});
