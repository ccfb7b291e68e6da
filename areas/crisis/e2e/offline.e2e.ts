import { expect, test } from '#platform/web/testing/journey.ts';

test('opens without a connection, and keeps nothing of a member', async ({ page, problems }) => {
  // The kept page does not bring its member's preferences, and asks for them: a member who has stored none gets 404.
  problems.allow(/ERR_INTERNET_DISCONNECTED|status of 404.*accessibility-preferences/);
  await page.goto('/crisis-support');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lifeline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 000' })).toHaveAttribute('href', 'tel:000');

  // The card needs nobody either.
  await page.getByRole('radio', { name: 'I can point' }).check();
  await page.getByLabel('Where is it?').fill('14 Hyde Street, Footscray');
  await expect(page.getByText('000 AMBULANCE. 14 Hyde Street, Footscray.')).toBeVisible();

  await page.getByRole('tab', { name: 'Request Support' }).click();
  await expect(page.getByText('This part needs a connection')).toBeVisible();

  const kept = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const answer = await cache.match(url);
        texts.push(
          `${new URL(url).pathname} ${answer?.headers.get('content-type')?.includes('html') ? await answer.text() : ''}`,
        );
      }
    }
    return texts;
  });
  const pages = kept.filter((text) => !/^\/(assets\/|[\w-]+\.(js|css|svg) $)/.test(text));
  expect(pages.map((text) => text.split(' ')[0])).toEqual(['/crisis-support', '/crisis-support/plan']);
  for (const text of pages) expect(text).toContain('"session":null');
  expect(kept.join('\n')).not.toContain('Thea Kostopoulos');

  // With a connection again, the kept page knows its member.
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByRole('button', { name: /, your account$/ })).toContainText('Thea Kostopoulos');
});
