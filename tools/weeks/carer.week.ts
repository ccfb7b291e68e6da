import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { done } from './before.ts';
import { byHand } from './by-hand.ts';
import { makeWeek } from './week.ts';

const ngaire = 11;
const maiAnh = 5;

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
// A member without stored preferences, and what is asked while there is no connection.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences|ERR_INTERNET_DISCONNECTED/));

test('five days of Ngaire, with one thumb, interrupted and without a connection', async ({
  page,
  context,
  another,
}) => {
  await signInAs(page, ngaire);
  const friend = await another(maiAnh);
  await done(page, '/api/messages', { recipientId: maiAnh, content: 'Hello' });
  await done(friend, '/api/messages', { recipientId: ngaire, content: 'Are you all right for Thursday?' });

  await page.goto('/');
  await settled(page);
  const hand = byHand(page, { touch: true });
  const { press, type, goesTo, find, says, sees } = hand;
  const week = makeWeek('The tired carer');

  await week.step('Turns on her bad-day settings', hand, async () => {
    await press('button', 'Account');
    await press('button', 'Bad-day settings');
    await sees('button', 'Turn off bad-day settings');
  });
  await week.step('Begins a post and is called away', hand, async () => {
    await type('Write a post', 'An hour to myself again.');
    await page.reload();
    await settled(page);
  });
  await week.step('Finds what she wrote, and posts it', hand, async () => {
    await expect(find('textbox', 'Write a post')).toHaveValue('An hour to myself again.');
    await press('button', 'Post');
    await says(/^Post created/);
  });

  await week.step('Opens a message', hand, async () => {
    await goesTo('Messages');
    await press('link', /^Mai Anh Nguyen/);
    await sees('article', /Are you all right for Thursday/);
  });
  await week.step('Answers without a connection; it goes by itself later', hand, async () => {
    await context.setOffline(true);
    await type(/^Message to/, 'I am. Ring the bell when you come.');
    await press('button', 'Send');
    await context.setOffline(false);
    await says('Sent');
  });

  await week.step('Writes down the day without a connection; it goes by itself later', hand, async () => {
    await goesTo('Wellness tracking');
    await context.setOffline(true);
    await press('button', 'Less, Energy');
    await press('button', 'Save entry');
    await says(/^Kept on this device/);
    await context.setOffline(false);
    await says(/^1 entry sent/);
  });

  await week.step('Joins a group', hand, async () => {
    await goesTo('Support Groups');
    await press('button', /^Join Group Slow Lane/);
    await says(/^Joined Group/);
  });
  await week.step('Registers for an event', hand, async () => {
    await goesTo('Events');
    await press('button', /^Register Slow mornings/);
    await says(/^You’re registered/);
  });
  await week.step('Finds someone to call, without a connection', hand, async () => {
    await context.setOffline(true);
    await press('button', /^Get help now/);
    await sees('link', /^Lifeline/);
    await context.setOffline(false);
  });

  week.end();
});
