import type { Page } from '@playwright/test';
import { expect, settled } from '#platform/web/testing/journey.ts';

export const passphrase = 'magpie ladder velvet Tuesday';
export const privacy = '/wellness-tracking/privacy';

export const section = (page: Page, name: string) => page.getByRole('region', { name });
export const text = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name });
export const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name, exact: true }).click();

export async function open(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}

/** From the passphrase to the last press; answers with the recovery code. */
export async function choose(page: Page, start: string, end: string, chosen = passphrase): Promise<string> {
  await press(page, start);
  await expect(page.getByRole('heading', { name: 'Choose your passphrase' })).toBeFocused();
  await text(page, start.startsWith('Change') ? /^New passphrase/ : /^Passphrase/).fill(chosen);
  await text(page, /^The same again/).fill(chosen);
  await page.getByRole('checkbox', { name: /^I know that no one/ }).check();
  await press(page, 'Next: recovery sheet');
  await expect(page.getByRole('heading', { name: 'Print your recovery sheet' })).toBeFocused();
  const code = await page.getByRole('article').locator('code').innerText();
  await text(page, /^Type the code here/).fill(code.toLowerCase().replaceAll('-', ' '));
  await press(page, end);
  return code;
}
export const seal = (page: Page, chosen = passphrase) => choose(page, 'Set up a passphrase', 'Seal my diary', chosen);
export const isSealed = (page: Page) =>
  expect(page.getByRole('main').getByText('Your diary is sealed', { exact: true })).toBeVisible({ timeout: 30_000 });

export async function unlock(page: Page, typed: string) {
  await text(page, /^Passphrase or recovery code/).fill(typed);
  await press(page, 'Unlock diary');
}
export const locked = (page: Page) => page.getByText('Your diary is locked').first();
