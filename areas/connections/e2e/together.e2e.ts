import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { button, expected, open, sound, title, told } from './journey.ts';

test.beforeEach(({ problems }) => expected(problems));

test('activities: three kinds, an invitation that is sent, accepted, saved to a calendar and withdrawn', async ({
  page,
  another,
}) => {
  await signInAs(page, 21);
  await open(page, '/connections?tab=activities');
  const ideas = page.getByRole('region', { name: 'Ideas for a first meeting' });
  await expect(ideas.getByRole('heading', { level: 3 })).toHaveText([
    'Virtual Coffee Chat',
    'Accessibility Tour',
    'Group Activity',
  ]);
  for (const takes of ['30-60 minutes', '1-2 hours', '2-3 hours']) await expect(ideas.getByText(takes)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No invitations yet' })).toBeVisible();
  await sound(page, 'activities');
  await checkReflow(page, { name: 'activities' });

  await button(page, 'Invite to this (Accessibility Tour)').click();
  const dialog = page.getByRole('dialog');
  await button(page, 'Send invitation').click();
  await expect(dialog.getByRole('alert').getByRole('link', { name: 'Choose a time.' })).toBeVisible();
  await checkAccessibility(page, { name: 'an invitation with errors' });
  const day = new Date(Date.now() + 20 * 86_400_000);
  await dialog.getByLabel('Day', { exact: true }).fill(String(day.getDate()));
  await dialog.getByLabel('Month', { exact: true }).fill(String(day.getMonth() + 1));
  await dialog.getByLabel('Year', { exact: true }).fill(String(day.getFullYear()));
  await dialog.getByLabel('Time', { exact: true }).fill('11:30');
  await dialog.getByLabel('Where').fill('The new library');
  await button(page, 'Send invitation').click();
  await told(page, 'Invitation sent');
  await expect(dialog).toHaveCount(0);
  const sent = page.getByRole('article', { name: 'Accessibility Tour with Sefina Leota' });
  await expect(sent).toContainText('Waiting for an answer');

  const sefina = await another(16);
  await open(sefina, '/connections?tab=activities');
  const got = sefina.getByRole('article', { name: 'Accessibility Tour with Peter Ballantyne' });
  await expect(got).toContainText('The new library');
  await button(sefina, 'Accept (Accessibility Tour with Peter Ballantyne)').click();
  await told(sefina, 'Invitation accepted');
  await expect(sent).toContainText('Accepted');
  const download = sefina.waitForEvent('download');
  await sefina.getByRole('link', { name: /^Save to my calendar/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^meeting-\d+\.ics$/);
  await button(page, 'Withdraw invitation (Accessibility Tour with Sefina Leota)').click();
  await told(page, 'Invitation withdrawn');
  await expect(got).toContainText('Peter Ballantyne withdrew it');
  await expect(page.getByRole('heading', { level: 2, name: 'Invitations' })).toBeFocused();
});

test('safety: each button opens what it names, by pointer and by keyboard', async ({ page }) => {
  await signInAs(page, 8);
  await open(page, '/connections?tab=safety');
  await sound(page, 'safety');
  await checkReflow(page, { name: 'safety' });
  await crawlKeyboard(page, { name: 'safety' });
  for (const [name, heading] of [
    ['Read how to meet safely', 'Meeting safely'],
    ['Get help with a scam', 'Meeting safely'],
    ['Make a complaint', 'Meeting safely'],
    ['Read the Community Guidelines', 'Community Guidelines'],
    ['Find help now', 'Crisis Support'],
    ['Report to moderators', 'Report Content'],
    ['See who I blocked', 'Blocked members'],
    ['Open accessibility settings', 'Accessibility'],
  ] as const) {
    await open(page, '/connections?tab=safety');
    const link = page.getByRole('link', { name, exact: true });
    if (name.startsWith('R')) await link.click();
    else {
      await link.focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
  await open(page, '/connections/meeting-safely');
  await expect(title(page, 'Meeting safely')).toBeVisible();
  await sound(page, 'meeting safely');
  await checkReflow(page, { name: 'meeting safely' });
});

test('a match is reported and blocked from its card', async ({ page }) => {
  await signInAs(page, 8);
  await open(page, '/connections?tab=matches');
  await button(page, 'Report Mo Rashid').click();
  await expect(page.getByRole('dialog')).toContainText('Mo Rashid’s profile in Connections');
  await checkAccessibility(page, { name: 'reporting a profile' });
  await page.keyboard.press('Escape');
  await button(page, 'Block Mo Rashid').click();
  await button(page, 'Block').click();
  await told(page, 'You blocked Mo Rashid');
  await expect(page.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
});
