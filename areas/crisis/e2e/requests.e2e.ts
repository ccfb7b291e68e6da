import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { signInConfirmed } from '#platform/web/testing/people.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

const toast = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' });
const talk = (page: Page) => page.getByRole('region', { name: 'Conversation' });

test.beforeEach(({ problems }) => problems.allow(/status of 404/));
test.describe.configure({ timeout: 180_000 });

test('an anonymous request is accepted, written in and closed, and nobody learns who it is', async ({
  page: supporter,
  another,
}) => {
  // Nobody is on duty, whatever came before, and the page says so.
  await supporter.request.put('/api/crisis/duty', { data: { onDuty: false } });
  const ana = await another(9);
  await ana.goto('/crisis-support');
  await ana.getByRole('tab', { name: 'Available Support' }).click();
  await expect(ana.getByText('No supporters are on duty right now.')).toBeVisible();

  await supporter.goto('/crisis-support/helping');
  // What other journeys have left may wait there too.
  await expect(supporter.getByRole('region', { name: 'Waiting' })).toBeVisible();
  await supporter.getByRole('switch', { name: 'I’m on duty' }).click();
  await expect(supporter.getByRole('switch', { name: 'I’m on duty' })).toBeChecked();
  await listening(supporter, 'crisis');

  await ana.getByRole('tab', { name: 'Request Support' }).click();
  await ana.getByRole('button', { name: 'Send request' }).click();
  await expect(toast(ana)).toContainText('Please fill in all required fields.');
  await ana.getByRole('radio', { name: 'Emergency', exact: true }).check();
  await expect(ana.getByText('In danger, call 000 first')).toBeVisible();
  await ana.getByRole('radio', { name: 'High Priority' }).check();
  await ana.getByLabel('What kind of support?').selectOption({ label: 'Emotional' });
  await ana.getByLabel('What is happening?').fill('It is a very long night.');
  await ana.getByRole('checkbox', { name: 'Don’t show my name to the supporter' }).check();
  await ana.getByRole('button', { name: 'Send request' }).click();
  await expect(toast(ana)).toContainText('Your request has been sent to available supporters.');
  await expect(ana.getByRole('tab', { name: 'My Requests' })).toHaveAttribute('aria-selected', 'true');
  await expect(ana.getByRole('link', { name: 'It is a very long night.' })).toBeVisible();

  // By keyboard alone: what waits shows without a reload.
  const waiting = supporter.getByRole('link', { name: 'It is a very long night.' });
  await waiting.focus();
  await supporter.keyboard.press('Enter');
  await expect(supporter.getByText('Sent anonymously.')).toBeVisible();
  await supporter.getByRole('button', { name: 'Accept' }).focus();
  await supporter.keyboard.press('Enter');
  await supporter.getByLabel('Your message').fill('I am here. Tell me what you like.');
  await supporter.getByRole('button', { name: 'Send message' }).focus();
  await supporter.keyboard.press('Enter');
  await expect(talk(supporter).getByRole('listitem')).toContainText('I am here. Tell me what you like.');
  await expect(supporter.getByLabel('Your message')).toHaveValue('');

  await ana.getByRole('tab', { name: 'Crisis Hotlines' }).click();
  await ana.getByRole('tab', { name: 'My Requests' }).click();
  const own = ana.getByRole('listitem').filter({ hasText: 'It is a very long night.' });
  await expect(own.getByText('Supporter assigned')).toBeVisible({ timeout: 20_000 });
  await own.getByRole('link', { name: /^Message about/ }).click();
  await expect(talk(ana).getByText('I am here. Tell me what you like.')).toBeVisible();
  await ana.getByLabel('Your message').fill('Thank you for answering.');
  await ana.getByRole('button', { name: 'Send message' }).click();
  await expect(talk(supporter).getByText('Thank you for answering.')).toBeVisible();
  const name = ((await (await ana.request.get('/api/session')).json()) as { member: { displayName: string } }).member
    .displayName;
  await expect(supporter.getByRole('main')).not.toContainText(name);

  await settled(supporter);
  await withThemes(supporter, ({ label }) => checkAccessibility(supporter, { name: `supporter's request (${label})` }));
  await crawlKeyboard(supporter, { name: 'supporter’s request', max: 40 });
  await checkReflow(supporter, { name: 'supporter’s request' });

  await supporter.getByRole('button', { name: 'Resolve' }).click();
  await supporter.getByRole('button', { name: 'Close the request' }).click();
  await expect(supporter.getByText('This request is closed.')).toBeVisible();
  await ana.reload();
  await expect(ana.getByText('This request is closed.')).toBeVisible();
});

test('what cannot be stored is not lost, shows the numbers at once, and is sent when the person agrees', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 503/);
  let away = true;
  await page.route('**/api/crisis-support', (route) =>
    away ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }) : route.continue(),
  );
  await page.goto('/crisis-support?tab=request');
  await page.getByRole('radio', { name: 'Low Priority' }).check();
  await page.getByLabel('What kind of support?').selectOption({ label: 'Practical' });
  await page.getByLabel('What is happening?').fill('My carer did not come.');
  await page.getByRole('button', { name: 'Send request' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Not sent yet. No one has been alerted.' });
  await expect(notice.getByRole('link', { name: 'Call 000' })).toHaveAttribute('href', 'tel:000');
  await expect(page.getByLabel('What is happening?')).toHaveValue('My carer did not come.');
  await settled(page);
  await checkAccessibility(page, { name: 'request not sent' });
  await notice.getByRole('checkbox', { name: 'Send it automatically as soon as possible' }).check();
  away = false;
  await expect(toast(page)).toContainText('Your request has been sent to available supporters.', { timeout: 20_000 });
});

test('a member applies, and an administrator decides', async ({ page, another }) => {
  const kim = await another(15);
  await kim.goto('/crisis-support/helping');
  await kim.getByRole('button', { name: 'Apply' }).click();
  await expect(kim.getByText('Agree to the code to become a supporter.').first()).toBeVisible();
  await kim.getByLabel('What describes you?').fill('Retired nurse');
  await kim.getByLabel('What can you help with?').fill('Pain, sleep');
  await kim.getByLabel('Why do you want to help?').fill('I have the time.');
  await kim.getByRole('checkbox', { name: 'I agree to the code' }).check();
  await kim.getByRole('button', { name: 'Apply' }).click();
  await expect(kim.getByRole('heading', { name: 'Your application is waiting for a decision' })).toBeVisible();

  // A role is given only after a fresh check.
  await signInConfirmed(page, 1);
  await page.goto('/crisis-support/applications');
  const row = page.getByRole('listitem').filter({ hasText: 'Retired nurse' });
  await row.getByRole('button', { name: /^Decide/ }).click();
  await page.getByRole('radio', { name: 'Approve' }).check();
  await page.getByLabel('Reason').fill('Known to us for years.');
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(row.getByText('Approved')).toBeVisible();
  await kim.reload();
  await expect(kim.getByRole('switch', { name: 'I’m on duty' })).toBeVisible();
});
