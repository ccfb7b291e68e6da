import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { announcements, forgetAnnouncements, timesAnnounced } from '#platform/web/testing/announcements.ts';
import { test as base, expect, settled, signInAs } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';
import { answersWith, type ModelStandIn, says, startModelStandIn, waits } from '../server/testing/model-stand-in.ts';

const key = 'a-planted-key-of-the-model';

const test = base.extend<object, { standIn: ModelStandIn; serverEnv: Record<string, string> }>({
  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const standIn = await startModelStandIn();
      await use(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    async ({ standIn }, use) => use({ MODEL_URL: standIn.url, MODEL_NAME: 'small-model', MODEL_KEY: key }),
    { scope: 'worker' },
  ],
});

test.beforeEach(({ problems, standIn }) => {
  problems.allow(/status of 404.*accessibility-preferences/);
  standIn.asked.length = 0;
});

const text = 'Kindly endeavour to call us prior to Friday.';
const better = 'Please call us before Friday.\n<img src=x onerror="document.title=1">';

const open = async (page: Page, member = 14) => {
  await signInAs(page, member);
  await page.goto('/accessibility-assistant?tab=analyzer');
  await settled(page);
};
const field = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fold = (page: Page) => page.locator('summary', { hasText: 'Ask an outside model' });
const consent = (page: Page, { host }: ModelStandIn) =>
  page.getByRole('checkbox', { name: `Send my text to ${host} this one time` });
const answered = 'The outside model has answered. It may be wrong.';

test('with consent for this one time a text is sent, and its suggestion is used, undone and copied', async ({
  page,
  standIn,
}) => {
  standIn.answer(says(better));
  await open(page);
  await expect(
    page.getByText('Fixed rules check your text here. It is sent elsewhere only if you ask an outside model.'),
  ).toBeVisible();
  await expect(
    page.getByText('It is not stored, and it is sent elsewhere only if you ask an outside model.'),
  ).toBeVisible();
  await expect(consent(page, standIn)).toBeHidden();
  await fold(page).click();
  await expect(
    page.getByText(
      `Your text goes to ${standIn.host}, where a language model (small-model) reads it. What ${standIn.host} does with it follows its own rules.`,
    ),
  ).toBeVisible();
  await expect(
    page.getByText('Doorways does not keep your text or the answer. The answer may be wrong.'),
  ).toBeVisible();
  await expect(button(page, 'Ask the model')).toBeDisabled();
  await expect(button(page, 'Ask the model')).toHaveAccessibleDescription('Write or paste your text first.');
  await field(page).fill('a'.repeat(10_001));
  await expect(button(page, 'Ask the model')).toHaveAccessibleDescription(
    'Your text is too long for this. The model takes at most 10,000 characters.',
  );
  await field(page).fill(text);
  await expect(consent(page, standIn)).not.toBeChecked();
  await button(page, 'Ask the model').click();
  await expect(consent(page, standIn)).toBeFocused();
  await expect(consent(page, standIn)).toHaveAccessibleDescription(
    'Error: Tick this box first. Until then, nothing is sent.',
  );
  await checkAccessibility(page, { name: 'without consent' });
  expect(standIn.asked).toEqual([]);

  await consent(page, standIn).click();
  await button(page, 'Ask the model').click();
  const heading = page.getByRole('heading', { name: 'Your text in plain English' });
  await expect(heading).toBeFocused();
  expect(await timesAnnounced(page, answered)).toBe(1);
  expect(await timesAnnounced(page, `Sent to ${standIn.host}. Waiting for the answer.`)).toBe(1);
  await expect(page.getByText(better)).toBeVisible();
  await expect(
    page.getByText(`By small-model at ${standIn.host}. It may be wrong or leave something out.`),
  ).toBeVisible();
  expect(standIn.asked.map(({ body }) => body.messages[1]?.content)).toEqual([text]);
  expect(standIn.asked[0]?.authorization).toBe(`Bearer ${key}`);
  await expect(consent(page, standIn)).not.toBeChecked();
  await expect(field(page)).toHaveValue(text);
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `a suggestion of the model, ${label}` }));
  await checkReflow(page, { name: 'a suggestion of the model' });

  await button(page, 'Copy the suggestion').click();
  await expect(page.locator('.toast', { hasText: 'Suggestion copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(better);
  await button(page, 'Use this text').click();
  await expect(field(page)).toHaveValue(better);
  await expect(heading).toBeFocused();
  expect(await timesAnnounced(page, 'The suggestion is in your text.')).toBe(1);
  await expect(button(page, 'Use this text')).toHaveCount(0);
  await button(page, 'Undo (the suggestion of the model)').click();
  await expect(field(page)).toHaveValue(text);
  await expect(heading).toBeFocused();
  expect(await timesAnnounced(page, 'Your text is restored.')).toBe(1);
  await expect(page.getByText('The suggestion is in your text.', { exact: true })).toHaveCount(0);

  // The next question needs its own consent, and a changed text is not replaced.
  await button(page, 'Ask the model').click();
  await expect(consent(page, standIn)).toBeFocused();
  await field(page).fill(`${text} Bring a friend.`);
  await expect(page.getByText('You changed your text after you asked.')).toBeVisible();
  await expect(button(page, 'Use this text')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Assistive Devices' }).click();
  await page.getByRole('tab', { name: 'Content Analyzer' }).click();
  await expect(heading).toBeVisible();
  expect(standIn.asked).toHaveLength(1);
  expect(await page.title()).toBe('AI Assistant – Doorways');
});

test('by keyboard: what is hard to read, a question that is cancelled, and one that fails and is asked again', async ({
  page,
  problems,
  standIn,
}) => {
  problems.allow(/status of 503.*assistant\/suggestions/);
  await open(page);
  await field(page).focus();
  await page.keyboard.insertText(text);
  await fold(page).press('Enter');
  const plain = page.getByRole('radio', { name: 'Say it in plain English' });
  await expect(plain).toBeChecked();
  await plain.press('ArrowUp');
  const hard = page.getByRole('radio', { name: 'Tell me what is hard to read' });
  await expect(hard).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(consent(page, standIn)).toBeFocused();
  await page.keyboard.press('Space');

  standIn.answer(waits);
  const ended = standIn.nextLeft();
  await button(page, 'Ask the model').press('Enter');
  await expect(button(page, 'Waiting for the answer…')).toBeFocused();
  await expect.poll(() => standIn.asked.length).toBe(1);
  await checkAccessibility(page, { name: 'waiting for the model' });
  await page.keyboard.press('Tab');
  await expect(button(page, 'Cancel the question')).toBeFocused();
  await page.keyboard.press('Enter');
  await ended;
  await expect(button(page, 'Ask the model')).toBeFocused();
  expect(await timesAnnounced(page, 'Cancelled. The model may have your text already.')).toBe(1);
  await expect(consent(page, standIn)).not.toBeChecked();

  standIn.answer(answersWith(500, text));
  await consent(page, standIn).press('Space');
  await forgetAnnouncements(page);
  await button(page, 'Ask the model').press('Enter');
  await expect(page.getByRole('heading', { name: 'The model gave no suggestion' })).toBeVisible();
  const said = /We couldn’t reach the outside model\. Try again in a moment\. Your text is still here\./;
  expect(await timesAnnounced(page, said)).toBe(1);
  await expect(button(page, 'Ask the model')).toBeFocused();
  await checkAccessibility(page, { name: 'the model failed' });
  await expect(field(page)).toHaveValue(text);
  await expect(hard).toBeChecked();
  await expect(consent(page, standIn)).toBeChecked();

  standIn.answer(says('“Endeavour” is a hard word.'));
  await button(page, 'Ask again').press('Enter');
  await expect(page.getByRole('heading', { name: 'What is hard to read' })).toBeFocused();
  await expect(page.getByText('“Endeavour” is a hard word.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The model gave no suggestion' })).toHaveCount(0);
  expect(await timesAnnounced(page, answered)).toBe(1);
  await expect(button(page, 'Use this text')).toHaveCount(0);
  await expect(consent(page, standIn)).not.toBeChecked();
  expect(standIn.asked).toHaveLength(3);
  await crawlKeyboard(page);
});

test('who leaves the page takes the question back; an answer that comes while typing takes no focus', async ({
  page,
  standIn,
}) => {
  await open(page);
  await field(page).fill(text);
  await fold(page).click();
  const { promise: opened, resolve: release } = Promise.withResolvers<void>();
  standIn.answer((response, asked) => void opened.then(() => says(better)(response, asked)));
  await consent(page, standIn).click();
  await button(page, 'Ask the model').click();
  await field(page).press('End');
  release();
  await expect(page.getByRole('heading', { name: 'Your text in plain English' })).toBeVisible();
  expect(await timesAnnounced(page, answered)).toBe(1);
  await expect(field(page)).toBeFocused();

  standIn.answer(waits);
  const ended = standIn.nextLeft();
  await consent(page, standIn).click();
  await button(page, 'Ask the model').click();
  await expect.poll(() => standIn.asked.length).toBe(2);
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' }).click();
  await ended;
  await expect(page).toHaveURL('/');
  expect((await announcements(page)).filter(({ text: said }) => /The model gave no suggestion/.test(said))).toEqual([]);
});

test('after ten questions in ten minutes the next is refused, and keeps what was chosen', async ({
  page,
  problems,
  standIn,
}) => {
  problems.allow(/status of 429.*assistant\/suggestions/);
  standIn.answer(says('Fine.'));
  await open(page, 16);
  for (let n = 0; n < 10; n += 1) {
    const data = { text, wish: 'plain', consent: true };
    expect((await page.request.post('/api/assistant/suggestions', { data })).status()).toBe(200);
  }
  await field(page).fill(text);
  await fold(page).click();
  await page.getByRole('radio', { name: 'Make it shorter' }).click();
  await consent(page, standIn).click();
  await button(page, 'Ask the model').click();
  await expect(
    page.getByText(/^That was a lot in a short time\. Try again in \d+ seconds\. Your text is still here\.$/),
  ).toBeVisible();
  await expect(field(page)).toHaveValue(text);
  await expect(page.getByRole('radio', { name: 'Make it shorter' })).toBeChecked();
  await expect(consent(page, standIn)).toBeChecked();
  expect(standIn.asked).toHaveLength(10);
});
