import { describe, expect, test } from 'vitest';
import { choose, defaultRecord, exported, follow } from '#platform/contract/preferences.ts';
import { changesBetween, usableChanges, withChanges } from './changes.ts';
import { endOf } from './end-time.ts';
import { readFile } from './import-file.ts';
import { reviewStep, stepOf, stepOfGroup, stepsFor } from './quick-setup-steps.ts';
import { stepHref, stepNumber, stepTitle } from './steps.ts';

const large = choose(defaultRecord, 'fontSize', 'large');

describe('changes', () => {
  test('lead from one record to the other, the device included', () => {
    const still = choose(large, 'reduceMotion', false);
    const changes = changesBetween(defaultRecord, still);
    expect(changes).toEqual({ fontSize: 'large', reduceMotion: false });
    expect(withChanges(defaultRecord, changes)).toEqual(still);
    expect(changesBetween(still, follow(still, 'reduceMotion'))).toEqual({ reduceMotion: null });
    expect(withChanges(still, { reduceMotion: null }).followDevice).toContain('reduceMotion');
  });

  test('of a kept draft only what can be taken is taken', () => {
    const kept = { fontSize: 'huge', hoverDelay: 700, fontFamily: null, colorScheme: null, other: 1 };
    expect(usableChanges(kept)).toEqual({ hoverDelay: 700, colorScheme: null });
    expect(usableChanges(undefined)).toEqual({});
  });
});

describe('a settings file', () => {
  test('gives the same record, with nothing to decide', () => {
    const found = readFile(exported(large), defaultRecord);
    expect(found?.record).toEqual(large);
    expect(found?.imported).toEqual({ problems: [], customCss: null });
  });

  test('keeps own styles back until they are ticked', () => {
    const found = readFile(exported({ ...large, customCss: 'p { color: red }' }), defaultRecord);
    expect(found?.record.customCss).toBe('');
    expect(found?.imported.customCss).toBe('p { color: red }');
  });

  test.each(['', 'no', '[]', 'null', '3', '"a"'])('%j is none', (text) => {
    expect(readFile(text, defaultRecord)).toBeNull();
  });
});

describe('steps', () => {
  test('are seven, and one a question in the simplified layout', () => {
    expect(stepsFor({ simple: false, still: false })).toHaveLength(7);
    expect(stepsFor({ simple: true, still: false })).toHaveLength(27);
    expect(stepsFor({ simple: true, still: true })).toHaveLength(26);
    expect(reviewStep).toBe(7);
    expect([stepOf('fontSize'), stepOf('customCss'), stepOfGroup('Keyboard and pointer')]).toEqual([1, 6, 4]);
  });

  test('speed of motion is not asked for while nothing moves', () => {
    const names = stepsFor({ simple: false, still: true }).flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(names).toHaveLength(25);
    expect(names).not.toContain('animationSpeed');
  });

  test('have addresses and titles', () => {
    expect([stepHref(1), stepHref(3)]).toEqual(['/accessibility/quick-setup', '/accessibility/quick-setup/3']);
    expect([undefined, '4', 'x', '-1', '1.5'].map(stepNumber)).toEqual([1, 4, 1, 1, 1]);
    expect([stepTitle(undefined), stepTitle('2')]).toEqual(['Quick Setup', 'Quick Setup, step 2']);
  });
});

describe('the end of a bad day', () => {
  const now = new Date('2026-11-21T10:00:00+11:00');

  test.each(['2', '4', '8'] as const)('in %s hours', (hours) => {
    expect(endOf(hours, '', now)?.getTime()).toBe(now.getTime() + Number(hours) * 3_600_000);
  });

  test('at four in the morning is ahead, within a day', () => {
    const end = endOf('morning', '', now);
    expect(end?.getHours()).toBe(4);
    expect((end?.getTime() ?? 0) - now.getTime()).toBeGreaterThan(0);
    expect((end?.getTime() ?? 0) - now.getTime()).toBeLessThanOrEqual(86_400_000);
  });

  test.each(['', 'x', '2026-11-20T10:00', '2026-12-21T10:00'])('%j cannot be taken', (own) => {
    expect(endOf('own', own, now)).toBeNull();
  });

  test('a chosen time within seven days is taken', () => {
    expect(endOf('own', '2026-11-23T09:30', now)).toEqual(new Date('2026-11-23T09:30'));
  });
});
