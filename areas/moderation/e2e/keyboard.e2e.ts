import type { Locator, Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { written } from '#platform/web/testing/times.ts';
import type { ModerationAction } from '../contract.ts';

/** Member 1 of the demo community is a moderator, and so is 2; 4 and 5 are not. */
const [mo, mia, writer, reporter] = [1, 2, 4, 5] as const;

test.beforeEach(({ problems }) => {
  problems.allow(/status of 404.*accessibility-preferences/);
});

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

async function press(control: Locator, key = 'Enter') {
  await control.focus();
  await expect(control).toBeFocused();
  await control.press(key);
}

async function write(field: Locator, words: string) {
  await field.focus();
  await field.page().keyboard.press('Control+A');
  await field.page().keyboard.type(words);
}

/** The newest of its kind: others may have come before, in the same community. */
const notice = (page: Page, words: RegExp) => page.getByRole('main').getByRole('link', { name: words }).first();
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' });
const panel = (page: Page) => page.getByRole('region', { name: 'Report', exact: true });

async function looksRight(page: Page, name: string) {
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
  await checkReflow(page, { name });
}

test('by keyboard alone: reported, taken, decided, told, appealed and taken back', async ({ page, another }) => {
  test.setTimeout(420_000);
  await signInAs(page, writer);
  const sent = await page.request.post('/api/posts', { data: { content: 'Old chairs for sale, write to me' } });
  const { id: post } = (await sent.json()) as { id: number };

  await signInAs(page, reporter);
  await open(page, `/post/${post}`);
  await press(page.locator(`#post-${post}`).getByRole('button', { name: /^Report/ }));
  const report = page.getByRole('dialog', { name: 'Report this post' });
  await press(report.getByRole('checkbox', { name: /I’m not sure/ }), 'Space');
  await write(report.getByRole('textbox', { name: 'Details' }), 'It reads like an ad.');
  await looksRight(page, 'the report of somebody who is not sure');
  await press(report.getByRole('button', { name: 'Submit report' }));
  await expect(toasts(page)).toContainText('Report submitted');

  const moderator = await another(mo);
  await open(moderator, '/moderation');
  await press(moderator.getByRole('button', { name: /It reads like an ad\./ }));
  await expect(panel(moderator).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(panel(moderator)).toContainText('Not sure');
  await moderator.keyboard.press('t');
  await expect(panel(moderator).getByRole('button', { name: 'Suspend User' })).toBeVisible();
  await moderator.keyboard.press('s');
  const deciding = moderator.getByRole('dialog', { name: /^Suspend User/ });
  await press(deciding.getByRole('radio', { name: 'Moderate' }), 'ArrowDown');
  await expect(deciding.getByRole('radio', { name: 'Severe' })).toBeChecked();
  await press(deciding.getByRole('combobox', { name: 'How long' }), '3');
  await write(deciding.getByRole('textbox', { name: /Note for the record/ }), 'Adverts are not for here.');
  await looksRight(moderator, 'the dialog of a decision');
  await press(deciding.getByRole('button', { name: 'Suspend User' }));
  await expect(panel(moderator)).toContainText('Decided: Suspend User');

  const actions = await moderator.request.get('/api/moderation-actions');
  const [made] = (await actions.json()) as ModerationAction[];
  await open(moderator, '/moderation?tab=actions');
  const action = moderator.getByRole('tabpanel').getByRole('listitem').first();
  await expect(action.getByRole('heading', { level: 3 })).toHaveText(`Suspension: ${made?.targetName}`);
  await expect(action.locator('.chip')).toHaveText(['Severe severity']);
  await expect(action.getByText('Adverts are not for here.', { exact: true })).toBeVisible();
  const by = `By ${made?.moderatorName}, ${written(made?.createdAt ?? '')}`;
  await expect(action.getByText(by, { exact: true })).toBeVisible();
  await expect(action.getByText(`Until ${written(made?.expiresAt ?? '')}`, { exact: true })).toBeVisible();

  await open(page, '/notifications');
  await press(notice(page, /decided on your report/));
  await expect(page).toHaveURL(/\/my-reports/);
  await expect(page.getByRole('listitem').filter({ hasText: 'It reads like an ad.' })).toContainText('We acted');
  await looksRight(page, 'one’s own reports');

  const person = await another(writer);
  const refused = await person.request.post('/api/posts', { data: { content: 'Am I here?' } });
  expect(refused.status()).toBe(403);
  await open(person, '/notifications');
  await press(notice(person, /made a decision about you/));
  await expect(person).toHaveURL(/\/decisions\/\d+/);
  const main = person.getByRole('main');
  await expect(main).toContainText('Adverts are not for here.');
  await expect(main).toContainText('You can read, but you can’t write until');
  await looksRight(person, 'a decision');
  await press(person.getByRole('switch', { name: 'Easy Read' }), 'Space');
  await expect(main).toContainText('You can’t write for now.');
  await looksRight(person, 'a decision in Easy Read');
  await press(person.getByRole('button', { name: 'Send the appeal' }));
  await press(main.getByRole('link', { name: 'Write why you think this is wrong.' }));
  await expect(person.getByRole('textbox', { name: /Why it is wrong/ })).toBeFocused();
  await person.keyboard.type('I give them away.');
  await press(person.getByRole('button', { name: 'Send the appeal' }));
  await expect(main).toContainText('It’s waiting for another moderator.');

  await open(moderator, '/moderation');
  const own = moderator.getByRole('listitem').filter({ hasText: 'I give them away.' });
  await expect(own).toContainText('Another moderator has to answer the appeal.');

  const second = await another(mia);
  await open(second, '/moderation');
  const appeal = second.getByRole('listitem').filter({ hasText: 'I give them away.' });
  await press(appeal.getByRole('button', { name: /Answer the appeal/ }));
  const answer = second.getByRole('dialog');
  await press(answer.getByRole('radio', { name: 'Uphold the appeal' }), 'Space');
  await write(answer.getByRole('textbox', { name: /Answer/ }), 'You are right. We are sorry.');
  await looksRight(second, 'the answer to an appeal');
  await press(answer.getByRole('button', { name: 'Send the answer' }));
  await expect(toasts(second)).toContainText('Appeal upheld');
  // What is over names no end.
  await open(moderator, '/moderation?tab=actions');
  await expect(action.locator('.chip')).toHaveText(['Severe severity', 'Reversed']);
  await expect(action.getByText(/^Until /)).toHaveCount(0);

  await open(person, '/notifications');
  await press(notice(person, /decided your appeal/));
  await expect(main).toContainText('You were right. We reversed the decision.');
  await crawlKeyboard(person, { name: 'a decision that was taken back' });
  const again = await person.request.post('/api/posts', { data: { content: 'I am here again.' } });
  expect(again.status()).toBe(201);
});
