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
}

/** Runs the check in each theme at each width on the page as it stands, then puts page and window back. */
export async function withThemes(page: Page, check: (each: ThemeCase) => Promise<void>, options: ThemesOptions = {}) {
  const { themes = ['light', 'dark', 'contrast'], widths = [1280, 390], height = 800 } = options;
  const size = page.viewportSize();
  // Colours that fade from one theme to the next would be measured half way.
  await page.evaluate(holdStill);
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const theme of themes) {
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
