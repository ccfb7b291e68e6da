import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { forgetAnnouncements, timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard, tabsTo } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const account = (page: Page) => page.getByRole('button', { name: /, your account$/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const covered = {
  'axe undecided color-contrast': 'An open panel lies over parts of the page; they were checked without it.',
};

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(title(page)).toBeVisible();
  await settled(page);
}

/** Pairs of tools of the header that lie over each other, and what sticks out of the window; each with its words. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.site-head :is(.head-home, .ribbon, .tool, .head-search)')];
    const boxes = all
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const words = [...one.querySelectorAll('span:not(.vh)')].filter((part) => part.checkVisibility());
        const rects = [one, ...words].map((part) => part.getBoundingClientRect());
        return {
          name: one.textContent,
          left: Math.min(...rects.map(({ left }) => left)),
          right: Math.max(...rects.map(({ right }) => right)),
          top: Math.min(...rects.map(({ top }) => top)),
          bottom: Math.max(...rects.map(({ bottom }) => bottom)),
        };
      });
    const found = boxes.flatMap((one, n) =>
      boxes
        .slice(n + 1)
        .filter(({ left, right }) => one.left < right - 1 && left < one.right - 1)
        .filter(({ top, bottom }) => one.top < bottom - 1 && top < one.bottom - 1)
        .map(({ name }) => `${one.name} and ${name}`),
    );
    const out = boxes.filter(({ left, right }) => left < 0 || right > document.documentElement.clientWidth);
    return [...found, ...out.map(({ name }) => `${name} sticks out`)];
  });

test.describe('the frame', () => {
  test('has header, main, footer and a skip link that comes first and leads to the content', async ({ page }) => {
    await open(page, '/faq');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('keeps the way to help in the same place on every page, at every width', async ({ page, problems }) => {
    // The crisis page that the browser keeps asks for preferences itself: 404 for a member who has stored none.
    problems.allow(/status of 404.*accessibility-preferences/);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const places: unknown[] = [];
      for (const path of ['/faq', '/sign-in', '/crisis-support', '/no-such-page']) {
        await open(page, path);
        // Without its menu it leads to the crisis page.
        const ribbon = page.getByRole('button', { name: 'Get help now' });
        await expect(ribbon).toHaveAttribute('href', '/crisis-support');
        const before = await page.evaluate(() => {
          const all = [...document.querySelectorAll('a[href], button')];
          return all.findIndex(({ id }) => id === 'help');
        });
        places.push({ box: await ribbon.boundingBox(), before });
      }
      for (const place of places) expect(place).toEqual(places[0]);
    }
  });

  test('cuts a very long name of whoever is signed in, tells it in a tooltip, and nothing lies over anything', async ({
    page,
  }) => {
    const names = ['Bartholomew Featherstonehaugh-Papadopoulos-Wijesinghe of Yarra', 'W'.repeat(60)].map((name) =>
      name.slice(0, 60),
    );
    const { member } = await (await page.request.get('/api/session')).json();
    const rename = async (displayName: string) => {
      const answer = await page.request.put(`/api/users/${member.id}`, { data: { displayName } });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    for (const name of names) {
      await rename(name);
      await open(page, '/faq');
      for (const size of ['100%', '200%']) {
        await page.evaluate((text) => {
          document.documentElement.style.fontSize = text;
        }, size);
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await overlaps(page), `${width} px, text at ${size}`).toEqual([]);
        }
      }
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.mouse.move(0, 400);
      await account(page).getByText(name).hover();
      await expect(page.getByRole('tooltip')).toHaveText(name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    }
    await rename(member.displayName);
    await open(page, '/faq');
    await account(page).getByText(member.displayName).hover();
    await account(page).hover({ position: { x: 5, y: 5 } });
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('shows the name and the plan of whoever is signed in', async ({ page }) => {
    await open(page, '/faq');
    const me = await (await page.request.get('/api/session')).json();
    await expect(account(page)).toContainText(me.member.displayName);
    await expect(account(page)).toContainText('Premium Member');
  });

  test('passes the checks in every theme and width, with each of its panels open', async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, '/privacy-policy');
    await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `frame, ${label}` }));
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `menu, ${label}`, accept: covered }));
    await page.keyboard.press('Escape');
    await account(page).click();
    await expect(page.getByRole('button', { name: /Keep a shortcut/ })).toBeVisible();
    await settled(page);
    await checkAccessibility(page, { name: 'account menu', accept: covered });
    await page.keyboard.press('Escape');
    await checkReflow(page, { name: 'frame' });
    await crawlKeyboard(page, { name: 'frame', from: 'body', footer: true });
  });
});

test.describe('the menu', () => {
  test('opens and closes by pointer, and marks the current page', async ({ page }) => {
    await open(page, '/crisis-support');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(page).getByRole('heading', { name: 'Where would you like to go?' })).toBeFocused();
    const current = menu(page).getByRole('link', { name: 'Crisis Support Current' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(menu(page).locator('[aria-current]')).toHaveCount(1);
    await menu(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await title(page)
      .click({ position: { x: 2, y: 2 }, force: true })
      .catch(() => undefined);
    // Above the frame: staff have so many pages that the menu reaches down to the end of the window.
    await page.mouse.click(700, 20);
    await expect(menu(page)).toHaveCount(0);
  });

  test('can be used by keyboard alone', async ({ page }) => {
    await open(page, '/faq');
    expect(await tabsTo(page, 'Menu')).toBeLessThanOrEqual(15);
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    const entry = menu(page).getByRole('link', { name: 'Crisis Support' });
    for (let presses = 0; presses < 40; presses++) {
      if (await entry.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(entry).toBeFocused();
    await forgetAnnouncements(page);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Crisis Support');
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveTitle('Crisis Support – Doorways');
    await expect(menu(page)).toHaveCount(0);
    expect(await timesAnnounced(page, 'Page loaded: Crisis Support')).toBe(1);
  });

  test('shows only what there is: no empty group, and every entry opens', async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, '/faq');
    await menuButton(page).click();
    for (const list of await menu(page).getByRole('list').all())
      expect(await list.getByRole('link').count()).toBeGreaterThan(0);
    const hrefs = await menu(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of hrefs) {
      await open(page, href);
      await expect(title(page)).not.toHaveText('404 Page Not Found');
    }
  });
});

test.describe('the account menu', () => {
  test('is a disclosure with links, for arrow keys, Tab and Escape', async ({ page }) => {
    await open(page, '/faq');
    await account(page).focus();
    await page.keyboard.press('ArrowDown');
    const profile = page.getByRole('link', { name: 'View Profile' });
    await expect(profile).toBeFocused();
    await expect(profile).toHaveAttribute('href', '/profile/1');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'Settings' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/accessibility');
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(profile).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(profile).toHaveCount(0);
    await expect(account(page)).toBeFocused();
  });

  test('closes when the focus goes on, and when one presses elsewhere', async ({ page }) => {
    await open(page, '/faq');
    await account(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
    await account(page).click();
    await page.mouse.click(5, 790);
    await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  });

  test('keeps a shortcut to the page, and lets it go again', async ({ page }) => {
    await open(page, '/faq');
    await account(page).click();
    await page.getByRole('button', { name: 'Keep a shortcut to this page' }).click();
    const kept = page.getByRole('button', { name: 'Shortcut kept to this page' });
    await expect(kept).toHaveAttribute('aria-pressed', 'true');
    expect(await timesAnnounced(page, 'Shortcut kept')).toBe(1);
    const stored = await (await page.request.get('/api/shortcuts')).json();
    expect(stored).toContainEqual({ path: '/faq', title: 'FAQ' });
    await page.reload();
    await account(page).click();
    await kept.click();
    await expect(page.getByRole('button', { name: 'Keep a shortcut to this page' })).toBeVisible();
    const left = async () => (await page.request.get('/api/shortcuts')).json();
    await expect.poll(left).not.toContainEqual({ path: '/faq', title: 'FAQ' });
  });

  test('starts and ends a bad day', async ({ page }) => {
    await open(page, '/faq');
    await account(page).click();
    await page.getByRole('button', { name: 'Bad-day settings', exact: true }).click();
    const bar = page.getByRole('region', { name: 'About this page' });
    await expect(bar).toContainText('Bad-day settings are on. They end by themselves at 4:00 am');
    await expect(page.locator('html')).toHaveAttribute('data-low-energy', '');
    await bar.getByRole('button', { name: 'Turn off bad-day settings' }).click();
    await expect(bar).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-low-energy', '');
  });
});

test.describe('a setting on trial', () => {
  // A member who has stored no preferences: the specified answer is 404, and the browser notes it.
  test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

  const trial = async (page: Page, member: number) => {
    await signInAs(page, member);
    await page.addInitScript(() => {
      const until = new Date(Date.now() + 600_000).toISOString();
      if (!sessionStorage.getItem('tried'))
        sessionStorage.setItem('accessibility-trial', JSON.stringify({ values: { fontSize: 'large' }, until }));
      sessionStorage.setItem('tried', '1');
    });
    await open(page, '/faq');
    await expect(page.locator('html')).toHaveAttribute('data-font-size', 'large');
    return page.getByRole('region', { name: 'About this page' });
  };

  test('goes back when told to', async ({ page }) => {
    const bar = await trial(page, 5);
    await expect(bar).toContainText('You are trying Text size: Large');
    await bar.getByRole('button', { name: 'Go back now' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-font-size', 'medium');
    await expect(bar).toHaveCount(0);
    expect(await timesAnnounced(page, 'Your own settings are restored.')).toBe(1);
  });

  test('stays when kept', async ({ page }) => {
    const bar = await trial(page, 6);
    await bar.getByRole('button', { name: 'Keep what you are trying' }).click();
    await expect(bar).toHaveCount(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-font-size', 'large');
  });
});

test.describe('messages', () => {
  test('one at a time, reached with F8, kept among the recent messages', async ({ page }) => {
    await open(page, '/privacy-policy');
    await account(page).click();
    await page.getByRole('button', { name: 'Keep a shortcut to this page' }).click();
    const region = page.getByRole('region', { name: 'Messages (F8)' });
    await expect(region).toContainText('Shortcut kept');
    await page.keyboard.press('F8');
    await expect(region).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(region.getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(region).toBeEmpty();
    await page.getByRole('button', { name: 'Recent messages' }).click();
    const dialog = page.getByRole('dialog', { name: 'Recent messages' });
    await expect(dialog).toContainText('Shortcut kept');
    await checkAccessibility(page, { name: 'recent messages' });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Recent messages' })).toBeFocused();
    await page.request.delete('/api/shortcuts?path=/privacy-policy');
  });

  test('a lost connection is said once, and so is its return', async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, '/faq');
    await forgetAnnouncements(page);
    await context.setOffline(true);
    await expect(page.getByRole('region', { name: 'About this page' })).toContainText('You’re offline.');
    expect(await timesAnnounced(page, 'You’re offline')).toBe(1);
    await context.setOffline(false);
    await expect(page.getByRole('region', { name: 'About this page' })).toHaveCount(0);
    expect(await timesAnnounced(page, 'connected again')).toBe(1);
  });
});

test.describe('keyboard shortcuts', () => {
  test('"?" lists them; Escape closes the list and gives the focus back', async ({ page }) => {
    await open(page, '/faq');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    await link.focus();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet).toContainText('Go to the main content');
    await checkAccessibility(page, { name: 'shortcut sheet' });
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('never fire while somebody types', async ({ page }) => {
    await open(page, '/contact-support');
    await page.getByLabel('Your message').fill('');
    await page.getByLabel('Your message').press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Your message')).toHaveValue('?');
  });

  test('a key pressed before their code is there is kept, and a typed letter stays a letter', async ({ page }) => {
    const held: (() => void)[] = [];
    await page.route('**/assets/frame-parts-*.js', async (route) => {
      await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    const arrive = async () => {
      for (const go of held.splice(0)) go();
      await settled(page);
    };
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.goto('/contact-support');
    await expect(title(page)).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    await page.keyboard.press('?');
    await expect(sheet).toHaveCount(0);
    await arrive();
    await expect(sheet).toBeVisible();

    await page.reload();
    await expect.poll(() => held.length).toBe(1);
    const message = page.getByLabel('Your message');
    await message.fill('');
    await message.press('?');
    await arrive();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
    await expect(message).toHaveValue('?');
    await expect(sheet).toHaveCount(0);
  });

  test('Alt+M goes to the content, Alt+A to the settings, Alt+H changes the contrast', async ({ page }) => {
    await open(page, '/faq');
    await page.keyboard.press('Alt+KeyM');
    await expect(page.getByRole('main')).toBeFocused();
    const theme = await page.locator('html').getAttribute('data-theme');
    await page.keyboard.press('Alt+KeyH');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
    await page.keyboard.press('Alt+KeyH');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme ?? 'light');
    await page.keyboard.press('Alt+KeyA');
    await expect(page).toHaveURL(/\/accessibility$/);
  });
});

test.describe('an unknown address', () => {
  test('says so, and helps on', async ({ page }) => {
    const answer = page.waitForResponse('**/no-such-page');
    await open(page, '/no-such-page');
    expect((await answer).status()).toBe(404);
    await expect(title(page)).toHaveText('404 Page Not Found');
    await expect(page).toHaveTitle('404 Page Not Found – Doorways');
    await expect(page.getByText('Did you forget to add the page to the router?', { exact: true })).toBeVisible();
    await checkAccessibility(page, { name: '404' });
    await crawlKeyboard(page, { name: '404' });
    await checkReflow(page, { name: '404' });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('search', () => {
  test('Enter in the header opens the results for the words', async ({ page }) => {
    await open(page, '/faq');
    await page.getByRole('banner').getByRole('combobox').fill('bus ramp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=bus\+ramp$/);
    await expect(title(page)).toBeFocused();
  });
});

test.describe('moving between pages', () => {
  test('Back returns to the place and to the link that was used', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, '/community-guidelines');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await link.click();
    await expect(title(page)).toHaveText('Privacy Policy');
    await expect(title(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(title(page)).toHaveText('Community Guidelines');
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('Back before the next view is drawn leads back all the same', async ({ page }) => {
    // React draws a new view in tasks of a message channel: while they are held back, a machine is as slow as can be.
    await page.addInitScript(() => {
      const held: (() => void)[] = [];
      const { postMessage } = MessagePort.prototype;
      let isHeld = false;
      MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: unknown[]) {
        const post = () => Reflect.apply(postMessage, this, sent);
        if (isHeld) held.push(post);
        else post();
      };
      Object.assign(window, {
        holdDrawing: (on: boolean) => {
          isHeld = on;
          if (!on) for (const post of held.splice(0)) post();
        },
      });
    });
    const hold = (on: boolean) =>
      page.evaluate((is) => (window as unknown as { holdDrawing(on: boolean): void }).holdDrawing(is), on);
    await open(page, '/accessibility-assistant?tab=analyzer');
    const tab = (name: string) => page.getByRole('tab', { name });
    await hold(true);
    await tab('Assistive Devices').click();
    await expect(page).toHaveURL(/tab=devices$/);
    await page.goBack();
    await expect(page).toHaveURL(/tab=analyzer$/);
    await hold(false);
    await settled(page);
    await expect(tab('Content Analyzer')).toHaveAttribute('aria-selected', 'true');
    await expect(tab('Assistive Devices')).toHaveAttribute('aria-selected', 'false');
  });

  test('the focus waits with a page for what it shows, and moves on to its heading', async ({ page }) => {
    await open(page, '/events');
    const { promise: free, resolve: answer } = Promise.withResolvers<void>();
    await page.route(/\/api\/events\/\d+$/, async (route) => {
      await free;
      await route.continue();
    });
    const h1 = page.getByRole('heading', { level: 1 });
    await page.locator('main h3 a[href^="/events/"], main h2 a[href^="/events/"]').first().click();
    await expect(h1).toHaveText('Event');
    await expect(h1).toBeFocused();
    answer();
    await expect(h1).not.toHaveText('Event');
    await expect(h1).toBeFocused();
  });

  test('a guest has the same frame, with a way in', async ({ page }) => {
    await signOut(page);
    await open(page, '/faq');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
      'href',
      '/sign-in?return=%2Ffaq',
    );
    await expect(account(page)).toHaveCount(0);
    await checkAccessibility(page, { name: 'frame for guests' });
    await checkReflow(page, { name: 'frame for guests' });
  });
});
