import type { Page } from '@playwright/test';
import { expect, settled, test } from '#platform/web/testing/journey.ts';

type Menu = Readonly<Record<string, readonly (readonly [path: string, label: string])[]>>;

/** SHELL-54 to SHELL-59, for whoever has every role. Entries besides the specified ones stand behind them. */
const whole: Menu = {
  Community: [
    ['/', 'Home'],
    ['/blogs', 'Blogs'],
    ['/forums', 'Forums'],
    ['/support-groups', 'Support Groups'],
    ['/resources', 'Resources'],
    ['/events', 'Events'],
    ['/bookings', 'Bookings'],
    ['/drafts', 'Drafts'],
  ],
  'AI & Accessibility': [
    ['/accessibility-assistant', 'AI Assistant'],
    ['/accessibility', 'Accessibility'],
    ['/wellness-tracking', 'Wellness tracking'],
    ['/crisis-support', 'Crisis Support'],
    ['/crisis-support/helping', 'Supporting others'],
    ['/access-passport', 'Access passport'],
    ['/supporters', 'Supporters'],
  ],
  'Learning & Skills': [
    ['/mentor-matching', 'Mentor Matching'],
    ['/skills-marketplace', 'Skills Marketplace'],
    ['/local-communities', 'Local Communities'],
    ['/vr-social-spaces', 'VR Social Spaces'],
  ],
  'Connect & Play': [
    ['/connections', 'Connections'],
    ['/arcade', 'Board Games Arcade'],
    ['/messages', 'Messages'],
    ['/meets', 'Meet plans'],
  ],
  'Business & Services': [
    ['/ndis-providers', 'NDIS Provider Directory'],
    ['/ads', 'Ads Manager'],
    ['/pricing', 'Pricing'],
    ['/subscription', 'Subscription'],
  ],
  Platform: [
    ['/api-docs', 'API Documentation'],
    ['/moderation', 'Moderation'],
    ['/moderation/ads', 'Ads to review'],
    ['/admin/search-words', 'Search words'],
    ['/resources/review', 'Review resources'],
    ['/mentor-matching/checks', 'Mentor checks'],
    ['/skills-marketplace/disputes', 'Skill disputes'],
    ['/connections/checks', 'Connections checks'],
    ['/ndis-providers/disputes', 'Provider disputes'],
    ['/admin/members', 'Members and roles'],
    ['/admin/parked', 'Parked work'],
    ['/crisis-support/applications', 'Supporter applications'],
    ['/admin/audit', 'Audit log'],
    ['/admin/legal-requests', 'Legal requests'],
    ['/ndis-providers/checks', 'Provider checks'],
    ['/ndis-providers/price-limits', 'Price limits'],
    ['/admin/billing', 'Plans and payments'],
    ['/admin/ads', 'Ad prices and refunds'],
  ],
};
/** What a member without any role is shown of it: of the platform, what every member may use. */
const forAll = ['/api-docs'];
const plain: Menu = Object.fromEntries(
  Object.entries(whole).map(([group, entries]) => [
    group,
    entries.filter(([path]) => (group === 'Platform' ? forAll.includes(path) : path !== '/crisis-support/helping')),
  ]),
);

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

/** The groups of the menu as they are read, each with the addresses and labels of its entries. */
async function menuOf(page: Page) {
  await open(page, '/faq');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu
    .locator('.archway')
    .evaluateAll((all) =>
      all.map((group) => [
        group.querySelector('h3')?.textContent?.trim(),
        [...group.querySelectorAll('a')].map((link) => [
          link.getAttribute('href'),
          link.querySelector('span')?.textContent,
        ]),
      ]),
    );
}

test('the menu has exactly these groups and entries in their order, each at an address that answers', async ({
  page,
  another,
}) => {
  const shown = await menuOf(page);
  expect(shown).toEqual(Object.entries(whole));
  for (const [path] of Object.values(whole).flat()) expect((await page.request.get(path)).status(), path).toBe(200);
  expect(await menuOf(await another(5))).toEqual(Object.entries(plain));
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
