import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { defaultRecord } from '#platform/contract/preferences-shape.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.use({ serverEnv: { RATE_LIMITS: 'off' } });
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const ad = (page: Page) => page.getByRole('article', { name: 'Ad by Level Ground Mobility' });

interface Made {
  readonly id: number;
  readonly version: number;
}
async function sent<Body>(page: Page, path: string, data: object | Buffer): Promise<Body> {
  const answer = await page.request.post(path, {
    data,
    ...(Buffer.isBuffer(data) && { headers: { 'content-type': 'image/png' } }),
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** A picture of the demo’s business in Blogs and Events, approved. */
async function advertise(owner: Page, moderator: Page): Promise<void> {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#4466aa' } })
    .png()
    .toBuffer();
  const at = '/api/advertising';
  const { id: pictureId } = await sent<Made>(owner, `${at}/pictures?fileName=ramp.png`, picture);
  const { id: creativeId } = await sent<Made>(owner, `${at}/creatives`, {
    title: 'Ramps by the week',
    type: 'image',
    body: 'We bring it on Friday.',
    altText: 'A wooden ramp at a blue door.',
    callToAction: 'Learn more',
    linkUrl: null,
    pictureId,
  });
  const campaigns: (Made & { name: string })[] = await (await owner.request.get(`${at}/campaigns`)).json();
  const campaign = campaigns.find(({ name }) => name === 'Try a power chair at home');
  const set = await sent<Made>(owner, `${at}/campaigns/${campaign?.id}/ad-sets`, {
    name: 'Readers',
    surfaces: ['blogs', 'events'],
    frequency: 'day-3',
  });
  const one = await sent<Made>(owner, `${at}/ad-sets/${set.id}/ads`, { creativeId });
  await sent(moderator, `/api/moderation/ads/${one.id}/review`, { decision: 'approved', version: one.version });
}

test('an ad with a picture stands behind the tenth blog and event, is hidden, reported, and gone in concentration mode', async ({
  page,
  another,
}) => {
  const moderator = await another(24);
  await signInAs(page, 1);
  await advertise(page, moderator);
  const reader = await another(9);
  for (const path of ['/blogs', '/events']) {
    await open(reader, path);
    await expect(ad(reader)).toHaveCount(1);
    const place = await ad(reader).evaluate((one) => {
      const item = one.parentElement;
      return [item?.tagName, [...(item?.parentElement?.children ?? [])].indexOf(item as Element)];
    });
    expect([path, ...place]).toEqual([path, 'LI', 10]);
    const image = ad(reader).getByRole('img', { name: 'A wooden ramp at a blue door.' });
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await withThemes(reader, ({ label }) => checkAccessibility(reader, { name: `an ad in ${path}, ${label}` }));
    await checkReflow(reader, { name: `an ad in ${path}` });
  }

  await ad(reader).getByRole('button', { name: 'Report the ad by Level Ground Mobility' }).click();
  const form = reader.getByRole('dialog');
  await form.getByText('Spam or unwanted content').click();
  await form.getByRole('button', { name: 'Submit report' }).click();
  await expect(reader.locator('.toast').filter({ hasText: 'Report submitted' })).toBeVisible();
  await open(moderator, '/moderation');
  await moderator.getByRole('button', { name: /Spam or unwanted content.* ad / }).click();
  await expect(moderator.getByText('Ramps by the week').first()).toBeVisible();

  await ad(reader).getByRole('button', { name: 'Hide this ad by Level Ground Mobility' }).click();
  await expect(ad(reader).getByRole('button', { name: 'Show it again' })).toBeFocused();
  for (const path of ['/events', '/blogs']) {
    await open(reader, path);
    await expect(ad(reader)).toHaveCount(0);
  }

  const quiet = await another(15);
  await open(quiet, '/blogs');
  await expect(ad(quiet)).toHaveCount(1);
  const record = { ...defaultRecord, concentrationMode: true };
  expect((await quiet.request.put('/api/accessibility-preferences/15', { data: record })).status()).toBe(200);
  const asked: string[] = [];
  quiet.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/blogs', '/events']) {
    await open(quiet, path);
    await expect(quiet.getByRole('listitem').nth(10)).toBeAttached();
    await expect(ad(quiet)).toHaveCount(0);
  }
  expect(asked.filter((path) => path.startsWith('/api/ads'))).toEqual([]);
});
