import { expect, settled, signInAs, signOut, test } from '#platform/web/testing/journey.ts';
import { joined } from '#platform/web/testing/people.ts';
import { done, hoursPass } from './before.ts';
import { byHand } from './by-hand.ts';
import { makeWeek } from './week.ts';

const sefina = 16;
const danny = 4;

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
// A member without stored preferences, and a brother whose right to act has ended.
test.beforeEach(({ problems }) => problems.allow(/status of 404.*(accessibility-preferences|supporters\/for)/));

test('five days of Sefina, who decides, and of her brother', async ({ page, another, server }) => {
  await signInAs(page, sefina);
  const his = await another(danny);
  await signOut(his);
  await joined(his, 'Tavita Leota');
  const { member } = (await (await his.request.get('/api/session')).json()) as { member: { id: number } };
  await done(page, '/api/messages', { recipientId: member.id, content: 'Hello' });
  await done(his, '/api/messages', { recipientId: sefina, content: 'How are you today?' });

  await page.goto('/');
  await settled(page);
  await his.goto('/');
  await settled(his);
  const hers = byHand(page, { touch: true });
  const brother = byHand(his, { touch: true });
  const { press, type, enter, pick, goesTo, find, sees, shows } = hers;
  const week = makeWeek('The person with an intellectual disability');

  await week.step('Makes the page simple', hers, async () => {
    await press('link', 'Accessibility');
    await press('button', /^Simplified layout/);
    await press('checkbox', 'Simplified layout');
    await press('button', /^Save/);
    await shows(/saved/i);
  });
  await week.step('Finds a recipe that Danny wrote for her, and likes it', hers, async () => {
    await press('link', 'Search');
    await type('Say it in your own words', 'roast chicken');
    await enter();
    await press('link', /^Roast chicken/);
    await press('button', /^Like/);
    await sees('button', /^Unlike/);
  });
  await week.step('Opens a message of her brother', hers, async () => {
    await goesTo('Messages');
    await press('link', /^Tavita Leota/);
    await shows('How are you today?');
  });
  await week.step('Answers it in symbols', hers, async () => {
    await press('button', 'Symbol board');
    await press('button', 'I');
    await press('button', 'happy');
    await press('button', 'Send with symbols');
    await shows('I am happy.');
  });

  await week.step('Asks her brother to support her', hers, async () => {
    await goesTo('Supporters');
    await type('Find them by name', 'Tavita');
    await press('button', /^Choose Tavita Leota/);
    await pick('Who they are to you', 'Family');
    await pick('Support groups', 'See and prepare');
    await pick('Events', 'See and act');
    await press('button', 'Ask Tavita Leota');
    await shows('They haven’t answered yet.');
  });
  await week.step('He says yes', brother, async () => {
    await brother.press('link', /^Notifications/);
    await brother.press('link', /asks you to support them/);
    await brother.press('button', /^Accept to support Sefina Leota/);
    await brother.shows(/^They say that you are family. It begins on/);
  });
  await page.goto('about:blank');
  await his.goto('about:blank');
  await hoursPass(server, 2);
  await page.goto('/');
  await settled(page);
  await week.step('Lets it begin, before the day to think is over', hers, async () => {
    await goesTo('Supporters');
    await press('button', /^Start now for Tavita Leota/);
    await shows(/It lasts until/);
  });

  await his.goto('/');
  await settled(his);
  await week.step('He prepares that she joins a group', brother, async () => {
    await brother.goesTo('Supporters');
    await brother.press('link', /^Act for Sefina/);
    await brother.press('button', /^Act for Sefina/);
    await brother.goesTo('Support Groups');
    await brother.press('button', /^Join Group Kerb Cuts and Tram Stops/);
    await brother.shows(/^Prepared for Sefina/);
  });
  await week.step('Reads what he prepared, and says yes', hers, async () => {
    await press('link', /^Notifications/);
    await press('link', /prepared something for you/);
    await press('button', /^Confirm Join a group/);
    await sees('heading', 'Kerb Cuts and Tram Stops');
  });
  await week.step('Says hello in the group', hers, async () => {
    await type('Write to the others', 'I am Sefina. I take the bus at 3.');
    await press('button', 'Post');
    await shows('I am Sefina. I take the bus at 3.');
  });

  await week.step('Looks for something in Easy Read, and asks for it', hers, async () => {
    await goesTo('Resources');
    await press('button', 'Search the library');
    await type('Search resources', 'bus timetable');
    await enter();
    await pick('Format', 'Easy Read');
    await press('button', 'Request a resource');
    await shows('Request sent');
  });
  await week.step('He registers her for an event', brother, async () => {
    await brother.goesTo('Events');
    await brother.press('button', /^Register Slow mornings/);
    await brother.shows(/registered/);
  });
  await week.step('Sees what he did, and does not want it', hers, async () => {
    await press('link', /^Notifications/);
    await press('link', /did something for you/);
    await press('link', /^registered for an event/);
    await press('button', /^Cancel registration/);
    await press('button', 'Cancel registration', find('alertdialog', /^Cancel/));
    await sees('button', /^Register/);
  });

  await week.step('Writes down how the day was', hers, async () => {
    await goesTo('Wellness tracking');
    await press('button', 'More, Mood');
    await press('button', 'Save entry');
    await shows('Entry saved');
  });
  await week.step('Points to what she needs', hers, async () => {
    await press('button', /^Get help now/);
    await press('link', 'Help without speaking');
    await press('radio', 'I can point');
    await shows(/^Make a card for someone near you/);
  });
  await week.step('Ends what her brother can do', hers, async () => {
    await goesTo('Supporters');
    await press('button', /^End the support of Tavita Leota/);
    await shows('No one can act for you.');
  });
  await expect(his.getByText('You’re yourself again')).toBeVisible();

  week.end();
});
