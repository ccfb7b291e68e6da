import { parse, walk } from 'css-tree';
import { describe, expect, test } from 'vitest';
import { isAllowedProperty } from './allowed.ts';
import { isPlainPath } from './apply-custom-css.ts';
import { hiding, hostileSheets, targets } from './hostile-sheets.ts';
import { mostRules, sanitiseCss, untouched, wrapped } from './sanitise.ts';

/** Every property that really stands in the result, read by a parser of its own. */
function propertiesIn(css: string): string[] {
  const found: string[] = [];
  walk(parse(css), (node) => {
    if (node.type === 'Declaration') found.push(node.property);
  });
  return found;
}

describe('hostile sheets', () => {
  test(`the corpus holds at least 300 of them`, () => expect(hostileSheets.length).toBeGreaterThanOrEqual(300));

  test.each(hostileSheets.map((sheet) => [sheet.slice(0, 80), sheet] as const))('%s', (_name, sheet) => {
    const { css } = sanitiseCss(sheet);
    expect(css).not.toMatch(
      /url\s*\(|src\s*\(|image|evil|@import|@font-face|@keyframes|@layer|@scope|expression|attr\(|var\(|calc\(|\\|<|value/i,
    );
    expect(css).not.toMatch(
      /::(?:before|after|backdrop|part|slotted|view)|:has|:host|!important|transparent|currentcolor/i,
    );
    const properties = propertiesIn(css);
    for (const property of properties) expect(isAllowedProperty(property)).toBe(true);
    for (const banned of [
      'display',
      'visibility',
      'opacity',
      'position',
      'transform',
      'content',
      'animation',
      'transition',
      'clip-path',
      'z-index',
      'all',
    ])
      expect(properties).not.toContain(banned);
  });

  test('nothing that hides is left of any of them', () => {
    for (const target of targets)
      for (const line of hiding) {
        const kept = propertiesIn(sanitiseCss(`${target} { ${line} }`).css);
        // Several declarations in one line: only harmless company may stay.
        expect(kept.filter((property) => property !== 'text-align')).toEqual([]);
      }
  });

  test('what is left out is said in sentences', () => {
    const { removed } = sanitiseCss('a { display: none; color: red } @import "x"; [value^=a] { color: red }');
    expect(removed).toEqual([
      '“display” is not on the list of safe properties.',
      '“@import” is not allowed.',
      'The selector “[value^=a]” is not allowed.',
    ]);
  });

  test('too many rules, and too many bytes', () => {
    expect(sanitiseCss('p { color: red }\n'.repeat(300)).css.split('\n')).toHaveLength(mostRules);
    expect(sanitiseCss(`p { color: red } /*${'x'.repeat(10_240)}*/`).css).toBe('');
  });
});

describe('friendly sheets', () => {
  test.each([
    ['p { line-height: 1.8; font-size: 1.25rem }', 'p { line-height: 1.8; font-size: 1.25rem; }'],
    [
      'a:hover { background-color: #FFEE00; color: rgb(0, 0, 0) }',
      'a:hover { background-color: #ffee00; color: rgb(0,0,0); }',
    ],
    ['h1, h2 { font-family: "Comic Sans MS", sans-serif }', 'h1,h2 { font-family: "Comic Sans MS",sans-serif; }'],
    [
      'button { outline: 3px solid blue; border: 2px dashed #000; border-radius: 4px 8px }',
      'button { outline: 3px solid blue; border: 2px dashed #000; border-radius: 4px 8px; }',
    ],
    [
      'article p { max-width: 60ch; letter-spacing: .05em; margin-bottom: 1em; padding: 0 4px }',
      'article p { max-width: 60ch; letter-spacing: .05em; margin-bottom: 1em; padding: 0 4px; }',
    ],
    ['@media (min-width: 40rem) { p { color: navy } }', '@media (min-width:40rem) {\np { color: navy; }\n}'],
    ['p { color: red !important }', 'p { color: red; }'],
    ['li:nth-child(2n+1) { background-color: ivory }', 'li:nth-child(2n+1) { background-color: ivory; }'],
  ])('%s', (sheet, css) => expect(sanitiseCss(sheet)).toEqual({ css, removed: [] }));
});

test('styles hold in the main content only, and stop before safety controls and dialogs', () => {
  const css = wrapped('p { color: red; }');
  expect(css).toContain('@layer preferences');
  expect(css).toContain(`@scope (main) to (${untouched.join(', ')})`);
  expect(wrapped('')).toBe('');
});

test('screens without own styles', () => {
  for (const path of ['/crisis-support', '/sign-in', '/accessibility', '/billing/card'])
    expect(isPlainPath(path)).toBe(true);
  for (const path of ['/', '/accessibility-assistant', '/blogs']) expect(isPlainPath(path)).toBe(false);
});
