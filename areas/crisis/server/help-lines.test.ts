import { expect, test } from 'vitest';
import { firstContent } from './first-content.ts';
import { helpLines } from './help-lines.ts';

const hrefs = (region: 'AU' | 'US') => helpLines(region).flatMap(({ ways }) => ways.map(({ href }) => href));

test('in Australia 000 is first and Lifeline is there; what no ordinary phone can dial is no link', () => {
  expect(hrefs('AU')[0]).toBe('tel:000');
  expect(hrefs('AU').at(-1)).toBe('/crisis-support');
  expect(hrefs('AU')).toContain('tel:131114');
  expect(hrefs('AU')).not.toContain('tel:911');
  expect(hrefs('AU')).not.toContain('tel:106');
  expect(
    helpLines('AU')
      .find(({ name }) => name === 'Lifeline')
      ?.ways.map(({ label }) => label),
  ).toEqual(['Call 13 11 14', 'Text 0477 13 11 14']);
});

test('an installation in the United States offers 911 and no Australian number', () => {
  expect(hrefs('US')).toEqual(['tel:911', '/crisis-support']);
});

test('the page itself has the emergency numbers of its region, before any script runs', () => {
  const pressed = (region: 'AU' | 'US') =>
    [...firstContent.html(region).matchAll(/href="((?:tel|sms):[^"]+)"/g)].map(([, to]) => to);
  expect(pressed('AU')[0]).toBe('tel:000');
  expect(pressed('AU')).toEqual(expect.arrayContaining(['sms:0423677767', 'tel:131114']));
  expect(pressed('AU')).not.toContain('tel:106');
  expect(firstContent.html('AU')).toContain('<strong class="num">106</strong>');
  expect(new Set(pressed('US'))).toEqual(new Set(['tel:911']));
  // Other pages below it are not numbers alone.
  expect(firstContent.path.test('/crisis-support/plan')).toBe(false);
});
