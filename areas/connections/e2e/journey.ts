import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, type Problems, settled } from '#platform/web/testing/journey.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

/** Stored preferences and a profile that aren’t there answer 404, as specified, and the browser notes it. */
export const expected = (problems: Problems) =>
  problems.allow(/status of 404.*(accessibility-preferences|relationship-profile)/);

export const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
};

export const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));

export const told = (page: Page, words: string) => expect(page.locator('.toasts').getByText(words)).toBeVisible();

export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const card = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(`^${name}, \\d`) });
export const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const check = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

export async function giveBirthDate(page: Page, [day, month, year]: readonly [string, string, string]) {
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Month', { exact: true }).fill(month);
  await page.getByLabel('Year', { exact: true }).fill(year);
  await button(page, 'Continue').click();
}
