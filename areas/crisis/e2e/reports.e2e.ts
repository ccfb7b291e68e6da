import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { joined, signInConfirmed } from '#platform/web/testing/people.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 40[34]/));
test.describe.configure({ timeout: 180_000 });

const toast = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' });
const talk = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const dialog = (page: Page) => page.getByRole('dialog');
const send = async <Answer>(page: Page, path: string, data: object, method = 'post'): Promise<Answer> => {
  const answer = await page.request.fetch(path, { method, data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return answer.status() === 204 ? (undefined as Answer) : ((await answer.json()) as Answer);
};
const memberOf = async (page: Page) => {
  const { member } = (await (await page.request.get('/api/session')).json()) as {
    member: { id: number; displayName: string };
  };
  return member;
};

/** Somebody new, whom the administrator makes a supporter. */
async function becomesSupporter(page: Page, admin: Page) {
  await joined(page);
  const { id, displayName } = await memberOf(page);
  const words = { title: 'Peer supporter', specialties: ['Grief'], why: 'I was helped once.' };
  await send(page, '/api/crisis/supporters', { ...words, experience: 2, agreesToCode: true });
  await signInConfirmed(admin, 1);
  await send(admin, `/api/crisis/supporters/${id}/decision`, { approve: true, reason: 'Trained.' });
  return displayName;
}

/** A request that the supporter has accepted and written in; its address. */
async function answered(asker: Page, supporter: Page, words: string) {
  const asked = { urgencyLevel: 'high', supportType: 'emotional', description: words, isAnonymous: true };
  const { id, version } = await send<{ id: string; version: number }>(asker, '/api/crisis-support', asked);
  await send(supporter, '/api/crisis/duty', { onDuty: true }, 'put');
  await send(supporter, `/api/crisis-support/${id}/accept`, { version });
  // Off duty again they keep what they help with, and other journeys count nobody.
  await send(supporter, '/api/crisis/duty', { onDuty: false }, 'put');
  await send(supporter, `/api/crisis-support/${id}/messages`, { content: 'Send me money first.' });
  return `/crisis-support/requests/${id}`;
}

test('a message is reported by keyboard, reviewed on record and decided, and the help goes on', async ({
  page: reviewer,
  another,
}) => {
  const ana = await another(9);
  await joined(ana);
  const supporter = await another(10);
  const name = await becomesSupporter(supporter, reviewer);
  const path = await answered(ana, supporter, 'It is dark tonight.');

  await ana.goto(path);
  const report = talk(ana).getByRole('button', { name: `Report this message of ${name}` });
  await report.focus();
  await ana.keyboard.press('Enter');
  await expect(dialog(ana)).toHaveAccessibleName('Report this message');
  await expect(dialog(ana)).toHaveAccessibleDescription(
    'You won’t lose your support. The supporter isn’t told that you reported this. Your name stays hidden.',
  );
  await expect(dialog(ana).getByRole('link', { name: 'Call 000' })).toHaveAttribute('href', 'tel:000');
  await expect(dialog(ana).getByRole('link', { name: 'Lifeline 13 11 14' })).toHaveAttribute('href', 'tel:131114');
  await expect(dialog(ana).getByRole('blockquote')).toHaveText('Send me money first.');
  await settled(ana);
  await withThemes(ana, ({ label }) => checkAccessibility(ana, { name: `reporting in a crisis (${label})` }));
  await checkReflow(ana, { name: 'reporting in a crisis' });

  await dialog(ana).getByRole('button', { name: 'Send report' }).focus();
  await ana.keyboard.press('Enter');
  await expect(dialog(ana).getByText('Choose what is wrong.').last()).toBeVisible();
  await dialog(ana).getByRole('radio', { name: 'Harassment, threats or bullying' }).focus();
  for (let n = 0; n < 4; n += 1) await ana.keyboard.press('ArrowDown');
  await expect(dialog(ana).getByRole('radio', { name: 'Asked for money, or to meet or talk elsewhere' })).toBeChecked();
  await ana.keyboard.press('Tab');
  await dialog(ana).getByLabel('Details').fill('Twice today.');
  await dialog(ana).getByLabel('Details').press('Tab');
  await dialog(ana).getByRole('button', { name: 'Send report' }).focus();
  await ana.keyboard.press('Enter');
  await expect(toast(ana)).toContainText(
    'The review team will read it within 24 hours. You’ll find their answer here.',
  );
  await expect(dialog(ana)).toHaveCount(0);
  await expect(talk(ana).getByRole('list', { name: 'Reports' })).toContainText(
    'A message: Asked for money, or to meet or talk elsewhere.',
  );
  // The button stays, and the focus on it.
  const reported = talk(ana).getByRole('button', { name: `Reported this message of ${name}` });
  await expect(reported).toHaveAttribute('aria-disabled', 'true');
  await expect(reported).toBeFocused();
  await ana.keyboard.press('Enter');
  await expect(dialog(ana)).toHaveCount(0);
  await expect(ana.getByText(`Supporter assigned: ${name}`)).toBeVisible();
  await expect(ana.getByLabel('Your message')).toBeVisible();

  // The supporter goes on helping, and sees nothing of it.
  await supporter.goto(path);
  await expect(talk(supporter).getByText('Send me money first.')).toBeVisible();
  await expect(talk(supporter).getByRole('list', { name: 'Reports' })).toHaveCount(0);

  await reviewer.goto('/crisis-support/helping');
  await reviewer.getByRole('link', { name: 'Reports in crisis support' }).focus();
  await reviewer.keyboard.press('Enter');
  const waiting = reviewer.getByRole('region', { name: 'Waiting' });
  await settled(reviewer);
  await withThemes(reviewer, ({ label }) => checkAccessibility(reviewer, { name: `crisis reports (${label})` }));
  const sent = (await (await ana.request.get('/api/crisis/my-reports')).json()) as { id: string; requestId: string }[];
  const { id } = sent.find(({ requestId }) => path.endsWith(requestId)) ?? { id: '' };
  await waiting.locator(`a[href="/crisis-support/reports/${id}"]`).focus();
  await reviewer.keyboard.press('Enter');
  const written = reviewer.getByRole('region', { name: 'What was written' }).getByRole('listitem');
  await expect(written).toHaveCount(1);
  await expect(written).toContainText('Reported');
  await expect(written).toContainText('Send me money first.');
  await expect(reviewer.getByText('Twice today.')).toBeVisible();
  await expect(reviewer.getByText('We’ve recorded that you read this')).toBeVisible();
  await expect(reviewer.getByRole('main')).not.toContainText((await memberOf(ana)).displayName);
  await reviewer.getByRole('radio', { name: 'Warn the supporter' }).check();
  await reviewer.getByRole('button', { name: 'Save decision' }).click();
  await expect(reviewer.getByText('Write what the person this report is about should know.').last()).toBeVisible();
  await settled(reviewer);
  await withThemes(reviewer, ({ label }) => checkAccessibility(reviewer, { name: `a crisis report (${label})` }));
  await crawlKeyboard(reviewer, { name: 'a crisis report', max: 40 });
  await checkReflow(reviewer, { name: 'a crisis report' });
  await reviewer.getByLabel('To the supporter').fill('Supporters never ask for money.');
  await reviewer.getByLabel('To the person who reported it').fill('Thank you for telling us.');
  await reviewer.getByRole('button', { name: 'Save decision' }).focus();
  await reviewer.keyboard.press('Enter');
  await expect(reviewer.getByRole('region', { name: 'Decision' })).toContainText('Warned');
  await expect(reviewer.getByRole('button', { name: 'Save decision' })).toHaveCount(0);

  await expect(talk(ana).getByText('We acted on your report')).toBeVisible({ timeout: 20_000 });
  await expect(talk(ana).getByText('Thank you for telling us.')).toBeVisible();
  expect(await timesAnnounced(ana, 'We acted on your report. Thank you for telling us.')).toBe(1);
  await expect(talk(ana).getByText('Supporters never ask for money.')).toHaveCount(0);
  await supporter.goto('/crisis-support/helping');
  const reports = supporter.getByRole('region', { name: 'Reports' });
  await expect(reports).toContainText('A message from the review team');
  await expect(reports).toContainText('Supporters never ask for money.');
  await expect(reports).not.toContainText('Thank you for telling us.');
});

test('what cannot be sent is kept; with a different supporter wanted the request waits for others', async ({
  page: admin,
  another,
  problems,
}) => {
  problems.allow(/status of 503/);
  const ana = await another(9);
  await joined(ana);
  const supporter = await another(10);
  await becomesSupporter(supporter, admin);
  const path = await answered(ana, supporter, 'Please not this one.');
  let away = true;
  await ana.route('**/api/crisis-support/*/reports', (route) =>
    away ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }) : route.continue(),
  );
  await ana.goto(path);
  await settled(ana);
  // The form is part of the page's own code: nothing more is fetched for it.
  await ana.route('**/*.js', (route) => route.fulfill({ status: 503, body: '' }));
  await ana.getByRole('button', { name: 'Report this conversation' }).click();
  await dialog(ana).getByRole('radio', { name: 'Something else feels wrong' }).check();
  await dialog(ana).getByLabel('Details').fill('I do not feel safe.');
  await dialog(ana).getByRole('checkbox', { name: 'I want a different supporter' }).check();
  await dialog(ana).getByRole('button', { name: 'Send report' }).click();
  await expect(toast(ana)).toContainText('What you wrote is still here.');
  await expect(dialog(ana).getByLabel('Details')).toHaveValue('I do not feel safe.');
  await expect(dialog(ana).getByRole('link', { name: 'Call 000' })).toBeVisible();
  away = false;
  await dialog(ana).getByRole('button', { name: 'Send report' }).click();
  await expect(toast(ana)).toContainText('Your request is waiting for a different supporter.');
  await expect(ana.getByText('No supporter has accepted it yet.', { exact: false })).toBeVisible();
  await expect(talk(ana).getByText('Report sent')).toBeVisible();
  await supporter.goto(path);
  await expect(supporter.getByRole('heading', { name: 'Request not found' })).toBeVisible();
});

test('a supporter reports and is relieved; the person keeps the request, and reads what the team wrote', async ({
  page: reviewer,
  another,
}) => {
  const ana = await another(9);
  await joined(ana);
  const supporter = await another(10);
  await becomesSupporter(supporter, reviewer);
  const path = await answered(ana, supporter, 'I am angry at everybody.');
  await send(ana, `/api${path.replace('/requests', '')}/messages`, { content: 'You are useless.' });
  await supporter.goto(path);
  await talk(supporter).getByRole('button', { name: 'Report this message of Someone' }).click();
  await expect(dialog(supporter)).toHaveAccessibleDescription(
    'They keep their support, and they aren’t told that you reported this.',
  );
  await expect(dialog(supporter).getByRole('checkbox', { name: 'I want a different supporter' })).toHaveCount(0);
  await dialog(supporter).getByRole('radio', { name: 'Harassment, threats or bullying' }).check();
  await dialog(supporter).getByRole('button', { name: 'Send report' }).click();
  await expect(talk(supporter).getByRole('list', { name: 'Reports' })).toContainText('Report sent');
  await ana.goto(path);
  await expect(talk(ana).getByText('You are useless.')).toBeVisible();
  await expect(talk(ana).getByRole('list', { name: 'Reports' })).toHaveCount(0);

  const [own] = (await (await supporter.request.get('/api/crisis/my-reports')).json()) as { id: string }[];
  await reviewer.goto(`/crisis-support/reports/${own?.id}`);
  await expect(reviewer.getByRole('radio', { name: 'Remove their supporter role' })).toHaveCount(0);
  await reviewer.getByRole('radio', { name: 'Find another supporter' }).check();
  await reviewer.getByLabel('To the person who asked').fill('Someone else will write to you. Please be kind to them.');
  await reviewer.getByRole('button', { name: 'Save decision' }).click();
  await expect(reviewer.getByRole('region', { name: 'Decision' })).toContainText('Another supporter');

  const news = talk(ana).getByRole('list', { name: 'Reports' });
  await expect(news).toContainText('A message from the review team', { timeout: 20_000 });
  await expect(news).toContainText('Someone else will write to you. Please be kind to them.');
  await expect(ana.getByText('No supporter has accepted it yet.', { exact: false })).toBeVisible();
  await supporter.goto('/crisis-support/helping');
  await expect(supporter.getByRole('region', { name: 'Reports' })).toContainText('We acted on your report');
});

test('who moderates without the duty role sees no crisis report', async ({ another }) => {
  const moderator = await another(2);
  expect((await moderator.request.get('/api/crisis/reports')).status()).toBe(403);
  await moderator.goto('/crisis-support/helping');
  await expect(moderator.getByRole('heading', { level: 1, name: 'Supporting others' })).toBeVisible();
  await settled(moderator);
  await expect(moderator.getByRole('link', { name: 'Reports in crisis support' })).toHaveCount(0);
  await moderator.goto('/crisis-support/reports');
  await expect(moderator.getByRole('heading', { name: 'Couldn’t load the reports' })).toBeVisible();
});
