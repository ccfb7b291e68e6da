import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

/** The button of a dialog stands in its foot. */
const accept = { 'ibm potential form_submit_button_exists': 'It stands in the foot of the dialog and names its form.' };
const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Tools for Text' }).getByRole('button', { name, exact: true });
const content = (title: string, ...blocks: object[]) => ({
  title,
  document: { type: 'doc', content: blocks },
  tags: [],
  contentWarning: '',
  extra: {},
});
const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });

async function newDraft(page: Page, body: object): Promise<number> {
  const answer = await page.request.post('/api/drafts', { data: { kind: 'blog', content: body } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
const stored = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/drafts/${id}`)).json()) as {
    content: { title: string; document: { content: { type: string }[] } };
  };
async function open(page: Page, id: number) {
  await page.goto(`/drafts/${id}`);
  await settled(page);
  await expect(page.getByRole('toolbar', { name: 'Tools for Text' })).toBeVisible();
}

test('a text with a heading, a list, a link, a table and a picture is written with the keyboard alone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signInAs(page, 2);
  await page.goto('/drafts');
  await settled(page);
  await checkAccessibility(page, { name: 'no drafts yet' });
  await page.getByRole('button', { name: 'Write a blog draft' }).press('Enter');
  await expect(page.getByRole('toolbar', { name: 'Tools for Text' })).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  await text(page).focus();

  const keys = page.keyboard;
  await keys.press('Alt+F10');
  await expect(tool(page, 'Heading')).toBeFocused();
  await keys.press('Escape');
  await expect(text(page)).toBeFocused();
  await keys.press('Control+Alt+2');
  await keys.type('The second bed');
  await keys.press('Enter');
  await keys.press('Alt+F10');
  await keys.press('Home');
  for (const name of ['Bold', 'Italic', 'Link', 'List']) {
    await keys.press('ArrowRight');
    await expect(tool(page, name)).toBeFocused();
  }
  await keys.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect(tool(page, 'List')).toHaveAttribute('aria-pressed', 'true');
  expect(await timesAnnounced(page, 'List on')).toBe(1);
  await keys.type('Cut it where it lies');
  await keys.press('Enter');
  await keys.press('Alt+ArrowRight');
  await keys.type('with a knife');
  await keys.press('Enter');
  await keys.press('Enter');
  await keys.press('Enter');

  await keys.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await keys.press('Enter');
  await expect(dialog.getByText('Write where the link leads.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await keys.press('Enter');
  await expect(dialog.getByText(/Write a web address such as/)).toBeVisible();
  await checkAccessibility(page, { name: 'the form of a link with errors', accept });
  await dialog.getByRole('textbox', { name: 'Address' }).fill('example.org/plans');
  await dialog.getByRole('textbox', { name: 'Words' }).fill('Plans for the bed');
  await keys.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect(text(page).getByRole('link', { name: 'Plans for the bed' })).toHaveAttribute(
    'href',
    'https://example.org/plans',
  );

  await tool(page, 'Table').press('Enter');
  await dialog.getByRole('button', { name: 'Add the table' }).press('Enter');
  await expect(text(page)).toBeFocused();
  await keys.type('Plant');
  await keys.press('ArrowRight');
  await keys.type('Water');
  await expect(text(page).getByRole('columnheader').first()).toHaveText('Plant');
  await expect(text(page).getByRole('row')).toHaveCount(3);

  await tool(page, 'Picture').press('Enter');
  await dialog.getByRole('button', { name: 'Add the picture' }).press('Enter');
  await expect(dialog.getByText('Choose a picture first.')).toBeVisible();
  const picture = await page.request.get('/avatars/user-2.png');
  await dialog
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'bed.png', mimeType: 'image/png', buffer: await picture.body() });
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('A raised bed with strawberries');
  await checkAccessibility(page, { name: 'the form of a picture', accept });
  await dialog.getByRole('button', { name: 'Add the picture' }).press('Enter');
  await expect(text(page).getByRole('img', { name: 'A raised bed with strawberries' })).toBeVisible();

  await expect(page.getByText(/Draft saved:/)).toBeVisible();
  await expect
    .poll(async () => (await stored(page, id)).content.document.content.map(({ type }) => type), { timeout: 15_000 })
    .toEqual(expect.arrayContaining(['heading', 'bulletList', 'paragraph', 'table']));
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `a text being written ${label}` }));
  await crawlKeyboard(page, { name: 'a text being written' });
  await checkReflow(page, { name: 'a text being written' });

  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  const preview = page.getByRole('article', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'The second bed' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A raised bed with strawberries' })).toBeVisible();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `a preview ${label}` }));
});

test('the check finds what is hard to read, fixes it at a press, and takes it back', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, 3);
  const id = await newDraft(
    page,
    content(
      'Bed',
      { type: 'heading', attrs: { level: 4 }, content: [{ type: 'text', text: 'Filling it' }] },
      paragraph('NEVER LIFT THE BAG. #disabilitypride'),
      {
        type: 'heading',
        attrs: { level: 4 },
        content: [
          { type: 'text', text: 'With ' },
          { type: 'mention', attrs: { userId: 7, username: 'thea' } },
        ],
      },
    ),
  );
  await open(page, id);
  const panel = page.getByRole('region', { name: 'Check before publishing' });
  await panel.getByRole('button', { name: 'Check this text' }).press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  expect(await timesAnnounced(page, 'Check finished. 3 suggestions.')).toBe(1);
  await panel.getByRole('button', { name: /^Use bold instead/ }).press('Enter');
  await expect(text(page).locator('strong')).toHaveText('Never lift the bag');
  await panel.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(text(page)).toContainText('NEVER LIFT THE BAG');
  // The heading beside it moves along, and comes back with it.
  const headings = text(page).getByRole('heading');
  const levels = () =>
    headings.evaluateAll((all) => all.map(({ tagName, textContent }) => `${tagName} ${textContent}`));
  const raise = panel.getByRole('button', { name: /^Make it level 2/ });
  await raise.press('Enter');
  await expect.poll(levels).toEqual(['H2 Filling it', 'H2 With @thea']);
  expect(await timesAnnounced(page, 'The heading has level 2 now. The next one moved with it.')).toBe(1);
  await panel.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect.poll(levels).toEqual(['H4 Filling it', 'H4 With @thea']);
  await raise.press('Enter');
  await expect.poll(levels).toEqual(['H2 Filling it', 'H2 With @thea']);
  await checkAccessibility(page, {
    name: 'a finished check',
    accept: {
      [`markup element-required-attributes #${await text(page).getAttribute('id')} > h2:nth-child(3) > img`]:
        'ProseMirror holds the caret behind a mention with it: empty, without size, and never stored.',
    },
  });
  await panel.getByRole('button', { name: /^Leave it .suggestion 1/ }).press('Enter');
  await panel.getByRole('button', { name: /^Go there/ }).press('Enter');
  await expect(text(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('#disabilitypride');
});

test('a killed page loses less than a second of typing, and gives the rest back with a choice', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 4);
  const id = await newDraft(page, content('Bed', paragraph('Kept on the server.')));
  await open(page, id);
  // The server is away, so that only the device can have it.
  await context.route('**/api/drafts/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await text(page).focus();
  await page.keyboard.press('Control+End');
  // By the clock of the page: how long the test takes to look is not counted.
  const times = await page.evaluateHandle(() => {
    const { setItem } = Storage.prototype;
    const at = { typed: 0, kept: 0 };
    addEventListener('keydown', () => Object.assign(at, { typed: performance.now() }), true);
    Storage.prototype.setItem = function (this: Storage, name, value) {
      if (value.includes('before the crash.')) at.kept ||= performance.now();
      setItem.call(this, name, value);
    };
    return at;
  });
  await page.keyboard.type(' Typed before the crash.', { delay: 20 });
  await expect.poll(() => times.evaluate(({ kept }) => kept)).toBeGreaterThan(0);
  expect(await times.evaluate(({ typed, kept }) => kept - typed)).toBeLessThan(1500);
  await page.evaluate(() => {
    // A crash says goodbye to nobody.
    for (const name of ['pagehide', 'visibilitychange'])
      addEventListener(name, (event) => event.stopImmediatePropagation(), true);
  });
  await page.close();
  const again = await context.newPage();
  await context.unroute('**/api/drafts/*');
  await open(again, id);
  await expect(again.getByText('You’ve started writing something')).toBeVisible();
  await checkAccessibility(again, { name: 'a text to restore' });
  await again.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(text(again)).toHaveText('Kept on the server. Typed before the crash.');
  await expect
    .poll(async () => JSON.stringify(await stored(again, id)), { timeout: 15_000 })
    .toContain('before the crash');
});

test('two tabs are told of each other, and no text is lost', async ({ page, context, problems }) => {
  test.setTimeout(120_000);
  problems.allow(/status of 409/);
  await signInAs(page, 5);
  const id = await newDraft(page, content('Bed', paragraph('Shared.')));
  const second = await context.newPage();
  await open(page, id);
  await open(second, id);
  await text(page).focus();
  await page.keyboard.type('First. ');
  await expect.poll(async () => JSON.stringify(await stored(page, id)), { timeout: 15_000 }).toContain('First.');
  await text(second).focus();
  await second.keyboard.type('Second. ');
  await expect(second.getByText('This draft was changed in another place')).toBeVisible({ timeout: 15_000 });
  await second.getByText('The other text', { exact: true }).click();
  await expect(second.getByText('First. Shared.')).toBeVisible();
  await expect(text(second)).toHaveText('Second. Shared.');
  await withThemes(second, async ({ label }) =>
    checkAccessibility(second, { name: `two texts of one draft ${label}` }),
  );
  await second.getByRole('button', { name: 'Keep the text on this page' }).press('Enter');
  await expect
    .poll(async () => JSON.stringify(await stored(page, id)), { timeout: 15_000 })
    .toContain('Second. Shared.');
});

test('drafts are listed, deleted and brought back; what is pasted keeps its structure and nothing else', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 6);
  const id = await newDraft(page, content('Pasted', paragraph('Start.')));
  await newDraft(page, content('A name without an end, '.repeat(8).trim(), paragraph('word '.repeat(80))));
  await open(page, id);
  await text(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await text(page).evaluate((element) => {
    const html =
      '<h1 style="color:red" onclick="globalThis.ran=1">Title</h1><script>globalThis.ran=1</script><ul><li>One<li>Two</ul>' +
      '<p><a href="javascript:globalThis.ran=1">bad</a> <a href="https://example.org/">good</a> <span lang="fr">bonjour</span> <span style="font-weight:700">strong</span>' +
      '<img src="https://evil.example/x.png" alt="A tram" onerror="globalThis.ran=1"></p>' +
      '<table><tr><th>Head</th></tr><tr><td>Cell</td></tr></table><iframe src="https://evil.example"></iframe>' +
      '<svg onload="globalThis.ran=1"><a onfocus="globalThis.ran=1" tabindex="1">vector</a></svg><template><p onclick="globalThis.ran=1">template</p></template>' +
      '<details open ontoggle="globalThis.ran=1"><summary onclick="globalThis.ran=1">Sum</summary></details><noscript><p onclick="globalThis.ran=1">none</p></noscript>';
    const data = new DataTransfer();
    data.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(text(page).getByRole('heading', { level: 2 })).toHaveText('Title');
  await expect(text(page).getByRole('listitem')).toHaveText(['One', 'Two']);
  await expect(text(page).getByRole('link')).toHaveText(['good']);
  await expect(text(page).locator('[lang=fr]')).toHaveText('bonjour');
  await expect(text(page).locator('strong')).toHaveText('strong');
  await expect(text(page)).toContainText('[Picture: A tram]');
  await expect(text(page).getByRole('columnheader')).toHaveText('Head');
  await expect(text(page)).toContainText('Sum');
  await expect(text(page)).not.toContainText(/vector|template|none/);
  // Dropped from another window, markup takes the same way in.
  await text(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p onclick="globalThis.ran=1"><img onerror="globalThis.ran=1" alt="A bus">Dropped <b>here</b></p>',
    );
    const { left, top } = element.querySelector('h2')?.getBoundingClientRect() ?? element.getBoundingClientRect();
    const place = { clientX: left + 2, clientY: top + 2 };
    element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, ...place, bubbles: true, cancelable: true }));
  });
  await expect(text(page)).toContainText('[Picture: A bus]Dropped here');
  await expect(text(page).locator('strong')).toHaveText(['here', 'strong']);
  expect(await text(page).locator('script, iframe, img, svg, [onclick], [style*=color]').count()).toBe(0);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);

  await page.goto('/drafts');
  await settled(page);
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `drafts ${label}` }));
  await checkReflow(page, { name: 'drafts' });
  await page.getByRole('button', { name: 'Delete the draft Pasted' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Pasted', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByRole('link', { name: 'Pasted', exact: true })).toBeVisible();
});
