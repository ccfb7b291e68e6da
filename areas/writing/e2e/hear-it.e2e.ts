import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { stubSpeech } from '#platform/web/testing/speech.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('an author reads and hears a draft as a screen reader says it, and the list follows what is written', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const speech = await stubSpeech(page, { msPerUtterance: 300 });
  await signInAs(page, 3);
  const words = (text: string, ...marks: object[]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) });
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [words('Filling it')] },
      {
        type: 'paragraph',
        content: [words('Read '), words('the plan', { type: 'link', attrs: { href: '/events' } }), words('.')],
      },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [words('A hat')] }] }],
      },
    ],
  };
  const content = { title: 'Bed', document, tags: [], contentWarning: '', extra: {} };
  const answer = await page.request.post('/api/drafts', { data: { kind: 'blog', content } });
  const { id } = (await answer.json()) as { id: number };
  await page.goto(`/drafts/${id}`);
  await settled(page);
  const hear = page.getByRole('region', { name: 'Hear it as a screen reader does' });
  await hear.getByRole('button', { name: 'Show what is heard' }).press('Enter');
  const lines = hear.getByRole('listitem');
  const order = [
    'heading level 2, Filling it',
    'Read',
    'link, the plan',
    'list of 1',
    'item 1 of 1',
    'A hat',
    'end of list',
  ];
  await expect(lines).toHaveText(order);
  await expect(hear.getByText('7 lines. Each one says what it is.')).toBeVisible();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `what is heard ${label}` }));
  await checkReflow(page, { name: 'what is heard' });

  // Nothing is said before it is asked for.
  expect(await speech.spoken()).toEqual([]);
  await hear.getByRole('button', { name: 'Read these lines' }).press('Enter');
  await expect(hear.locator('[aria-current]')).toHaveText('Read');
  await hear.getByRole('button', { name: 'Stop reading these lines' }).press('Enter');
  await expect(hear.getByRole('button', { name: 'Read these lines' })).toBeFocused();
  await expect(hear.locator('[aria-current]')).toHaveCount(0);
  expect(await timesAnnounced(page, 'Reading has stopped.')).toBe(1);
  await hear.getByRole('button', { name: 'Read these lines' }).press('Enter');
  await expect(hear.getByRole('button', { name: 'Read these lines' })).toBeVisible({ timeout: 15_000 });
  expect((await speech.spoken()).slice(-order.length).map(({ text }) => text)).toEqual(order);

  const text = page.getByRole('textbox', { name: 'Text' });
  await text.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Now ');
  await expect(lines.first()).toHaveText('heading level 2, Now Filling it');
});
