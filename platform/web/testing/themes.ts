import { type Page, test } from '@playwright/test';
import { fullMatrix, numberOf } from './matrix.ts';
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

/** One of the six for each state: over a handful of states every theme is met at every width. */
const samples = ['contrast 390', 'dark 1280', 'light 390', 'contrast 1280', 'dark 390', 'light 1280'] as const;
const calls = new Map<string, number>();

/** The same test always gets the same samples; the states inside one test get different ones. */
function sampleFor(id: string): string | undefined {
  const before = calls.get(id) ?? 0;
  calls.set(id, before + 1);
  return samples[(numberOf(id) + before) % samples.length];
}

/**
 * Runs the check in the themes and widths on the page as it stands, then puts page and window back. "npm test" takes one
 * of the six; "npm run verify accessibility" takes all six for every state.
 */
export async function withThemes(page: Page, check: (each: ThemeCase) => Promise<void>, options: ThemesOptions = {}) {
  const { themes = ['light', 'dark', 'contrast'], widths = [1280, 390], height = 800 } = options;
  const every = fullMatrix || options.all || options.themes !== undefined || options.widths !== undefined;
  const sample = every ? undefined : sampleFor(test.info().titlePath.join(' '));
  const size = page.viewportSize();
  // Colours that fade from one theme to the next would be measured half way.
  await page.evaluate(holdStill);
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const theme of themes) {
      if (sample && sample !== `${theme} ${width}`) continue;
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
