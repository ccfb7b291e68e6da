import { settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { aBookingBy, aTopicOf, done } from './before.ts';
import { byReader } from './by-reader.ts';
import { makeWeek } from './week.ts';

const callum = 9;
const noah = 23;
const mo = 25;

// A member without stored preferences.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

test('five days of Callum, by what a screen reader says and nothing else', async ({ page, another }) => {
  await signInAs(page, callum);
  const friend = await another(noah);
  const topic = await aTopicOf(friend, 'Level crossing with a new beep');
  await done(friend, `/api/posts/${topic.id}/comments`, { content: 'The council has recordings of each beep.' });
  await done(page, '/api/messages', { recipientId: noah, content: 'Hello' });
  await done(friend, '/api/messages', { recipientId: callum, content: 'The library lift works again.' });
  await aBookingBy(await another(mo), callum, { format: 'text', note: 'How often is a piano tuned?' });

  await page.goto('/');
  await settled(page);
  const hand = await byReader(page);
  const { to, act, type, press, hears, opens, goesTo, isAt } = hand;
  const week = makeWeek('The screen-reader user');

  await week.step('Opens the notifications', hand, async () => {
    await to('link', /^link, Notifications/);
    await opens('Notifications');
  });
  await week.step('Opens what is new and hears the reply', hand, async () => {
    await to('heading', /Noah Abrahams commented on your post/);
    await to('link', /Noah Abrahams commented/);
    await opens(topic.title);
    await isAt('Reply 3 by Noah Abrahams');
    await to('item', 'The council has recordings of each beep.');
  });
  await week.step('Replies', hand, async () => {
    await to('heading', 'heading, Your reply');
    await to('item', /^textbox, Your words/);
    await type('Thank you. I will listen to them all.');
    await to('item', /^button, Post reply/);
    await act();
    await hears('polite: Reply posted as reply 4');
  });

  await week.step('Opens the newest message and hears it', hand, async () => {
    await goesTo('Messages', 'Messages');
    await to('link', 'Noah Abrahams');
    await act();
    await isAt(/^textbox, Message to/);
    await settled(page);
    await to('headingBefore', /^heading, Noah Abrahams ?:/);
    await to('item', 'The library lift works again.');
  });
  await week.step('Answers it', hand, async () => {
    await to('form', 'form, Write to Noah');
    await to('item', /^textbox, Message to/);
    await type('Then I will take the lift.');
    await press('Control+Enter');
    await hears('polite: Sent');
  });

  await week.step('Hears what an event offers, from the list', hand, async () => {
    await goesTo('Events', 'Community Events');
    await to('heading', 'heading, Slow mornings: talking about fatigue');
    await to('item', 'list, Accessibility features');
    await to('item', 'Live Captions');
  });
  await week.step('Registers for it', hand, async () => {
    await to('item', /^button, Register Slow mornings/);
    await act();
    await hears(/^polite: You’re registered: Slow mornings: talking about fatigue/);
  });

  await week.step('Opens a request for a booking', hand, async () => {
    await goesTo('Bookings', 'Bookings');
    await to('navigation', 'Bookings by state');
    await to('link', 'Requests');
    await act();
    await settled(page);
    await to('link', /Conversation with Mo Rashid/);
    await opens('Booking');
    await to('item', 'How often is a piano tuned?');
  });
  await week.step('Accepts it', hand, async () => {
    await to('item', /^button, Accept the booking/);
    await act();
    await hears('polite: Accepted');
  });

  await week.step('Finds a resource by searching', hand, async () => {
    await to('navigation', 'navigation, Site');
    await to('item', 'combobox, Search');
    await type('interpreter');
    await press('Enter');
    await hears(/^polite: \d+ results for “interpreter”/);
    await settled(page);
    await to('heading', /^heading, Resources \(/);
    await to('link', /TIS National/);
    await opens('Resource');
  });
  await week.step('Saves it', hand, async () => {
    await to('item', /^button, Save /);
    await act();
    await hears(/Saved/);
  });

  await week.step('Goes home and likes a post', hand, async () => {
    await to('link', 'link, Doorways home');
    await opens('Home');
    await to('heading', 'heading, Posts, level 2');
    await to('heading', /^heading, Mai Anh Nguyen/);
    await to('item', /^button, Like/);
    await act();
    await hears('polite: Success: Post liked!');
  });

  await hand.stop();
  week.end();
});
