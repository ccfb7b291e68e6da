import { expect, type Page, test } from '@playwright/test';
import {
  defaultLowEnergyProfile,
  defaultRecord,
  type PreferencesRecord,
} from '#platform/contract/preferences-shape.ts';
import { settled, whenAllowed } from '#platform/web/testing/journey.ts';
import { fullMatrix, numberOf } from '#platform/web/testing/matrix.ts';

/** Screens of several areas: settings, safety, signing in, words, and an address that does not exist. */
const routes = ['/accessibility', '/crisis-support', '/sign-in', '/faq', '/no-such-page'] as const;

/** Every screen in the full matrix; in "npm test" two of them, which differ from test to test. */
export function someRoutes(): readonly string[] {
  if (fullMatrix) return routes;
  return routes.filter((_, place) => (place + numberOf(test.info().title)) % routes.length < 2);
}

export const settings = '/accessibility';
/** It shows what is loading on purpose, so it never settles. */
export const gallery = '/gallery';

/** Stores a record as another device of the same member would; the fields named stop following the device. */
export async function store(page: Page, change: Partial<PreferencesRecord>, userId = 1): Promise<void> {
  const followDevice = defaultRecord.followDevice.filter((name) => !(name in change));
  const data = { ...defaultRecord, followDevice, ...change };
  const answer = await whenAllowed(() => page.request.put(address(userId), { data }));
  expect(answer.status(), await answer.text()).toBe(200);
}

const address = (userId: number) => `/api/accessibility-preferences/${userId}`;

/** Other journeys of the same worker find the demo member as usual. */
export async function leaveNothing(url: string) {
  const put = (path: string, body: object) =>
    fetch(url + path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  await put(address(1), defaultRecord);
  await endBadDay(url);
}

export const endBadDay = (url: string) =>
  fetch(`${url}${address(1)}/low-energy`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ profile: defaultLowEnergyProfile, until: null }),
  });

/** What the server holds for a member. */
export async function stored(page: Page, userId = 1): Promise<PreferencesRecord & { updatedAt: string }> {
  return (await page.request.get(`/api/accessibility-preferences/${userId}`)).json();
}

export async function open(page: Page, path: string = settings) {
  await page.goto(path);
  await expect(page.locator('#main h1')).toBeVisible();
  // Shortcuts and effects come after the first paint, together with the place for messages.
  await expect(page.locator('.toasts')).toBeAttached();
  if (path !== gallery) await settled(page);
}

/** Stores, then opens. */
export async function openWith(page: Page, change: Partial<PreferencesRecord>, path: string = settings) {
  await store(page, change);
  await open(page, path);
}

export const root = (page: Page) => page.locator('html');
export const sample = (page: Page) => page.locator('[data-preview]');

/** One property as the browser computes it. */
export const css = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Notes every change of an attribute of <html> after the document was parsed: a change is a flash. */
export async function watchRoot(page: Page) {
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, { doorwaysFlashes: changes });
    document.addEventListener('DOMContentLoaded', () => {
      const observer = new MutationObserver((found) => {
        for (const { attributeName, oldValue } of found) {
          const now = document.documentElement.getAttribute(attributeName ?? '');
          if (attributeName !== 'style' && now !== oldValue) changes.push(`${attributeName}: ${oldValue} → ${now}`);
        }
      });
      observer.observe(document.documentElement, { attributes: true, attributeOldValue: true });
    });
  });
  return () => page.evaluate(() => (window as unknown as { doorwaysFlashes: string[] }).doorwaysFlashes);
}

/** Attributes of <html> as text, for "exactly as before". */
export const rootAttributes = (page: Page) =>
  root(page).evaluate((html) =>
    [...html.attributes]
      .filter(({ name }) => name !== 'style')
      .map(({ name, value }) => `${name}=${value}`)
      .sort()
      .join(' '),
  );

/** The visible message with this title. */
export const message = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Messages (F8)' }).getByText(title, { exact: true });
