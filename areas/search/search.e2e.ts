import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const field = (page: Page) => page.getByLabel('Say it in your own words');
const box = (page: Page) => page.getByRole('search', { name: 'Doorways' }).getByRole('combobox');
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const results = (page: Page, pattern: RegExp) => page.locator('#main').getByText(pattern);

test('a search by keyboard says once how many there are, and is an address', async ({ page }) => {
  await page.goto('/search');
  await settled(page);
  await field(page).focus();
  await page.keyboard.type('ramp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=ramp$/);
  const said = await results(page, /^\d+ results? for “ramp”$/).textContent();
  await expect.poll(() => timesAnnounced(page, said ?? '')).toBe(1);
  await expect(field(page)).toBeFocused();
  await page.getByRole('link', { name: /^Posts \d+$/ }).click();
  await expect(page).toHaveURL(/kind=posts/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=ramp$/);
});

test('the search box of the header leads here', async ({ page }) => {
  await page.goto('/faq');
  await settled(page);
  await box(page).fill('tram');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=tram$/);
  await expect(field(page)).toHaveValue('tram');
});

test('nothing found is said plainly, with what was tried and ways on', async ({ page }) => {
  await page.goto('/search?q=zzzqqq');
  await expect(page.getByRole('heading', { name: 'No results for “zzzqqq”' })).toBeVisible();
  await expect(
    page.getByText(
      'We looked through people, posts, tags, support groups, local communities, help and settings, resources, events, skills and NDIS providers that are open to you.',
    ),
  ).toBeVisible();
  await expect.poll(() => timesAnnounced(page, 'No results for “zzzqqq”')).toBe(1);
  await expect(page.getByRole('list', { name: 'Tags in use' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    '/contact-support',
  );
  await checkAccessibility(page, { name: 'search without results' });
});

test('guests find public posts, and are told about members', async ({ page }) => {
  await signOut(page);
  await page.goto('/search?q=zzzqqq');
  await expect(page.getByText('We looked through what is public.')).toBeVisible();
  await page.goto('/search?q=ramp');
  await expect(results(page, /results? for “ramp”/).first()).toBeVisible();
  await signInAs(page, 1);
});

test('everyday words find service words, and one link searches for the typed words only', async ({ page }) => {
  await page.goto('/search?q=OT');
  await expect(page.getByText(/(Also|We also) searched for: .*occupational therapy/)).toBeVisible();
  await page.goto('/search?q=ramp+access');
  await settled(page);
  await page.goto('/search?q=carer');
  await page.getByRole('link', { name: 'Search for my words only' }).click();
  await expect(page).toHaveURL(/words=typed/);
  await expect(page.getByText('Only your own words were searched for.')).toBeVisible();
});

test('suggestions by keyboard: arrows, Enter, Escape, and the count is said once', async ({ page }) => {
  await page.goto('/faq');
  await settled(page);
  await box(page).focus();
  await page.keyboard.type('ram');
  // Of these three letters: the list of the first two may come before.
  const { groups } = await (await page.request.get('/api/search/suggestions?q=ram')).json();
  const count = (groups as { items: unknown[] }[]).flatMap(({ items }) => items).length;
  await expect(options(page)).toHaveCount(count);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(8);
  await expect.poll(() => timesAnnounced(page, count === 1 ? '1 suggestion' : `${count} suggestions`)).toBe(1);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Home');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  expect(await box(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('ram');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await page.keyboard.type('ram');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(profile|post|tag)\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an arrow pressed before the code of the list is there counts when it comes', async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route(/suggestion-list-[^/]*\.js$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/faq');
  await settled(page);
  await box(page).focus();
  await page.keyboard.type('ram');
  await page.keyboard.press('ArrowDown');
  late.resolve();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
});

/** Holds back the suggestions for these letters; `come` lets them come, and waits until they have. */
async function holdBack(page: Page, letters: string) {
  const free = Promise.withResolvers<void>();
  const there = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(`**/api/search/suggestions?q=${letters}`, async (route) => {
    asked.resolve();
    await free.promise;
    const answer = await route.fetch();
    await route.fulfill({ response: answer }).catch(() => undefined);
    there.resolve();
  });
  const come = async () => {
    free.resolve();
    await there.promise;
    await settled(page);
  };
  return { asked: asked.promise, come };
}

test('what the arrows are on is what Enter opens, also when a newer list was on its way', async ({ page }) => {
  await page.goto('/faq');
  await settled(page);
  await box(page).focus();
  await page.keyboard.type('ra');
  await expect(options(page).first()).toBeVisible();
  const before = await options(page).allTextContents();
  const { groups } = await (await page.request.get('/api/search/suggestions?q=ra')).json();
  const newer = await holdBack(page, 'ram');
  await page.keyboard.type('m');
  await newer.asked;
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await newer.come();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page)).toHaveText(before);
  // Back in the text, the list is that of the text again.
  const read = page.waitForResponse('**/api/search/suggestions?q=ram');
  await page.keyboard.press('Home');
  await read;
  await expect(options(page)).not.toHaveText(before);
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await box(page).fill('');
  await page.keyboard.type('ra');
  await expect(options(page)).toHaveText(before);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(groups[0].items[0].href);
});

test('typing on leads back into the text: Enter searches for it', async ({ page }) => {
  await page.goto('/faq');
  await settled(page);
  await box(page).focus();
  await page.keyboard.type('ra');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await holdBack(page, 'ram');
  await page.keyboard.type('m');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=ram$/);
});

test('Enter in the moment in which the option is marked opens it', async ({ page }) => {
  await page.goto('/faq');
  await settled(page);
  const answer = await holdBack(page, 'ram');
  await box(page).focus();
  await page.keyboard.type('ram');
  await page.keyboard.press('ArrowDown');
  await answer.asked;
  await box(page).evaluate((input) => {
    const press = () => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }));
    // Heard of before anything else can happen on the page.
    new MutationObserver((_, watch) => {
      if (!document.querySelector('[role=option][aria-selected=true]')) return;
      watch.disconnect();
      press();
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await answer.come();
  await expect(page).toHaveURL(/\/(profile|post|tag)\//);
});

test('suggestions by pointer: a press opens one, and leaving closes the list', async ({ page }) => {
  await page.goto('/search');
  await settled(page);
  await field(page).click();
  await page.keyboard.type('ram');
  await expect(options(page).first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(options(page)).toHaveCount(0);
  await field(page).click();
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const last = options(page).last();
  await expect(last).toBeVisible();
  await last.click();
  await expect(page).not.toHaveURL(/search/);
});

test('an empty box offers recent searches when asked, and nothing by itself', async ({ page }) => {
  await page.goto('/search?q=banksia');
  await expect(results(page, /for “banksia”/).first()).toBeVisible();
  await page.goto('/faq');
  await settled(page);
  await box(page).focus();
  await expect(options(page)).toHaveCount(0);
  // The list's code comes with the focus; until then the key is only a key.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(options(page)).toHaveText(['banksia'], { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=banksia/);
  await page.evaluate(() => localStorage.clear());
});

test('a late answer to earlier letters is dropped', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/api/search/suggestions?q=ra', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/search');
  await settled(page);
  await field(page).focus();
  const asked = page.waitForRequest('**/api/search/suggestions?q=ra');
  await page.keyboard.type('ra');
  await asked;
  await page.keyboard.type('mzz');
  await expect.poll(() => timesAnnounced(page, 'No suggestions')).toBe(1);
  release();
  await settled(page);
  await expect(options(page)).toHaveCount(0);
});

const covered = {
  'axe undecided color-contrast': 'The open list lies over parts of the page; they are checked without it.',
};

test('the open list is sound in every theme and width, and at 320 pixels with the largest text', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/search');
  await settled(page);
  const openList = async () => {
    await field(page).focus();
    await field(page).fill('');
    await page.keyboard.type('ram');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  };
  await withThemes(page, async ({ label }) => {
    await openList();
    await checkAccessibility(page, { name: `suggestions ${label}`, accept: covered });
  });
  await openList();
  await checkReflow(page, { name: 'suggestions' });
});

test('in forced colours the option that the arrows are on has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/faq');
  await settled(page);
  await box(page).focus();
  await page.keyboard.type('ram');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const outline = (nth: number) =>
    options(page)
      .nth(nth)
      .evaluate((one) => getComputedStyle(one).outlineStyle);
  // No engine here: it reads the colours of the style sheets, and the device's own are shown.
  expect([await outline(0), await outline(1)]).toEqual(['solid', 'none']);
});

test('a moderator adds a pair of search words and takes it off again', async ({ page }) => {
  test.setTimeout(240_000);
  await signInAs(page, 3);
  await page.goto('/admin/search-words');
  await expect(page.getByText('Moderators keep this list')).toBeVisible();
  await signInAs(page, 1);
  await page.goto('/admin/search-words');
  await settled(page);
  const add = page.getByRole('button', { name: 'Add the pair' });
  await add.click();
  await expect(
    page.getByRole('alert').or(page.getByRole('group')).getByText('Write the everyday words.').first(),
  ).toBeVisible();
  await page.getByLabel('Everyday words').fill('helping hand dog');
  await page.getByLabel('Service words').fill('assistance animal');
  await page.getByLabel('Service words').press('Enter');
  await expect.poll(() => timesAnnounced(page, 'Added: helping hand dog and assistance animal')).toBe(1);
  const remove = page.getByRole('button', { name: 'Remove helping hand dog and assistance animal' });
  await expect(remove).toBeVisible();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `search words ${label}` }));
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(remove).toBeVisible();
  await remove.click();
  await expect(remove).toHaveCount(0);
});

test('recent searches are kept on this device and can be cleared', async ({ page }) => {
  await page.goto('/search?q=banksia');
  await expect(results(page, /for “banksia”/).first()).toBeVisible();
  await page.goto('/search');
  await page.getByRole('link', { name: 'banksia' }).click();
  await expect(page).toHaveURL(/q=banksia/);
  await page.goto('/search');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Recent searches')).toHaveCount(0);
});

test('a misspelt name finds the member', async ({ page }) => {
  const member = (await (await page.request.get('/api/users/5')).json()) as { displayName: string };
  const last = member.displayName.split(' ').at(-1) ?? '';
  await page.goto(`/search?kind=people&q=${encodeURIComponent(`${last}n`)}`);
  await expect(page.getByRole('link', { name: member.displayName })).toBeVisible();
});

test('the results are sound in every theme, by keyboard and at 320 pixels', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/search?q=ramp');
  await settled(page);
  await expect(results(page, /results? for “ramp”/).first()).toBeVisible();
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `search ${label}` }));
  await crawlKeyboard(page, { name: 'search' });
  await checkReflow(page, { name: 'search' });
});

test('settings and answers are found: a setting opens its editor, an answer is unfolded', async ({ page }) => {
  await page.goto('/search?q=dark+mode');
  const section = page.getByRole('region', { name: 'Help and settings (1)' });
  await section.getByRole('link', { name: 'Colours' }).click();
  await expect(page).toHaveURL(/\/accessibility#setting-colorScheme$/);
  await expect(page.getByRole('button', { name: /^Colours/ })).toHaveAttribute('aria-expanded', 'true');
  await page.goto('/search?q=close+account&kind=help');
  await page.getByRole('link', { name: 'How do I close my account?' }).click();
  await expect(page.getByText('You have 14 days to change your mind')).toBeVisible();
  await page.goto('/search?q=password&kind=help');
  await checkAccessibility(page, { name: 'help and settings in the search' });
});

test('what is not found is requested, seen by its member, answered by a moderator, and told', async ({ page }) => {
  const words = `Tram map ${Date.now()} zzzqqq`;
  await signInAs(page, 9);
  await page.goto(`/search?${new URLSearchParams({ q: words })}`);
  const form = page.getByRole('form', { name: 'Request a resource' });
  await expect(form.getByLabel('What are you looking for?')).toHaveValue(words);
  await form.getByLabel('What do you need it for?').fill('For Footscray');
  await form.getByRole('button', { name: 'Request a resource' }).press('Enter');
  await expect.poll(() => timesAnnounced(page, /^Request sent/)).toBe(1);
  await page.goto('/resources/mine');
  await expect(page.getByRole('heading', { level: 3, name: words })).toBeVisible();
  await checkAccessibility(page, { name: 'own requests' });

  await signInAs(page, 1);
  await page.goto('/resources/review');
  const answer = page.getByRole('form', { name: `Answer: ${words}` });
  await answer.getByLabel('Resource that answers it').fill('no number');
  await answer.getByRole('button', { name: 'Dealt with' }).click();
  await expect(answer.getByText('Write the number of a resource, or its address.').first()).toBeVisible();
  const [resource] = (await (await page.request.get('/api/resources')).json()) as { id: number; title: string }[];
  await answer.getByLabel('Resource that answers it').fill(`/resources/${resource?.id}`);
  await answer.getByRole('button', { name: 'Dealt with' }).click();
  await expect(answer).toBeHidden();

  await signInAs(page, 9);
  await page.goto('/resources/mine');
  await expect(page.getByRole('listitem').filter({ hasText: words })).toContainText('In the library now');
});
