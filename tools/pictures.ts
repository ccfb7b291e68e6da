// npm run pictures [name …]: the screens of docs/pictures, from the built site and the demo community.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch } from '#platform/server/testing/chromium.ts';
import { addressOf } from '#platform/web/testing/routes.ts';
import { startServer } from './e2e/server.ts';
import { root } from './install.mjs';

const folder = join(root, 'docs/pictures');
/** Longest part of a page that a picture shows, in CSS pixels. */
const tallest = 2600;

type Theme = 'light' | 'dark' | 'contrast';
type Looks = Readonly<Record<number, readonly Theme[]>>;
const all: Looks = { 1280: ['light', 'dark', 'contrast'], 390: ['light', 'dark', 'contrast'] };
const two: Looks = { 1280: ['light'], 390: ['dark'] };
const three: Looks = { 1280: ['light', 'contrast'], 390: ['dark'] };

interface Screen {
  readonly name: string;
  /** A path, or a route of an area that has an address in the demo community. */
  readonly path: string;
  readonly area?: string;
  /** Who of the cast looks at it; left out: the demo member. */
  readonly as?: number;
  readonly looks: Looks;
  /** Brings the page into the state to show; a dialog is pictured as the window shows it. */
  readonly prepare?: (page: Page, width: number) => Promise<void>;
  readonly windowOnly?: boolean;
  /** Where the page itself chooses its theme. */
  readonly choose?: (page: Page, theme: Theme) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const screens: readonly Screen[] = [
  { name: 'feed', path: '/', looks: all },
  { name: 'accessibility', path: '/accessibility', looks: all },
  {
    name: 'report',
    path: '/',
    looks: all,
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
  {
    name: 'gallery',
    path: '/gallery',
    looks: all,
    choose: (page, theme) => page.getByLabel('Theme', { exact: true }).selectOption(theme),
  },
  { name: 'profile', path: '/profile/2', looks: all },
  { name: 'notifications', path: '/notifications', looks: two },
  { name: 'search', path: '/search?q=garden', looks: two },
  { name: 'messages', path: '/messages', looks: three },
  { name: 'conversation', path: '/messages/:id', area: 'messages', looks: three },
  {
    name: 'chat',
    path: '/',
    looks: three,
    windowOnly: true,
    prepare: async (page, width) => {
      await page.locator('#chat').click();
      // Two with whom the demo's member has written; a narrow screen has room for one.
      for (const name of width < 1200 ? ['Noah Abrahams'] : ['Noah Abrahams', 'Col Whitaker']) {
        await page.locator('.chat-person').filter({ hasText: name }).click();
        await page.getByRole('region', { name, exact: true }).locator('.msg').first().waitFor();
      }
    },
  },
  {
    name: 'symbols',
    path: '/messages/:id',
    area: 'messages',
    looks: three,
    windowOnly: true,
    prepare: async (page) => {
      await button(page, 'Symbol board').click();
      const core = page.getByRole('group', { name: 'Core words', exact: true });
      for (const word of ['I', 'want', 'help']) await core.getByRole('button', { name: word, exact: true }).click();
      await page.locator('.dialog-in').evaluate((box) => box.scrollTo(0, 0));
    },
  },
  { name: 'blogs', path: '/blogs', looks: two },
  { name: 'article', path: '/blogs/:slug', area: 'blogs', looks: two },
  { name: 'editor', path: '/blogs/:slug/edit', area: 'blogs', looks: two },
  { name: 'forums', path: '/forums', looks: two },
  { name: 'topic', path: '/forums/topic/:id', area: 'forums', looks: two },
  { name: 'resources', path: '/resources', looks: two },
  { name: 'groups', path: '/support-groups', looks: two },
  { name: 'group', path: '/support-groups/1', looks: two },
  { name: 'events', path: '/events', looks: three },
  { name: 'event', path: '/events/:id', area: 'events', looks: two },
  { name: 'communities', path: '/local-communities', looks: three },
  { name: 'community', path: '/local-communities/:id', area: 'communities', looks: two },
  { name: 'arcade', path: '/arcade?status=all', looks: three },
  { name: 'game', path: '/arcade/room/:id', area: 'arcade', looks: three },
  { name: 'practice', path: '/arcade/practice/connect_four', looks: two },
  { name: 'passport', path: '/access-passport', looks: two },
  { name: 'wellness', path: '/wellness-tracking', looks: three },
  { name: 'wellness-history', path: '/wellness-tracking/history', looks: three },
  { name: 'medicines', path: '/wellness-tracking/medicines', looks: two },
  { name: 'appointments', path: '/wellness-tracking/appointments', looks: two },
  { name: 'visit-summary', path: '/wellness-tracking/summary', looks: two },
  { name: 'diary-privacy', path: '/wellness-tracking/privacy', looks: two },
  { name: 'assistant', path: '/accessibility-assistant', looks: three },
  {
    name: 'analyzer',
    path: '/accessibility-assistant?tab=analyzer',
    looks: three,
    prepare: async (page) => {
      await page
        .getByRole('textbox', { name: 'Your text' })
        .fill('ACCESS PICNIC THIS SUNDAY!\n\nPlease endeavour to call us prior to Friday. Press the green button.');
      await button(page, 'Analyze').click();
      await page.getByRole('heading', { name: '4 suggestions' }).waitFor();
    },
  },
  { name: 'devices', path: '/accessibility-assistant?tab=devices', looks: two },
  { name: 'connections', path: '/connections', area: 'connections', looks: three },
  {
    name: 'matches',
    path: '/connections',
    area: 'connections',
    looks: three,
    prepare: async (page) => {
      // Noah likes the demo member already: a like of theirs is the match, and at the next width they have it.
      await page.request.put('/api/connections/people/23/like', { data: { room: 'friendship' } });
      await page.getByRole('tab', { name: 'Matches' }).click();
      await page.getByRole('heading', { level: 3, name: /^Noah Abrahams, / }).waitFor();
    },
  },
  { name: 'connection', path: '/connections/people/:id', area: 'connections', looks: two },
  { name: 'connection-profile', path: '/connections/profile', looks: two },
  { name: 'verification', path: '/connections/verification', looks: two },
  { name: 'meet', path: '/meets/:id', area: 'meets', looks: two },
  { name: 'mentors', path: '/mentor-matching', looks: three },
  { name: 'mentor', path: '/mentor-matching/mentors/:id', area: 'mentors', looks: two },
  { name: 'mentorship', path: '/mentor-matching/mentorships/:id', area: 'mentors', looks: two },
  { name: 'mentoring-group', path: '/mentor-matching/groups/:id', area: 'mentors', looks: two },
  { name: 'skills', path: '/skills-marketplace', looks: three },
  { name: 'skill', path: '/skills-marketplace/:id', area: 'skills', looks: two },
  { name: 'skill-booking', path: '/skills-marketplace/bookings/:id', area: 'skills', looks: two },
  { name: 'vr', path: '/vr-social-spaces', looks: three },
  { name: 'vr-controls', path: '/vr-social-spaces?tab=controls', looks: two },
  { name: 'vr-space', path: '/vr-social-spaces/:id', area: 'vr', looks: two },
  { name: 'credits', path: '/skills-marketplace/credits', looks: two },
  { name: 'api-docs', path: '/api-docs', looks: three },
  { name: 'api-status', path: '/api-docs/status', looks: two },
  { name: 'api-keys', path: '/api-docs/keys', looks: three },
  { name: 'api-webhooks', path: '/api-docs/webhooks', looks: three },
  { name: 'pricing', path: '/pricing', looks: three },
  { name: 'subscription', path: '/subscription', looks: three },
  { name: 'billing-history', path: '/subscription?tab=billing', looks: three },
  { name: 'subscription-usage', path: '/subscription?tab=usage', looks: two },
  { name: 'subscription-none', path: '/subscription?tab=billing', as: 7, looks: two },
  { name: 'subscription-past-due', path: '/subscription?tab=billing', as: 20, looks: three },
  {
    name: 'test-checkout',
    path: '/pricing',
    as: 9,
    looks: three,
    prepare: async (page) => {
      await button(page, 'Choose Starter').click();
      await button(page, 'Go to the checkout').click();
      await page.getByRole('heading', { level: 1, name: 'Test checkout' }).waitFor();
    },
  },
  {
    name: 'test-checkout-card',
    path: '/subscription',
    looks: two,
    prepare: async (page) => {
      await button(page, 'Change card').click();
      await page.getByRole('heading', { level: 1, name: 'Test checkout' }).waitFor();
    },
  },
  { name: 'ads', path: '/ads', looks: all },
  {
    name: 'ads-create',
    path: '/ads',
    looks: three,
    windowOnly: true,
    prepare: (page) => button(page, 'Create Campaign').click(),
  },
  {
    name: 'ads-creative',
    path: '/ads?tab=creatives',
    looks: three,
    windowOnly: true,
    prepare: async (page) => {
      await button(page, /^Edit/).click();
      await page.getByRole('dialog').getByLabel('Colour of the text').fill('#999999');
    },
  },
  { name: 'ads-audiences', path: '/ads?tab=audiences', looks: two },
  { name: 'ads-analytics', path: '/ads?tab=analytics', looks: three },
  { name: 'ads-campaign', path: '/ads/campaigns/:id', area: 'ads', looks: two },
  { name: 'ads-account', path: '/ads/accounts/:id', area: 'ads', looks: two },
  { name: 'ads-settings', path: '/settings/ads', looks: two },
  { name: 'ads-reviews', path: '/moderation/ads', looks: two },
  { name: 'ads-prices', path: '/admin/ads', looks: two },
  {
    name: 'ad',
    path: '/',
    looks: three,
    windowOnly: true,
    prepare: async (page) => {
      await page.getByRole('article', { name: /^Ad by/ }).scrollIntoViewIfNeeded();
      await page.getByText('Why this ad').click();
    },
  },
  { name: 'invoice', path: '/subscription/invoices/:id', area: 'billing', looks: two },
  { name: 'plans-and-payments', path: '/admin/billing', looks: two },
  { name: 'providers', path: '/ndis-providers', looks: three },
  { name: 'provider', path: '/ndis-providers/1', looks: two },
  {
    name: 'provider-booking',
    path: '/ndis-providers/1/book',
    looks: three,
    prepare: async (page) => {
      await page.getByRole('group', { name: 'Service' }).getByRole('radio').first().check();
      await page.locator('.time-buttons button').first().click();
      await page.locator('.booking-total').waitFor();
    },
  },
  { name: 'provider-message', path: '/ndis-providers/1/ask', looks: two },
  {
    name: 'provider-reviews',
    path: '/ndis-providers/1',
    looks: two,
    prepare: (page) => page.getByRole('tab', { name: 'Reviews' }).click(),
  },
  { name: 'provider-compare', path: '/ndis-providers/compare?compare=1,2,3', looks: two },
  { name: 'provider-saved', path: '/ndis-providers/saved', looks: two },
  { name: 'provider-claim', path: '/ndis-providers/9/claim', looks: two },
  { name: 'provider-ask', path: '/ndis-providers/ask?providers=1,2', looks: two },
  { name: 'provider-asks', path: '/ndis-providers/asks', looks: two },
  { name: 'provider-answers', path: '/ndis-providers/asks/:id', area: 'providers', looks: two },
  { name: 'provider-asked', path: '/ndis-providers/asked/:id', area: 'providers', looks: two },
  { name: 'provider-agreements', path: '/ndis-providers/agreements', looks: two },
  { name: 'provider-agreement', path: '/ndis-providers/agreements/:id', area: 'providers', looks: two },
  { name: 'provider-agreement-new', path: '/ndis-providers/1/agreement', looks: two },
  { name: 'listings', path: '/ndis-providers/mine', looks: two },
  { name: 'listing-new', path: '/ndis-providers/mine/new', looks: two },
  { name: 'listing', path: '/ndis-providers/mine/:id', area: 'providers', looks: two },
  ...(['Details', 'Pictures', 'Papers', 'Vacancies', 'Statistics'] as const).map((tab) => ({
    name: `listing-${tab.toLowerCase()}`,
    path: '/ndis-providers/mine/:id',
    area: 'providers',
    looks: two,
    prepare: async (page: Page) => {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('heading', { level: 2, name: tab }).waitFor();
    },
  })),
  { name: 'listing-team', path: '/ndis-providers/mine/:id/team', area: 'providers', looks: two },
  { name: 'listing-rules', path: '/ndis-providers/mine/:id/bookings', area: 'providers', looks: two },
  { name: 'provider-checks', path: '/ndis-providers/checks', looks: two },
  { name: 'provider-check', path: '/ndis-providers/checks/1', looks: two },
  { name: 'price-limits', path: '/ndis-providers/price-limits', looks: two },
  { name: 'provider-disputes', path: '/ndis-providers/disputes', looks: two },
  { name: 'supporters', path: '/supporters', looks: three },
  { name: 'supporter-change', path: '/supporters/:id/change', area: 'supporters', looks: two },
  { name: 'supporter-acting', path: '/supporters/for/:id', area: 'supporters', looks: two },
  {
    name: 'supporter-group',
    path: '/supporters/for/:id',
    area: 'supporters',
    looks: three,
    prepare: async (page) => {
      await button(page, /^Act for /).click();
      await page.getByRole('heading', { level: 1, name: /^You act for / }).waitFor();
      await page.goto('/support-groups?tab=mine', { waitUntil: 'networkidle' });
    },
  },
  { name: 'supporter-drafts', path: '/supporters/drafts', looks: two },
  { name: 'supporter-log', path: '/supporters/log', looks: two },
  { name: 'supporter-account', path: '/supporters/account', looks: two },
  { name: 'bookings', path: '/bookings', looks: three },
  { name: 'booking', path: '/bookings/:id', area: 'bookings', looks: two },
  { name: 'times', path: '/bookings/times', looks: two },
  { name: 'crisis', path: '/crisis-support', looks: three },
  { name: 'moderation', path: '/moderation', looks: three },
  { name: 'transparency', path: '/transparency', looks: two },
];

/** Pictures further down come when they are near. */
const loadPictures = (page: Page) =>
  page.evaluate(async (most) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let y = 0; y < most; y += 600) {
      scrollTo(0, y);
      await drawn();
    }
    scrollTo(0, 0);
    const near = [...document.images].filter((one) => one.getBoundingClientRect().top < most);
    // One in a box that scrolls by itself would wait until someone scrolls there.
    for (const one of near) one.loading = 'eager';
    await Promise.all(near.map((one) => one.decode()));
  }, tallest);

async function shoot(page: Page, { windowOnly }: Screen, width: number) {
  if (windowOnly) return page.screenshot({ animations: 'disabled' });
  // A window as tall as the picture, so that what stays at its edge stands at the edge.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, tallest) });
  return page.screenshot({ animations: 'disabled' });
}

const written: Promise<void>[] = [];
const write = async (name: string, taken: Buffer) =>
  writeFileSync(join(folder, `${name}.png`), await sharp(taken).png({ palette: true, compressionLevel: 9 }).toBuffer());

/** The page is loaded once for each width; a theme changes its colours and nothing else. */
async function picture(page: Page, screen: Screen, width: number) {
  const { name, path, area, as, prepare, choose } = screen;
  await page.setViewportSize({ width, height: 900 });
  if (as) await page.request.post('/api/session/sign-in-as', { data: { userId: as } });
  const address = area ? await addressOf({ area, pattern: path }, page.request) : path;
  await page.goto(address, { waitUntil: 'networkidle' });
  await prepare?.(page, width);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (!screen.windowOnly) await loadPictures(page);
  for (const theme of screen.looks[width] ?? []) {
    if (choose) await choose(page, theme);
    else await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    written.push(write(`${name}-${theme}-${width}`, await shoot(page, screen, width)));
  }
}

mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const server = await startServer();
const { executablePath, args, env } = chromiumLaunch();
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env } as Record<string, string>,
});
try {
  for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const began = Date.now();
    for (const width of Object.keys(screen.looks).map(Number)) {
      const page = await browser.newPage({
        baseURL: server.url,
        reducedMotion: 'reduce',
        locale: 'en-AU',
        timezoneId: 'Australia/Sydney',
      });
      await picture(page, screen, width);
      await page.close();
    }
    console.log(`${screen.name}: ${Math.round((Date.now() - began) / 1000)} s`);
  }
  await Promise.all(written);
} finally {
  await browser.close();
  await server.stop();
}
