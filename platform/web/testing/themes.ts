import { type Page, test } from '@playwright/test';
import { withAttributes } from './reflow.ts';

export type ThemeName = 'light' | 'dark' | 'contrast';

export interface ThemeCase {
  readonly theme: ThemeName;
  readonly width: number;
  /** For messages: 'dark, 390 px'. */
  readonly label: string;
}

export interface ThemesOptions {
  readonly themes?: readonly ThemeName[];
  readonly widths?: readonly number[];
  readonly height?: number;
  /** Every theme at every width, also in the short form of the tests. */
  readonly all?: boolean;
}

/** Two of the six, in three ways: over a handful of states every theme is met at every width. */
const samples: readonly (readonly string[])[] = [
  ['light 1280', 'contrast 390'],
  ['dark 390', 'contrast 1280'],
  ['light 390', 'dark 1280'],
];
const full = process.env.DOORWAYS_MATRIX === 'full';
const calls = new Map<string, number>();

/** The same test always gets the same samples; the states inside one test get different ones. */
function sampleFor(id: string): readonly string[] {
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  const before = calls.get(id) ?? 0;
  calls.set(id, before + 1);
  return samples[(sum + before) % samples.length] ?? [];
}

/**
 * Runs the check in the themes and widths on the page as it stands, then puts page and window back. "npm test" takes a
 * sample of two; "npm run verify accessibility" takes all six for every state.
 */
export async function withThemes(page: Page, check: (each: ThemeCase) => Promise<void>, options: ThemesOptions = {}) {
  const { themes = ['light', 'dark', 'contrast'], widths = [1280, 390], height = 800 } = options;
  const every = full || options.all || options.themes !== undefined || options.widths !== undefined;
  const sample = every ? undefined : sampleFor(test.info().titlePath.join(' '));
  const size = page.viewportSize();
  // Colours that fade from one theme to the next would be measured half way.
  await page.evaluate(holdStill);
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const theme of themes) {
      if (sample && !sample.includes(`${theme} ${width}`)) continue;
      const label = `${theme}, ${width} px`;
      const restore = await withAttributes(page, { 'data-theme': theme });
      await test.step(label, () => check({ theme, width, label }));
      await restore();
    }
  }
  await page.evaluate(moveAgain);
  if (size) await page.setViewportSize(size);
}

interface StillWindow extends Window {
  doorwaysStill?: CSSStyleSheet;
}

function holdStill() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  (window as StillWindow).doorwaysStill = sheet;
}

function moveAgain() {
  const { doorwaysStill } = window as StillWindow;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== doorwaysStill);
}
