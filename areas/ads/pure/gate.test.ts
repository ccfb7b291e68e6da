import { describe, expect, test } from 'vitest';
import {
  contrast,
  type Frame,
  flashesASecond,
  type GatedAd,
  type GateRule,
  gate,
  movingSeconds,
  shortenerOf,
} from './gate.ts';

const siteOf = (url: string) => new URL(url).hostname;
const good: GatedAd = {
  hasPicture: true,
  altText: 'A woman rolls over a wooden ramp into her kitchen.',
  fileName: 'ramp-final-2.jpg',
  ink: '#000000',
  paper: '#ffffff',
  textSize: 16,
  site: 'levelground.example',
  movingSeconds: 0,
  flashes: 0,
  pictureWidth: 1200,
};
const failed = (ad: Partial<GatedAd>) => gate({ ...good, ...ad }).filter(({ passed }) => !passed);

test('an ad that keeps all rules says each figure', () => {
  expect(failed({})).toEqual([]);
  expect(gate(good).map(({ rule, measured }) => `${rule} ${measured}`)).toEqual([
    'altText 50 characters',
    'contrast 21 to 1',
    'textSize 16 pixels',
    'movement None',
    'flashing None',
    'pictureSize 1200 pixels',
    'link levelground.example',
  ]);
});

test('a text ad has no picture to describe', () => {
  const ad = { ...good, hasPicture: false, altText: '', pictureWidth: null };
  expect(gate(ad).map(({ rule }) => rule)).toEqual(['contrast', 'textSize', 'link']);
  expect(gate(ad).every(({ passed }) => passed)).toBe(true);
});

const bad: readonly [ad: Partial<GatedAd>, rule: GateRule, measured: string][] = [
  [{ altText: '' }, 'altText', 'Missing'],
  [{ altText: '   ' }, 'altText', 'Missing'],
  [{ altText: 'ramp-final-2.jpg' }, 'altText', 'The name of a file'],
  [{ altText: 'IMG_2041.PNG' }, 'altText', 'The name of a file'],
  [{ ink: '#777777', paper: '#ffffff' }, 'contrast', '4.4 to 1'],
  [{ ink: '#ffffff', paper: '#ffffff' }, 'contrast', '1 to 1'],
  [{ ink: '#ffff00', paper: '#ffffff' }, 'contrast', '1 to 1'],
  [{ ink: '#ff0000', paper: '#0000ff' }, 'contrast', '2.1 to 1'],
  [{ ink: '#00aa00', paper: '#ffffff' }, 'contrast', '3.1 to 1'],
  [{ textSize: 9 }, 'textSize', '9 pixels'],
  [{ textSize: 15.9 }, 'textSize', '15.9 pixels'],
  [{ movingSeconds: 5.01 }, 'movement', '5.1 seconds'],
  [{ movingSeconds: 30 }, 'movement', '30 seconds'],
  [{ flashes: 4 }, 'flashing', '4 in a second'],
  [{ flashes: 12 }, 'flashing', '12 in a second'],
  [{ pictureWidth: 299 }, 'pictureSize', '299 pixels'],
  [{ site: siteOf('https://bit.ly/3xYz') }, 'link', 'bit.ly'],
  [{ site: siteOf('https://www.tinyurl.com/abc') }, 'link', 'tinyurl.com'],
  [{ site: siteOf('https://T.CO./abc') }, 'link', 't.co'],
  [{ site: siteOf('https://brand.short.io/x') }, 'link', 'short.io'],
];
test.each(bad)('the bad ad %j is refused by its rule, with what was measured', (ad, rule, measured) => {
  expect(failed(ad).map((one) => [one.rule, one.measured])).toEqual([[rule, measured]]);
  expect(failed(ad)[0]?.message).toContain(rule === 'altText' ? 'description' : measured.split(' ')[0]);
});
test('there are twenty bad ads', () => expect(bad).toHaveLength(20));

test('contrast is what WCAG says, whichever colour is the text', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 9);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

test('what only looks like a shortener is none', () => {
  expect(shortenerOf('habit.ly')).toBeUndefined();
  expect(shortenerOf('bit.ly.example')).toBeUndefined();
});

describe('movement', () => {
  const frame = (light: number, ms: number, part = 1): Frame => ({
    cells: Array.from({ length: 16 }, (_, cell) => (cell < 16 * part ? light : 0.5)),
    ms,
  });
  const blinking = (ms: number, part = 1) => [frame(0, ms, part), frame(1, ms, part)];

  test('a still picture doesn’t move, and doesn’t flash', () => {
    expect(movingSeconds([frame(1, 0)])).toBe(0);
    expect(flashesASecond([frame(1, 100)])).toBe(0);
  });
  test('the time of all its frames is how long it moves', () => {
    expect(movingSeconds(Array.from({ length: 51 }, () => frame(0.2, 100)))).toBe(5.1);
  });
  test('black and white by turns, ten frames a second, is five flashes in a second', () => {
    expect(flashesASecond(Array.from({ length: 10 }, () => blinking(100)).flat())).toBe(5);
  });
  test('a slow change is below the limit', () => {
    expect(flashesASecond(Array.from({ length: 4 }, () => blinking(500)).flat())).toBeLessThanOrEqual(1);
  });
  test('changes by less than a tenth are no flashes', () => {
    expect(flashesASecond(Array.from({ length: 10 }, () => [frame(0.4, 50), frame(0.49, 50)]).flat())).toBe(0);
  });
  test('bright light that only becomes brighter is no flash', () => {
    expect(flashesASecond(Array.from({ length: 10 }, () => [frame(0.85, 50), frame(1, 50)]).flat())).toBe(0);
  });
  test('what flashes in less than a quarter of the picture doesn’t count, and in a quarter it does', () => {
    const many = (part: number) => Array.from({ length: 10 }, () => blinking(100, part)).flat();
    expect(flashesASecond(many(3 / 16))).toBe(0);
    expect(flashesASecond(many(4 / 16))).toBe(5);
  });
  test('two frames that repeat for ever flash as often as many', () => {
    expect(flashesASecond(blinking(100))).toBeGreaterThanOrEqual(1);
  });
});
