import type { Page } from '@playwright/test';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { done, known } from './before.ts';
import { bySwitch } from './by-switch.ts';
import { makeWeek } from './week.ts';

const noah = 23;
const callum = 9;

// A member without stored preferences.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

/** The first word in the frame that goes over the symbol board. */
const onBoard = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.sym-frame')?.getBoundingClientRect();
    if (!box || box.width === 0) return '';
    const under = document.elementsFromPoint(box.left + Math.min(30, box.width / 2), box.top + box.height / 2);
    return under.find((one) => one.closest('button'))?.closest('button')?.textContent ?? '';
  });
/** What one-switch play is at. */
const inGame = (page: Page) => page.locator('.scan-bar strong').innerText();

test('five days of Noah, by two switches and one', async ({ page, another }) => {
  await signInAs(page, noah);
  const friend = await another(callum);
  await done(page, '/api/messages', { recipientId: callum, content: 'Hello' });
  await done(friend, '/api/messages', { recipientId: noah, content: 'How was the concert?' });

  await page.goto('/');
  await settled(page);
  const hand = bySwitch(page);
  const { here, to, choose, chooseBefore, goesTo, press, scans } = hand;
  const isAt = (words: RegExp) => expect.poll(here, { message: `The focus is on ${words}` }).toMatch(words);
  const week = makeWeek('The switch user');

  await week.step('Opens the messages by the menu', hand, async () => {
    await choose(/Skip to the menu/);
    await choose(/^button "Menu/);
    await choose(/^link "Messages/);
    await isAt(/^heading "Messages"/);
  });
  await week.step('Keeps them as a shortcut for the other days', hand, async () => {
    await chooseBefore(/your account/);
    await choose(/Keep a shortcut/);
    await isAt(/Shortcut kept/);
  });

  await week.step('Opens the newest message from Home', hand, async () => {
    await chooseBefore(/Doorways home/);
    await isAt(/^heading "Home"/);
    await choose(/^link "Messages/);
    await choose(/^link "Callum Fairweather/);
    await isAt(/^textbox "Message to Callum/);
  });
  await week.step('Starts the symbol board with one-switch scanning', hand, async () => {
    await choose(/Symbol board/);
    await choose(/^checkbox "One-switch scanning"/, 'Space');
    await choose(/Start scanning/);
  });
  await week.step('Answers in symbols, by one switch', hand, async () => {
    const frame = () => onBoard(page);
    await scans(frame, /^I$/);
    await scans(frame, /^I$/);
    await scans(frame, /^happy$/);
    await scans(frame, /^happy$/);
    await scans(frame, /^Send with symbols$/);
    await expect(page.getByRole('log').getByText('I am happy.').first()).toBeVisible();
  });

  await week.step('Registers for an event', hand, async () => {
    await goesTo('Events');
    await isAt(/^heading "Community Events"/);
    await choose(/^button "Register Slow mornings/);
    await isAt(/^button "Cancel registration Slow mornings/);
  });

  const rooms = await known<{ id: number; name: string; hostId: number }[]>(page, '/api/game-rooms');
  const room = rooms.find(({ name }) => name === 'Quick tic-tac-toe');
  const host = await another(room?.hostId ?? 0);
  const plays = (move: string, seq: number) => done(host, `/api/game-rooms/${room?.id}/moves`, { move, seq });
  await week.step('Joins a game that waits for someone', hand, async () => {
    await goesTo('Board Games Arcade');
    await choose(/^link "Join Game Quick tic-tac-toe/);
    await isAt(/^heading "Quick tic-tac-toe"/);
  });
  await week.step('Plays it to its end, by one switch', hand, async () => {
    await choose(/^button "One-switch play"/);
    const frame = () => inGame(page);
    await plays('1', 0);
    await scans(frame, /^Centre/i);
    await plays('2', 2);
    await scans(frame, /^Top right/i);
    await plays('4', 4);
    await scans(frame, /^Bottom left/i);
    await expect(page.locator('.board-status')).toHaveText(/^You won\./);
    await scans(frame, /^Stop one-switch play/);
    await isAt(/^button "One-switch play"/);
  });

  await week.step('Writes down how the day was', hand, async () => {
    await goesTo('Wellness tracking');
    await choose(/^button "More, Mood"/);
    await press('Enter');
    await choose(/^button "Less, Energy"/);
    await choose(/^button "Save entry"/);
    await expect(page.getByText('Entry saved').first()).toBeVisible();
  });
  await week.step('Goes home and likes the newest post', hand, async () => {
    await chooseBefore(/Doorways home/);
    await to(/^article "/);
    await choose(/^button "Like /);
    await isAt(/^button "Unlike /);
  });

  week.end();
});
