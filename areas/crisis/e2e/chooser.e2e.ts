import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

const path = '/crisis-support';
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('shows what is open now in the chosen way, in the chosen state, and on its public holiday', async ({ page }) => {
  // Melbourne Cup Day, a Tuesday, at 1 pm in Melbourne.
  await page.clock.setFixedTime(new Date('2026-11-03T13:00:00+11:00'));
  await page.goto(path);
  const chooser = page.getByRole('region', { name: 'How can you communicate right now?' });
  await chooser.getByRole('radio', { name: 'I can talk' }).check();
  await chooser
    .getByLabel('What do you need?')
    .selectOption({ label: 'I need help with care, the NDIS or daily life' });
  const commission = chooser.getByRole('heading', { name: 'NDIS Quality and Safeguards Commission' });
  for (const [state, isOpen] of [
    ['Australian Capital Territory', true],
    ['New South Wales', true],
    ['Northern Territory', true],
    ['Queensland', true],
    ['South Australia', true],
    ['Tasmania', true],
    ['Victoria', false],
    ['Western Australia', true],
  ] as const) {
    await chooser.getByLabel('Your state or territory').selectOption({ label: state });
    await expect(commission).toHaveCount(isOpen ? 1 : 0);
    await expect(chooser.getByRole('heading', { name: 'Carer Gateway' })).toHaveCount(1);
  }
  await expect(chooser.getByText('Closed now')).toHaveCount(0);
});

test('by keyboard alone: the chats that are open, then the card', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Show all web chats that are open now' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'I can type' })).toBeFocused();
  const chooser = page.getByRole('region', { name: 'How can you communicate right now?' });
  await expect(chooser.getByText(/\d+ services are open now\./)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'I can point' })).toBeChecked();
  await page.getByLabel('What is happening?').fill('Chest pain');
  await page.getByRole('checkbox', { name: 'I can’t speak' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('000 AMBULANCE. Chest pain. I can’t speak.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Keep this card on this device' }).focus();
  await page.keyboard.press('Space');
  await page.reload();
  await page.getByRole('radio', { name: 'I can point' }).check();
  await expect(page.getByText('000 AMBULANCE. Chest pain. I can’t speak.')).toBeVisible();
  await page.getByRole('button', { name: 'Show it large' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Please read this' })).toContainText('Please call 000 for me');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear the card' }).click();
  await page.reload();
  await page.getByRole('radio', { name: 'I can point' }).check();
  await expect(page.getByText('000 AMBULANCE.', { exact: true })).toBeVisible();
});

for (const way of ['I can sign', 'I can point']) {
  test(`${way}: usable by everyone`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('radio', { name: way }).check();
    await settled(page);
    await withThemes(page, ({ label }) => checkAccessibility(page, { name: `${way} (${label})` }));
    await crawlKeyboard(page, { name: way, max: 60 });
    await checkReflow(page, { name: way });
  });
}
