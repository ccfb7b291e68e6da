import { expect, test } from 'vitest';
import { passedAreas } from './passed-areas.ts';

type Suites = Parameters<typeof passedAreas>[0]['suites'];
type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';
const one = (status: Status, area?: string) => ({
  status,
  annotations: area ? [{ type: 'area', description: area }] : [],
});
const suite = (file: string, ...tests: ReturnType<typeof one>[]) => ({ specs: [{ file, tests }] });

test('an area has passed when each of its journeys has, those of shared files too; left out says nothing', () => {
  const suites = [
    suite('areas/feed/feed.e2e.ts', one('expected')),
    { specs: [], suites: [suite('areas/feed/e2e/reading.e2e.ts', one('expected'))] },
    suite('areas/blogs/blogs.e2e.ts', one('expected'), one('skipped')),
    suite('areas/forums/forums.e2e.ts', one('flaky'), one('expected')),
    suite('areas/people/people.e2e.ts', one('expected')),
    suite('platform/web/testing/routes.e2e.ts', one('expected', 'feed'), one('unexpected', 'people')),
    suite('platform/web/testing/harness.e2e.ts', one('unexpected')),
  ] as unknown as Suites;
  expect(Object.fromEntries(passedAreas({ suites }))).toEqual({
    feed: true,
    blogs: undefined,
    forums: false,
    people: false,
  });
});
