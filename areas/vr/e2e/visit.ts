import type { Page } from '@playwright/test';
import { expect, settled } from '#platform/web/testing/journey.ts';
import { listening } from '#platform/web/testing/live.ts';
import { stubSpeech } from '#platform/web/testing/speech.ts';

/** Goes into a room from the list, in words; what the browser hears can be given. */
export async function enter(page: Page, title: string) {
  // The headless browser ends a page that asks what recognition the device has.
  const speech = await stubSpeech(page);
  await page.goto('/vr-social-spaces');
  await settled(page);
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .getByRole('button', { name: `Enter ${title}` })
    .click();
  await expect(page.getByRole('heading', { name: 'The room in words' })).toBeVisible();
  await listening(page, /^vr-room:/);
  return speech;
}
export const voice = (page: Page) => page.getByRole('region', { name: 'Voice', exact: true });
export const captions = (page: Page) => page.getByRole('list', { name: 'Captions' });
export const people = (page: Page) => page.getByRole('region', { name: 'People here' });
export async function join(page: Page) {
  await voice(page).getByRole('button', { name: 'Join voice' }).click();
  await expect(page.getByText('Voice connects your device with those of the others')).toBeVisible();
  await voice(page).getByRole('button', { name: 'Connect now' }).click();
  await expect(voice(page).getByText(/^You’re in voice/)).toBeVisible();
}
export const leave = (page: Page) => page.getByRole('button', { name: 'Leave', exact: true }).click();
