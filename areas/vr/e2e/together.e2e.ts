import type { Page } from '@playwright/test';
import { castMember } from '#demo/cast.ts';
import { announcements, forgetAnnouncements } from '#platform/web/testing/announcements.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { captions, enter, join, leave, people, voice } from './visit.ts';

// A member who has stored no preferences: the specified answer is 404, and the browser notes it.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));
test.describe.configure({ timeout: 300_000 });

const title = 'Auslan kitchen';
const nameOf = (id: number) => castMember(id).displayName;
const at = (page: Page, place: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: place, exact: true }) });
async function go(page: Page, place: string) {
  await page.getByLabel('What would you like to do?').fill(`go to ${place}`);
  await page.keyboard.press('Enter');
}

test('in words, on the map and in 3D: three meet, are guided, talk, read captions, are kept apart by a block, and leave', async ({
  page: words,
  another,
}) => {
  await signInAs(words, 14);
  const [map, three] = [await another(9), await another(12)];
  const speech = await enter(words, title);
  await enter(map, title);
  await enter(three, title);
  await map.getByRole('radio', { name: 'Flat map' }).check();
  await three.getByRole('radio', { name: '3D' }).check();
  await expect(map.getByRole('application', { name: /^Map of the room\./ })).toBeVisible();
  await expect(three.getByRole('application', { name: /^Room in 3D\./ })).toBeVisible({ timeout: 60_000 });
  // A machine without a graphics card draws with the processor, which the voices of all three need too.
  await three.getByRole('combobox', { name: 'How it is drawn' }).selectOption('One picture a second');
  for (const [one, others] of [
    [words, [9, 12]],
    [map, [12, 14]],
    [three, [9, 14]],
  ] as const) {
    for (const id of others)
      await expect(people(one).getByRole('heading', { level: 3, name: nameOf(id) })).toBeVisible();
  }

  // Guided by the one in 3D: what the text visitor is told on the way, the map visitor sees.
  await words.getByRole('button', { name: new RegExp(`^Guide me ?, ${nameOf(12)}`) }).click();
  await three.getByRole('button', { name: 'Yes, guide them' }).click();
  await expect(words.getByRole('button', { name: 'Stop following' })).toBeVisible();
  await forgetAnnouncements(words);
  await go(three, 'the window');
  await expect(words.getByText(/^You are near the window/).first()).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(
      async () => (await announcements(words)).filter(({ text }) => text.startsWith('You are near the window')).length,
    )
    .toBe(1);
  await expect(at(map, 'The window')).toContainText(nameOf(12));
  await expect(at(map, 'The window')).toContainText(nameOf(14));
  await words.getByRole('button', { name: 'Stop following' }).click();

  // Two talk; the one in 3D only reads who does.
  await join(words);
  await join(map);
  for (const one of [words, map]) {
    await expect(voice(one).getByText('You’re in voice, and connected with 1 person.')).toBeVisible({
      timeout: 30_000,
    });
  }
  await voice(map).getByRole('button', { name: 'Turn the microphone on' }).click();
  await expect(voice(three).getByText(new RegExp(`^${nameOf(9)} is talking\\.`))).toBeVisible({ timeout: 20_000 });
  await voice(map).getByRole('button', { name: 'Turn the microphone off' }).click();

  // Captions: from the browser of whoever speaks, and typed by the one who listens with their eyes.
  await voice(words).getByRole('button', { name: 'Turn the microphone on' }).click();
  await words.getByRole('switch', { name: 'Caption what I say' }).check();
  await expect.poll(() => speech.hear('Shall we have tea?')).toBe(true);
  for (const one of [map, three])
    await expect(captions(one).getByText('Shall we have tea?', { exact: true })).toBeVisible();
  await three.getByText('Type captions').click();
  await three.getByRole('combobox', { name: 'Who is talking' }).selectOption({ label: nameOf(9) });
  await three.getByRole('textbox', { name: 'What they say' }).fill('Milk, please.');
  await three.keyboard.press('Enter');
  for (const one of [words, map]) await expect(captions(one).getByText('Milk, please.', { exact: true })).toBeVisible();

  // A block parts two of them in the room, in voice and in captions; the third still meets both.
  await words.getByRole('button', { name: `More for ${nameOf(9)}` }).click();
  await words.getByRole('menuitem', { name: `Block ${nameOf(9)}` }).click();
  await words
    .getByRole('alertdialog')
    .getByRole('button', { name: `Block ${nameOf(9)}` })
    .click();
  for (const [one, hidden] of [
    [words, 9],
    [map, 14],
  ] as const) {
    await expect(people(one).getByRole('heading', { level: 3, name: nameOf(hidden) })).toHaveCount(0);
    await expect(people(one).getByRole('heading', { level: 3, name: nameOf(12) })).toBeVisible();
    await expect(voice(one).getByText('You’re in voice. No one else is.')).toBeVisible({ timeout: 20_000 });
  }
  await expect(people(three).getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect.poll(() => speech.hear('This is for one of you.')).toBe(true);
  await expect(captions(three).getByText('This is for one of you.', { exact: true })).toBeVisible();
  await expect(captions(map).getByText('This is for one of you.', { exact: true })).toHaveCount(0);

  await leave(words);
  await leave(map);
  await expect(people(three).getByText('No one else is in this room.')).toBeVisible({ timeout: 20_000 });
  await leave(three);
  await three.goto('/vr-social-spaces');
  await expect(
    three.getByRole('listitem').filter({ has: three.getByRole('link', { name: title, exact: true }) }),
  ).toContainText('0 of 8 people');
  expect((await words.request.delete('/api/users/9/block')).status()).toBe(200);
});
