import type { Page } from '@playwright/test';
import { expect, settled, test } from '#platform/web/testing/journey.ts';

/** SHELL-54 to SHELL-59: what a group may hold, in this order. Areas that do not exist yet are not shown. */
const specified: Readonly<Record<string, readonly string[]>> = {
  Community: ['/', '/blogs', '/forums', '/support-groups', '/resources', '/events'],
  'AI & Accessibility': ['/accessibility-assistant', '/accessibility', '/wellness-tracking', '/crisis-support'],
  'Learning & Skills': ['/mentor-matching', '/skills-marketplace', '/local-communities', '/vr-social-spaces'],
  'Connect & Play': ['/connections', '/arcade', '/messages'],
  'Business & Services': ['/ndis-providers', '/ads', '/pricing', '/subscription'],
  Platform: ['/api-docs', '/moderation'],
};
const labels: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/accessibility-assistant': 'AI Assistant',
  '/ads': 'Ads Manager',
};

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

/** Entries besides the specified ones stand behind them (ground rule 1). */
const added: Readonly<Record<string, readonly string[]>> = {
  'AI & Accessibility': ['/crisis-support/helping', '/access-passport'],
  Platform: [
    '/admin/search-words',
    '/resources/review',
    '/admin/members',
    '/admin/parked',
    '/crisis-support/applications',
    '/admin/audit',
  ],
};

test('the menu has the specified groups and entries in their order, as far as they exist', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const groups = await menu.locator('.archway').evaluateAll((all) =>
    all.map((group) => ({
      name: group.querySelector('h3')?.textContent?.trim() ?? '',
      entries: [...group.querySelectorAll('a')].map((link) => ({
        path: link.getAttribute('href') ?? '',
        label: link.textContent?.trim() ?? '',
      })),
    })),
  );
  expect(groups.map(({ name }) => name)).toEqual(
    Object.keys(specified).filter((name) => groups.some((group) => group.name === name)),
  );
  for (const { name, entries } of groups) {
    const paths = entries.map(({ path }) => path);
    const inOrder = [...(specified[name] ?? []), ...(added[name] ?? [])];
    expect(paths).toEqual(inOrder.filter((path) => paths.includes(path)));
    for (const { path, label } of entries) expect(label).toBe(labels[path] ?? label);
  }
  const shown = groups.flatMap(({ entries }) => entries.map(({ path }) => path));
  expect(shown).toEqual(expect.arrayContaining(['/', '/accessibility', '/crisis-support']));
});

test('notifications and accessibility are one press away in the header', async ({ page }) => {
  await open(page, '/faq');
  const tools = page.getByRole('navigation', { name: 'Site' });
  const { unread } = await (await page.request.get('/api/session')).json();
  const bell = tools.getByRole('link', { name: /^Notifications/ });
  if (unread > 0) await expect(bell).toContainText(String(unread));
  await bell.click();
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
  await tools.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL(/\/accessibility$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
});

test('the footer says whom the place is for and whose it is, and leads to no page that is not there', async ({
  page,
}) => {
  await open(page, '/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('A community for people with disability, their families and carers');
  await expect(footer).toContainText(/© 20\d\d Doorways/);
  const away = await footer
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => !/^(\/|tel:)/.test(href)),
    );
  expect(away).toEqual([]);
});

test('Alt+M brings the main content into view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/faq');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await page.keyboard.press('Alt+KeyM');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
