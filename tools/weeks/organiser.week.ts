import { stubCamera } from '#platform/web/testing/camera.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { aBookingBy, aTopicOf, done, known } from './before.ts';
import { byHand } from './by-hand.ts';
import { makeWeek } from './week.ts';

const anjali = 8;
const mo = 25;
const ifrah = 15;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

// A member without stored preferences.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('five days of Anjali, by sight alone', async ({ page, another }) => {
  await stubCamera(page);
  await signInAs(page, anjali);
  const father = await another(mo);
  await done(page, '/api/messages', { recipientId: mo, content: 'Hello' });
  await done(father, '/api/messages', { recipientId: anjali, content: 'Which seat is best for Nadia?' });
  const events = await known<{ id: number; title: string }[]>(page, '/api/events?tab=mine');
  const coffee = events.find(({ title }) => title === 'Auslan coffee morning');
  await done(father, `/api/events/${coffee?.id}/register`);
  await done(father, `/api/events/${coffee?.id}/access-request`, { words: 'An interpreter, for my mother.' });
  await aBookingBy(father, anjali, { format: 'auslan', note: 'Signs for the concert.' });
  const groups = await known<{ id: number; name: string }[]>(page, '/api/support-groups?limit=50');
  const group = groups.find(({ name }) => name === 'Hands and Hearing Aids');
  const posts = await known<{ id: number }[]>(page, `/api/spaces/${group?.id}/posts`);
  const rude = { content: 'Just learn to lip-read.' };
  await done(await another(ifrah), `/api/spaces/${group?.id}/posts/${posts[0]?.id}/comments`, rude);
  await aTopicOf(page, 'Captions on a work call');

  await page.goto('/');
  await settled(page);
  const hand = byHand(page);
  const { press, type, pick, give, goesTo, find, sees, shows } = hand;
  const week = makeWeek('The Deaf organiser');

  await week.step('Puts Auslan first', hand, async () => {
    await press('link', 'Accessibility');
    await press('button', /^Auslan first/);
    await press('checkbox', 'Auslan first');
    await press('button', /^Save/);
    await shows(/saved/i);
  });
  await week.step('Plans an event with Auslan and captions', hand, async () => {
    await goesTo('Events');
    await press('tab', 'My Events');
    await press('link', /^Auslan coffee morning/);
    await press('link', 'Plan another like this');
    await type('Title', 'Poems in Auslan');
    await type('Description', 'Bring a poem. Voices off, captions on.');
    await type('Day', inDays(20));
    await pick('Live Captions', 'Yes');
    await press('button', 'Create event');
    await sees('heading', 'Poems in Auslan');
  });
  await week.step('Tells her group about it', hand, async () => {
    await goesTo('Support Groups');
    await press('link', /^Open group Hands and Hearing Aids/);
    await type('Write to the others', 'Poems in Auslan, in three weeks. Come early for a seat in front.');
    await press('button', 'Post');
    await shows('Come early for a seat in front.');
  });

  await week.step('Opens what is new: someone asks for an interpreter', hand, async () => {
    await press('link', /^Notifications/);
    await press('link', /asked for access/);
    await sees('heading', /^Access requests/);
  });
  await week.step('Confirms the interpreter', hand, async () => {
    await press('button', /^Confirm Mo Rashid/);
    await type('Your words (optional)', 'Booked, from ten until noon.');
    await press('button', 'Confirm', find('dialog', /^Confirm what/));
    await shows('You answered: Booked, from ten until noon.');
  });
  await week.step('Opens a message and answers it', hand, async () => {
    await goesTo('Messages');
    await press('link', /^Mo Rashid/);
    await shows('Which seat is best for Nadia?');
    await type(/^Message to/, 'Where she can see the interpreter and the stage at once.');
    await press('button', 'Send');
    await shows('Where she can see the interpreter and the stage at once.');
  });

  await week.step('Posts a clip in Auslan, with its words', hand, async () => {
    await press('link', 'Doorways home');
    await type('Write a post', 'An invitation, in Auslan.');
    await press('button', 'Record a clip');
    const dialog = find('dialog', 'Record a clip');
    await press('button', 'Turn on the camera', dialog);
    await press('button', 'Start recording', dialog);
    await expect(dialog.getByText(/^Recording: 0:02/)).toBeVisible();
    await press('button', 'Stop recording', dialog);
    await press('button', 'Add a line at the current time', dialog);
    await type('Words of line 1', 'Poems in Auslan, in three weeks.', dialog);
    await press('button', 'Add to my post', dialog);
    await expect(dialog).toHaveCount(0, { timeout: 60_000 });
    await type('Description of clip 1', 'I sign an invitation to an evening of poems');
    await press('button', 'Post');
    await shows(/^Post created/);
  });
  await week.step('Answers a question about captions', hand, async () => {
    await goesTo('Forums');
    await press('link', /^Captions on a work call/);
    await type('Your words', 'The host turns them on, before the first word.');
    await press('button', 'Post reply');
    await shows('The host turns them on, before the first word.');
  });

  await week.step('Opens a request for a booking in Auslan, and accepts it', hand, async () => {
    await goesTo('Bookings');
    await press('link', /^Requests/);
    await press('link', /Mo Rashid/);
    await shows('Signs for the concert.');
    await press('button', /^Accept the booking/);
    await shows(/^Agreed$/);
  });
  await week.step('Takes a comment out of her group', hand, async () => {
    await goesTo('Support Groups');
    await press('link', /^Open group Hands and Hearing Aids/);
    await press('button', /^\d comments? on Mo Rashid/);
    await press('button', 'Delete Ifrah Warsame’s comment');
    await expect(page.getByText(rude.content)).toHaveCount(0);
  });

  await week.step('Adds what was said at an event, for attendees to read', hand, async () => {
    await goesTo('Events');
    await press('tab', 'My Events');
    await press('link', /^Attendees Auslan coffee morning/);
    const text = 'Anjali: Welcome.\nMo: Is there tea?';
    await give('Choose a caption file', { name: 'coffee.txt', mimeType: 'text/plain', text });
    await press('checkbox', /^People who spoke know/);
    await press('button', 'Save caption log');
    await shows(/^2 lines, added on/);
  });
  await week.step('Finds help in Auslan', hand, async () => {
    await press('button', /^Get help now/);
    await press('link', 'Help without speaking');
    await press('radio', 'I can sign');
    await sees('link', 'How Video Relay works, and its hours');
  });

  week.end();
});
