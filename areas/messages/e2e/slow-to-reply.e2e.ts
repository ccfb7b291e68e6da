import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';

const badDay = { profile: { slowToReply: true }, until: new Date(Date.now() + 3_600_000).toISOString() };
const calm = { profile: {}, until: null };

test('a member who is slow to reply is said to be so where one writes to them', async ({ page, another }) => {
  const path = '/api/accessibility-preferences/24/low-energy';
  const them = await another(24);
  const { displayName } = await (await page.request.get('/api/users/24')).json();
  const sentence = (name: string) => `${name} may take longer to reply at the moment.`;
  const first = sentence(displayName.split(' ')[0]);
  await page.goto('/messages/with/24');
  await settled(page);
  await expect(page.getByText('may take longer to reply')).toHaveCount(0);
  expect((await them.request.put(path, { data: badDay })).status()).toBe(200);
  await page.reload();
  await settled(page);
  await expect(page.getByText(first, { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Message to / })).toHaveAccessibleDescription(
    new RegExp(`^${first}`),
  );
  await checkAccessibility(page, { name: 'A conversation with somebody who is slow to reply' });
  await page.goto('/profile/24');
  await settled(page);
  await expect(page.getByText(sentence(displayName), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Message/ }).first()).toHaveAccessibleDescription(sentence(displayName));
  expect((await them.request.put(path, { data: calm })).status()).toBe(200);
  await signInAs(page, 1);
  await page.goto('/profile/24');
  await settled(page);
  await expect(page.getByText('may take longer to reply')).toHaveCount(0);
});
