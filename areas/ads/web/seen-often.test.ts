import { expect, test } from 'vitest';
import { mayShow, nothingKept, parseKept, withHidden, withoutHidden, withShown } from './seen-often.ts';

const dayMs = 86_400_000;
const now = Date.parse('2026-11-21T02:00:00Z');
const ad = { id: 5, adSetId: 9, times: 3, days: 1 };

test('an ad set is shown as often as it may be, and again once the first time is long enough ago', () => {
  let kept = nothingKept;
  for (let time = 0; time < 3; time += 1) {
    expect(mayShow(kept, ad, now)).toBe(true);
    kept = withShown(kept, ad.adSetId, now + time);
  }
  expect(mayShow(kept, ad, now + 3)).toBe(false);
  expect(mayShow(kept, { ...ad, adSetId: 10 }, now + 3)).toBe(true);
  expect(mayShow(kept, ad, now + dayMs)).toBe(true);
  expect(mayShow(kept, { ...ad, days: 7 }, now + dayMs)).toBe(false);
});

test('a hidden ad stays hidden until that is undone', () => {
  const kept = withHidden(nothingKept, 5);
  expect(mayShow(kept, ad, now)).toBe(false);
  expect(mayShow(kept, { ...ad, id: 6 }, now)).toBe(true);
  expect(mayShow(withoutHidden(kept, 5), ad, now)).toBe(true);
});

test('what is kept is bounded, and goes after a week', () => {
  let kept = nothingKept;
  for (let set = 1; set <= 300; set += 1) kept = withShown(kept, set, now + set);
  expect(Object.keys(kept.shown)).toHaveLength(200);
  expect(kept.shown[300]).toEqual([now + 300]);
  expect(kept.shown[1]).toBeUndefined();
  expect(Object.keys(withShown(kept, 1, now + 8 * dayMs).shown)).toEqual(['1']);
  for (let id = 1; id <= 150; id += 1) kept = withHidden(kept, id);
  expect(kept.hidden).toHaveLength(100);
});

test.each([null, '', 'x', '1', 'null', '{"shown":[1],"hidden":{}}', '{"shown":{"9":["a"]},"hidden":["b"]}'])(
  '%j in the storage is read as nothing',
  (text) => expect(parseKept(text)).toEqual(nothingKept),
);
