import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';

/** Where nothing else is set, money is in US dollars (C-17). */
test.use({ serverEnv: { RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('while campaigns load there are three shapes, and then each says name, status, objective, budget, spent and created', async ({
  page,
}) => {
  await signInAs(page, 1);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/api\/advertising\/campaigns\?/, async (route) => {
    await held;
    await route.continue();
  });
  const asking = page.waitForRequest(/\/api\/advertising\/campaigns\?/);
  await page.goto('/ads');
  await asking;
  const shapes = page.getByRole('tabpanel').locator('.skeletons > [aria-hidden=true]');
  await expect(shapes).toHaveCount(3);
  release();
  await settled(page);
  await expect(shapes).toHaveCount(0);
  const card = page.getByRole('article', { name: 'We speak Auslan' });
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Pause We speak Auslan' })).toBeVisible();
  const facts = await card
    .locator('.facts > div')
    .evaluateAll((all) =>
      all.map((one) => [one.querySelector('dt')?.textContent, one.querySelector('dd')?.textContent]),
    );
  expect(facts).toEqual([
    ['Objective', 'Brand Awareness'],
    ['Budget', 'Daily Budget USD 8.00'],
    ['Spent', 'USD 0.00'],
    ['Created', expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/)],
  ]);
});

test('amounts are in US dollars where nothing else is set, and campaigns, creatives and spending have their fields', async ({
  page,
}) => {
  await signInAs(page, 1);
  const ask = async (path: string) => (await page.request.get(`/api/advertising/${path}`)).json();
  const spending = await ask('account/spending');
  expect(spending.currency).toBe('USD');
  await page.goto('/ads');
  await settled(page);
  const total = page.locator('.ads-tiles > div').filter({ hasText: 'Total Spent' }).locator('dd');
  await expect(total).toHaveText(`USD ${spending.totalSpent.toFixed(2)}`);
  const [campaign] = await ask('campaigns');
  expect(campaign).toMatchObject({
    id: expect.any(Number),
    name: 'We speak Auslan',
    objective: 'awareness',
    budgetType: 'daily',
    budget: 8,
    startDate: expect.any(String),
    endDate: null,
    status: 'active',
    spentAmount: 0,
    createdAt: expect.any(String),
  });
  const [creative] = await ask('creatives');
  expect(creative).toMatchObject({
    id: expect.any(Number),
    title: 'Two of us speak Auslan',
    type: 'text',
    imageUrl: null,
    altText: '',
    callToAction: 'Learn more',
  });
});
