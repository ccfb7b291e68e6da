// npm run pictures: the screens of docs/pictures, from the built site and the demo community.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch } from '#platform/server/testing/chromium.ts';
import { root } from '../install.mjs';
import { startServer } from './server.ts';

const folder = join(root, 'docs/pictures');
const themes = ['light', 'dark', 'contrast'] as const;
const widths = [1280, 390];
/** Longest part of a page that a picture shows, in CSS pixels. */
const tallest = 2600;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state to show; a dialog is pictured as the window shows it. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly windowOnly?: boolean;
}

const screens: readonly Screen[] = [
  { name: 'feed', path: '/' },
  { name: 'accessibility', path: '/accessibility' },
  {
    name: 'report',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      const others = page.getByRole('article').filter({ hasNotText: 'Thea Kostopoulos' });
      await others
        .first()
        .getByRole('button', { name: /^Report/ })
        .click();
      await page.getByRole('dialog').getByText('Harassment or bullying').click();
    },
  },
  { name: 'gallery', path: '/gallery' },
  { name: 'profile', path: '/profile/2' },
];

/** Pictures further down come when they are near. */
async function loadPictures(page: Page) {
  for (let y = 0; y < tallest; y += 600) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(
    (most) =>
      Promise.all(
        [...document.images].filter((one) => one.getBoundingClientRect().top < most).map((one) => one.decode()),
      ),
    tallest,
  );
}

async function picture(page: Page, screen: Screen, theme: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const query = screen.name === 'gallery' ? `?theme=${theme}` : '';
  await page.goto(`${screen.path}${query}`, { waitUntil: 'networkidle' });
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  await screen.prepare?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (!screen.windowOnly) await loadPictures(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const taken = screen.windowOnly
    ? await page.screenshot({ animations: 'disabled' })
    : await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        clip: { x: 0, y: 0, width, height: Math.min(height, tallest) },
      });
  const small = await sharp(taken).png({ palette: true, compressionLevel: 9 }).toBuffer();
  writeFileSync(join(folder, `${screen.name}-${theme}-${width}.png`), small);
}

mkdirSync(folder, { recursive: true });
const server = await startServer();
const { executablePath, args, env } = chromiumLaunch();
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env } as Record<string, string>,
});
try {
  for (const screen of screens) {
    for (const theme of themes) {
      for (const width of widths) {
        const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
        await picture(page, screen, theme, width);
        await page.close();
        console.log(`${screen.name}, ${theme}, ${width}`);
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
