import type { Page, Route } from '@playwright/test';
import { counted } from '#platform/contract/counted.ts';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404.*accessibility-preferences/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
interface Found {
  readonly id: number;
  readonly title: string;
  readonly commentsCount: number;
}
const topics = async (page: Page, query = '') =>
  (await (
    await page.request.get(`/api/posts?type=discussion&questions=true&sort=activity&limit=100${query}`)
  ).json()) as Found[];
const longest = async (page: Page) =>
  (await topics(page)).toSorted((a, b) => b.commentsCount - a.commentsCount)[0] as Found;
const newTopic = async (page: Page, title: string, replies: number) => {
  const data = { type: 'question', title, content: 'Who knows this one?', forumId: 8 };
  const { id } = await (await page.request.post('/api/posts', { data })).json();
  for (let n = 1; n <= replies; n += 1) {
    await page.request.post(`/api/posts/${id}/comments`, { data: { content: `Number ${n} of ${title}` } });
  }
  return Number(id);
};
const reply = (page: Page, number: number) => page.locator(`#reply-${number}`);

test('/forums lists categories and discussions, and more of them by a button, without doubles', async ({ page }) => {
  await signInAs(page, 4);
  await open(page, '/forums');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community Forums');
  const start = page.getByRole('link', { name: 'Start Discussion' });
  await expect(start).toHaveAttribute('href', '/forums/new');
  const forums = (await (await page.request.get('/api/forums')).json()) as {
    name: string;
    description: string;
    postsCount: number;
    isActive: boolean;
  }[];
  const categories = page.getByRole('region', { name: 'Categories' }).getByRole('listitem');
  await expect(categories).toHaveCount(forums.length);
  for (const [at, { name, description, postsCount, isActive }] of forums.entries()) {
    const one = categories.nth(at);
    await expect(one).toContainText(name);
    await expect(one).toContainText(description);
    await expect(one).toContainText(counted(postsCount, 'post'));
    await expect(one.getByText('Active', { exact: true })).toHaveCount(isActive ? 1 : 0);
  }
  const list = page.getByRole('region', { name: 'Recent Discussions' });
  const links = list.getByRole('heading', { level: 3 }).getByRole('link');
  await expect(links).toHaveCount(20);
  const all = await topics(page);
  const more = list.getByRole('button', { name: 'Load More Discussions' });
  await more.click();
  await expect(links.nth(20)).toBeFocused();
  await expect.poll(() => timesAnnounced(page, '20 more discussions')).toBe(1);
  while (await more.isVisible()) {
    const before = await links.count();
    await more.click();
    await expect(links.nth(before)).toBeFocused();
  }
  expect(await links.allTextContents()).toEqual(all.map(({ title }) => title));
  const first = list
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  await expect(first).toContainText(/Discussion|Question/);
  await expect(first).toContainText(/likes?/);
  await expect(first).toContainText(`${all[0]?.commentsCount} comment`);
});

test('a discussion of the list says title, badge, text, three tags, author, short date, likes and comments', async ({
  page,
}) => {
  await signInAs(page, 13);
  const { displayName, avatar } = await (await page.request.get('/api/users/13')).json();
  const data = { type: 'discussion', title: 'Kettles with one hand', content: 'Mine tips.', forumId: 8 };
  const topic = await page.request.post('/api/posts', { data: { ...data, tags: ['tea', 'kitchen', 'hands', 'heat'] } });
  const { id } = await topic.json();
  const question = await newTopic(page, 'Which kettle pours by itself?', 2);
  await signInAs(page, 4);
  await page.request.post(`/api/posts/${id}/like`, { data: {} });
  await page.request.post(`/api/posts/${id}/comments`, { data: { content: 'So does mine.' } });
  await open(page, '/forums');
  const item = (topicId: number) => page.getByRole('listitem').filter({ has: page.locator(`#topic-${topicId}`) });
  const one = item(id);
  await expect(one.getByRole('heading', { level: 3 })).toHaveText('Kettles with one hand');
  await expect(one.getByText('Discussion', { exact: true })).toBeVisible();
  await expect(one.getByText('Question', { exact: true })).toHaveCount(0);
  await expect(one.locator('.forum-gist')).toHaveText('Mine tips.');
  await expect(one.locator('.forum-tags').getByRole('link')).toHaveText(['#tea', '#kitchen', '#hands']);
  await expect(one.locator('.forum-tags')).toContainText('+1 more tag');
  await expect(one.locator('.forum-by .who img')).toHaveAttribute('src', avatar);
  await expect(one.locator('.forum-by').getByRole('link')).toHaveText(displayName);
  await expect(one.locator('.forum-by').getByRole('link')).toHaveAttribute('href', '/profile/13');
  const today = await page.evaluate(() => {
    const month = new Date().toLocaleDateString('en-US', { month: 'short' });
    return `${new Date().getDate()} ${month}`;
  });
  await expect(one.locator('time')).toHaveText(today);
  await expect(one.locator('.forum-counts > span')).toHaveText(['1 like', '1 comment']);
  const other = item(question);
  await expect(other.getByText('Question', { exact: true })).toBeVisible();
  await expect(other.getByText('Discussion', { exact: true })).toHaveCount(0);
  await expect(other.locator('.forum-tags')).toHaveCount(0);
  await expect(other.locator('.forum-counts > span')).toHaveText(['0 likes', '2 comments']);
});

test('a category has an address, its pinned topics come first, and filters live in the address', async ({ page }) => {
  await signInAs(page, 4);
  await open(page, '/forums');
  await page.getByRole('link', { name: 'Health and wellbeing' }).click();
  await expect(page).toHaveURL(/\/forums\/6$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health and wellbeing');
  const links = page.getByRole('region', { name: 'Discussions' }).getByRole('heading', { level: 3 });
  await expect(links.first()).toHaveText('Small good things, this week');
  await page.getByRole('navigation', { name: 'Which discussions' }).getByRole('link', { name: 'Mine' }).click();
  await expect(page.getByText('You haven’t started any topics here.')).toBeVisible();
  await page.goBack();
  await expect(links.first()).toHaveText('Small good things, this week');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community Forums');
});

test('while lists load shapes stand in; what fails says so; what is empty invites', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  await signInAs(page, 4);
  const lists = /\/api\/(posts\?|forums$)/;
  const shapes = (name: string) => page.getByRole('region', { name }).locator('.skel');
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  let answer: (route: Route) => Promise<void> = async (route) => {
    await held;
    await route.fulfill({ status: 500, body: 'broken' });
  };
  await page.route(lists, (route) => answer(route));
  await open(page, '/faq');
  await page.evaluate(() => history.pushState({}, '', '/forums'));
  await expect(shapes('Categories')).toHaveCount(4);
  await expect(shapes('Recent Discussions')).toHaveCount(5);
  release();
  await expect(page.getByText('Failed to load categories.')).toBeVisible();
  const list = page.getByRole('region', { name: 'Recent Discussions' });
  await expect(list.getByText('Failed to fetch discussions')).toBeVisible();
  await checkAccessibility(page, { name: 'Forums that did not load' });
  answer = (route) => route.fulfill({ json: [] });
  await list.getByRole('button', { name: 'Retry' }).click();
  await expect(list.getByText('No discussions yet')).toBeVisible();
  await expect(list.getByText('Start the conversation and engage with the community.')).toBeVisible();
  await expect(list.getByRole('link', { name: 'Start First Discussion' })).toBeVisible();
});

test('ask, answer, accept: one member asks by pointer, another answers, and the answer is marked', async ({ page }) => {
  await signInAs(page, 4);
  await open(page, '/forums/new?category=8');
  await page.getByRole('radio', { name: 'A question' }).check();
  await page.getByRole('button', { name: 'Publish question' }).click();
  await expect(page.getByText('Give your topic a title.')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Captions on the work call, again');
  await expect(page.getByRole('link', { name: /Captions on a work call/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Where do they hide them?');
  await page.getByRole('button', { name: 'Publish question' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Captions on the work call, again');
  await expect(page).toHaveURL(/\/forums\/topic\/\d+$/);
  const path = new URL(page.url()).pathname;

  await signInAs(page, 8);
  await open(page, path);
  await page.getByRole('textbox', { name: 'Your words' }).click();
  await page.keyboard.type('Under the menu called More.');
  await page.getByRole('button', { name: 'Post reply' }).click();
  await expect(reply(page, 1)).toContainText('Under the menu called More.');
  await expect(page.getByRole('heading', { name: 'Reply 1 by Anjali Deshpande' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Accept as answer/ })).toHaveCount(0);

  await signInAs(page, 4);
  await open(page, path);
  await reply(page, 1).getByRole('button', { name: 'Accept as answer' }).click();
  const answer = page.getByRole('article', { name: 'Answer by Anjali Deshpande' });
  await expect(answer).toContainText('Under the menu called More.');
  await expect(reply(page, 1)).toContainText('Accepted answer');
  await reply(page, 1).getByRole('button', { name: 'Not the answer' }).click();
  await expect(answer).toHaveCount(0);
});

test('a picture without a description holds a topic back, with three ways out beside the text', async ({
  page,
  problems,
}) => {
  // The server holds it back, too.
  problems.allow(/status of 400.*api\/posts/);
  await signInAs(page, 4);
  await open(page, '/forums/new?category=8');
  await page.getByLabel('Title').fill('The new ramp in Mair Street');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('It is here.');
  await page.getByRole('toolbar', { name: 'Tools for Text' }).getByRole('button', { name: 'Picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  const picture = await page.request.get('/avatars/user-4.png');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'ramp.png', mimeType: 'image/png', buffer: await picture.body() });
  await expect(dialog.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add the picture' }).click();
  const publish = page.getByRole('button', { name: 'Publish discussion' });
  await publish.click();
  const error =
    '1 picture in your text has no description. Describe it, mark it as decoration, or ask others to describe it.';
  await expect(page.getByText(error)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
  const panel = page.getByRole('region', { name: 'Check before publishing' });
  await expect(panel.getByRole('heading', { name: 'A picture without a description' })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Keep the description/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^It’s only decoration/ })).toBeVisible();
  await checkAccessibility(page, { name: 'A topic held back by its picture' });
  await panel.getByRole('button', { name: /^Ask others to describe it/ }).press('Enter');
  await expect(panel.getByRole('heading', { name: 'A picture without a description' })).toHaveCount(0);
  await publish.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The new ramp in Mair Street');
});

test('by keyboard alone: a reply is quoted, answered, deleted and brought back', async ({ page }) => {
  await signInAs(page, 13);
  const id = await newTopic(page, 'A ring of keys', 2);
  await signInAs(page, 9);
  await open(page, `/forums/topic/${id}`);
  await reply(page, 2).getByRole('button', { name: 'Quote reply 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('In reply to reply 2 by Wendy Tan')).toBeVisible();
  const box = page.getByRole('textbox', { name: 'Your words' });
  await expect(box).toContainText('Number 2 of A ring of keys');
  await expect(box).toBeFocused();
  await page.keyboard.type('Quite so.');
  await page.getByRole('button', { name: 'Post reply' }).focus();
  await page.keyboard.press('Enter');
  await expect(reply(page, 3)).toBeFocused();
  await expect(reply(page, 3)).toContainText('Wendy Tan wrote:');
  await expect(reply(page, 3).getByRole('link', { name: 'In reply to reply 2 by Wendy Tan' })).toBeVisible();
  await expect.poll(() => timesAnnounced(page, 'Reply posted as reply 3')).toBe(1);
  await reply(page, 3).getByRole('button', { name: 'More for reply 3' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(reply(page, 3)).toHaveCount(0);
  await page.keyboard.press('F8');
  await page.getByRole('region', { name: 'Messages (F8)' }).getByRole('button', { name: /^Undo/ }).focus();
  await page.keyboard.press('Enter');
  await expect(reply(page, 3)).toContainText('Quite so.');
});

test('a reply is liked, its earlier wording can be read, and a member is named in another', async ({ page }) => {
  await signInAs(page, 13);
  const id = await newTopic(page, 'Lifts that speak', 1);
  await open(page, `/forums/topic/${id}`);
  await reply(page, 1).getByRole('button', { name: 'More for reply 1' }).click();
  await expect(page.getByRole('menuitem', { name: 'See what changed' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Reply 1, to change' })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('They say the floor.');
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect(reply(page, 1)).toContainText('They say the floor.');

  await signInAs(page, 9);
  await open(page, `/forums/topic/${id}`);
  await reply(page, 1).getByRole('button', { name: 'Like 0 reply 1' }).press('Enter');
  await expect(reply(page, 1).getByRole('button', { name: 'Unlike 1 reply 1' })).toBeVisible();
  await expect.poll(() => timesAnnounced(page, 'Like added')).toBe(1);
  await page.reload();
  await reply(page, 1).getByRole('button', { name: 'Unlike 1 reply 1' }).press('Enter');
  await expect(reply(page, 1).getByRole('button', { name: 'Like 0 reply 1' })).toBeVisible();
  await reply(page, 1).getByRole('button', { name: 'More for reply 1' }).press('Enter');
  await page.getByRole('menuitem', { name: 'See what changed' }).press('Enter');
  const wordings = page.getByRole('dialog', { name: 'History of reply 1' });
  await expect(wordings.getByRole('listitem')).toHaveCount(2);
  await expect(wordings.getByRole('listitem').nth(1)).toContainText('Number 1 of Lifts that speak');
  await checkAccessibility(page, { name: 'The history of a reply' });
  await page.keyboard.press('Escape');
  await expect(wordings).toHaveCount(0);

  const tools = page.getByRole('toolbar', { name: 'Tools for Your words' });
  await tools.getByRole('button', { name: 'Mention', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mention a member' });
  await dialog.getByLabel('Name or username').fill('Wendy');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Wendy Tan/ }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your words' })).toContainText('@');
});

test('a tag is followed beside a topic, and its topics are found under Following', async ({ page }) => {
  await signInAs(page, 13);
  const data = {
    type: 'discussion',
    title: 'Rooms that are quiet',
    content: 'I know two.',
    forumId: 8,
    tags: ['hush'],
  };
  const { id } = await (await page.request.post('/api/posts', { data })).json();
  await signInAs(page, 9);
  await open(page, '/forums?show=following');
  const topic = page.locator(`#topic-${id}`);
  await expect(topic).toHaveCount(0);
  await open(page, `/forums/topic/${id}`);
  await page.getByRole('button', { name: 'Follow tag hush', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Stop following tag hush' })).toBeFocused();
  await expect.poll(() => timesAnnounced(page, 'You follow the tag hush')).toBe(1);
  await open(page, '/forums');
  await page.getByRole('navigation', { name: 'Which discussions' }).getByRole('link', { name: 'Following' }).click();
  await expect(page).toHaveURL(/\?show=following$/);
  await expect(topic).toBeVisible();
  await page.getByText('Tags you follow (1)').click();
  await page.getByRole('button', { name: 'Stop following tag hush' }).press('Enter');
  await expect(topic).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Follow tag hush', exact: true })).toBeFocused();
  await checkAccessibility(page, { name: 'Topics of what one follows' });
});

test('a slow topic takes one reply from each person, and keeps what a second tab has written', async ({
  page,
  context,
}) => {
  await signInAs(page, 13);
  const id = await newTopic(page, 'Slowly, please', 0);
  await open(page, `/forums/topic/${id}`);
  await page.getByRole('button', { name: 'Slow this topic' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slow this topic' }).click();
  await expect(page.getByText('Slow topic', { exact: true })).toBeVisible();
  await expect(page.getByText('This is a slow topic: each person can write one reply in 24 hours.')).toBeVisible();

  await signInAs(page, 9);
  await open(page, `/forums/topic/${id}`);
  const other = await context.newPage();
  await open(other, `/forums/topic/${id}`);
  await listening(other, `post:${id}`);
  await page.getByRole('textbox', { name: 'Your words' }).click();
  await page.keyboard.type('My reply of the day.');
  await page.getByRole('button', { name: 'Post reply' }).click();
  await expect(reply(page, 1)).toBeFocused();
  await expect(page.getByText('You’ve replied to this slow topic')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post reply' })).toHaveCount(0);
  await checkAccessibility(page, { name: 'A slow topic' });

  // The other tab hears of it; what is written there waits as a draft.
  await expect(other.getByText('You’ve replied to this slow topic')).toBeVisible();
  await other.getByRole('textbox', { name: 'Your words' }).click();
  await other.keyboard.type('One more thought.');
  await expect(other.getByText(/^Draft saved/)).toBeVisible();
  await other.reload();
  await expect(other.locator('#main')).toContainText('One more thought.');
});

test('pages by choice stay at their addresses, and Back returns to the same place with the focus on it', async ({
  page,
}) => {
  await signInAs(page, 14);
  const { id } = await longest(page);
  await open(page, `/forums/topic/${id}`);
  await page.getByLabel('Replies shown').focus();
  await page.getByLabel('Replies shown').selectOption('10');
  await expect(page).toHaveURL(/page=1&size=10|size=10&page=1/);
  await expect(page.getByLabel('Replies shown')).toBeFocused();
  await expect(page.getByRole('article', { name: /^Reply / })).toHaveCount(10);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(reply(page, 11)).toBeVisible();
  const writer = reply(page, 12).getByRole('heading').getByRole('link');
  await writer.click();
  await expect(page).toHaveURL(/\/profile\//);
  await page.goBack();
  await expect(writer).toBeFocused();
  await expect(page).toHaveURL(/page=2/);
  // The choice is kept, and a reply has the same address whatever it is.
  await open(page, `/forums/topic/${id}#reply-15`);
  await expect(reply(page, 15)).toBeFocused();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByLabel('Replies shown').selectOption('0');
  await page.getByRole('button', { name: 'Load earlier replies' }).click();
  await expect(reply(page, 1)).toBeFocused();
  await expect(page.getByRole('article', { name: /^Reply / })).not.toHaveCount(10);
});

test('who comes again lands on the first unread reply and is told what changed', async ({ page }) => {
  await signInAs(page, 1);
  const tracked = (await (await page.request.get('/api/forums/tracked?show=watched')).json()) as Found[];
  const states = (await (
    await page.request.get(`/api/forums/states?ids=${tracked.map(({ id }) => id).join(',')}`)
  ).json()) as { topicId: number; unread: number }[];
  const { topicId, unread } = states.find((one) => one.unread > 0) as { topicId: number; unread: number };
  await open(page, '/forums');
  const item = page.getByRole('listitem').filter({ has: page.locator(`#topic-${topicId}`) });
  await expect(item).toContainText(`${unread} new since you were here`);
  await item.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Since you were here' })).toContainText(/new repl(y|ies), from reply/);
  const first = page
    .getByRole('article', { name: /^Reply / })
    .filter({ has: page.getByText('New', { exact: true }) })
    .first();
  await expect(first).toBeFocused();
  await expect(page.getByRole('link', { name: 'Go to the first reply' })).toBeVisible();
  await page.goBack();
  await expect(page.locator(`#topic-${topicId}`)).toBeFocused();
});

test('a moderator closes a topic, splits replies off, and takes that back', async ({ page }) => {
  await signInAs(page, 13);
  const id = await newTopic(page, 'Two things at once', 3);
  await signInAs(page, 1);
  await open(page, `/forums/topic/${id}`);
  const tools = page.getByRole('region', { name: 'For moderators' });
  await tools.getByRole('button', { name: 'Close topic' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close topic' }).click();
  await expect(page.getByText('It’s closed to new replies.')).toBeVisible();
  await tools.getByRole('button', { name: 'Split replies off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a new topic' }).click();
  await expect(dialog.getByText('Give the new topic a title.')).toBeVisible();
  await checkAccessibility(page, { name: 'Splitting replies off' });
  await dialog.getByLabel('Title of the new topic').fill('The second thing');
  await dialog.getByLabel(/^Reply 2 by/).check();
  await dialog.getByRole('button', { name: 'Make a new topic' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The second thing');
  await page.getByRole('region', { name: 'Messages (F8)' }).getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two things at once');
  await expect(reply(page, 2)).toContainText('Number 2');
  const [, second] = (await (await page.request.get(`/api/posts/${id}/comments`)).json()) as { id: number }[];
  const split = { title: 'The second thing', commentIds: [second?.id] };
  expect((await page.request.post(`/api/forums/topics/${id}/split`, { data: split })).status()).toBe(201);
  await open(page, `/forums/topic/${id}#reply-2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The second thing');
  await open(page, `/forums/topic/${id}`);
  await expect(page.getByText('1 reply became a topic of their own')).toBeVisible();
});

test('the old address of a topic leads to its page, and a profile lists exactly its topics', async ({ page }) => {
  await signInAs(page, 1);
  const { id, title } = await longest(page);
  await open(page, `/post/${id}`);
  await expect(page).toHaveURL(new RegExp(`/forums/topic/${id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const own = await topics(page, '&authorId=22');
  await open(page, '/profile/22?tab=discussions');
  const links = page.getByRole('tabpanel', { name: 'Discussions' }).getByRole('heading', { level: 3 });
  await expect(links).toHaveText(own.map((one) => one.title));
  for (let member = 2; member <= 30; member += 1) {
    if ((await topics(page, `&authorId=${member}`)).length > 0) continue;
    await open(page, `/profile/${member}?tab=discussions`);
    await expect(page.getByText('No discussions started yet')).toBeVisible();
    return;
  }
});

test('a topic of several pages passes the checks', async ({ page }) => {
  await signInAs(page, 1);
  const { id } = await longest(page);
  await open(page, `/forums/topic/${id}?page=1&size=10`);
  await withThemes(page, async ({ label }) => checkAccessibility(page, { name: `a topic, ${label}` }));
  await crawlKeyboard(page, { name: 'a topic', max: 60 });
  await checkReflow(page, { name: 'a topic' });
});

const soundHere = async (page: Page, name: string) => {
  await withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));
  await checkReflow(page, { name });
};

test('a topic and a reply without a name: shown to no one, marked for their writer', async ({ page }) => {
  await signInAs(page, 14);
  await open(page, '/forums/new');
  const without = page.getByRole('checkbox', { name: 'Post without my name' });
  await page.getByLabel('Category').selectOption({ label: 'Technology' });
  await expect(without).toHaveCount(0);
  await page.getByLabel('Category').selectOption({ label: 'Health and wellbeing' });
  await without.press('Space');
  await page.getByLabel('Category').selectOption({ label: 'Technology' });
  await expect(page.getByText('In “Technology” everyone writes under their name')).toBeVisible();
  await page.getByLabel('Category').selectOption({ label: 'Health and wellbeing' });
  await expect(without).toBeChecked();
  await page.getByLabel('Title').fill('A hard night again');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('It hurts, and I would like to hear from others.');
  await soundHere(page, 'A topic without a name');
  await page.getByRole('button', { name: 'Publish discussion' }).press('Enter');
  await expect(page).toHaveURL(/\/forums\/topic\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Started by Anonymous member' })).toBeVisible();
  await expect(page.getByText('Yours, without your name')).toBeVisible();
  // In one’s own topic a reply has no name either, unless one says so.
  await expect(page.getByRole('checkbox', { name: 'Reply without my name' })).toBeChecked();
  const address = page.url();
  // In a list of posts there is no choice beside a comment: it shows no name.
  await open(page, '/');
  const own = page.getByRole('article').filter({ hasText: 'I would like to hear from others' });
  await own.getByRole('button', { name: /^Comment / }).press('Enter');
  const comment = own.getByLabel(/^Your comment/);
  await expect(comment).toHaveAccessibleDescription(/your comment shows none either/);
  await comment.fill('I am still awake.');
  await own.getByRole('button', { name: /^Add comment/ }).press('Enter');
  const said = own.getByRole('listitem').filter({ hasText: 'I am still awake.' });
  await expect(said).toContainText('Anonymous member');
  await expect(said.getByRole('link', { name: 'Anonymous member', exact: true })).toHaveCount(0);

  await signInAs(page, 9);
  await open(page, address);
  const head = page.getByRole('heading', { name: 'Started by Anonymous member' });
  await expect(head).toBeVisible();
  await expect(head.getByRole('link')).toHaveCount(0);
  await expect(page.getByText('without your name')).toHaveCount(0);
  const hidden = page.getByRole('checkbox', { name: 'Reply without my name' });
  await expect(hidden).not.toBeChecked();
  await hidden.press('Space');
  await page.getByRole('textbox', { name: 'Your words' }).click();
  await page.keyboard.type('You are not alone.');
  // The choice is kept with the text, so that no draft is posted with a name by mistake.
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your words' })).toContainText('You are not alone.');
  await expect(hidden).toBeChecked();
  await page.getByRole('button', { name: 'Post reply' }).press('Enter');
  await expect(reply(page, 2)).toContainText('Reply 2 by Anonymous member 2');
  await soundHere(page, 'A reply without a name');
});

test('a moderator asks who wrote a reported topic without a name, and withdraws it', async ({
  page,
  another,
  problems,
}) => {
  // What no one has reported can’t be asked about.
  problems.allow(/status of 404.*forums\/authors/);
  const writer = await another(14);
  const data = { type: 'discussion', title: 'Asked about', content: 'Something harsh', forumId: 6, anonymous: true };
  const { id } = await (await writer.request.post('/api/posts', { data })).json();
  const reader = await another(9);
  const report = { reporterId: 9, contentType: 'post', contentId: id, reason: 'harassment' };
  await signInAs(page, 1);
  await open(page, `/forums/topic/${id}`);
  await page.getByRole('button', { name: /^Ask who wrote this/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Who wrote this?' });
  await dialog.getByLabel('Reason').fill('Report 7: a threat');
  await dialog.getByRole('button', { name: 'Ask another moderator' }).press('Enter');
  await expect(dialog.getByText('No one has reported this.', { exact: false })).toBeVisible();
  await soundHere(page, 'asking who wrote a topic');
  expect((await reader.request.post('/api/reports', { data: report })).ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Ask another moderator' }).press('Enter');
  await expect(page.getByText('Your question is sent')).toBeVisible();
  await page.getByRole('link', { name: 'Questions about authors' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Posts without a name' })).toBeVisible();
  const mine = page.getByRole('listitem').filter({ hasText: 'Something harsh' });
  await expect(mine.getByRole('button', { name: /^Agree/ })).toHaveCount(0);
  await soundHere(page, 'questions about authors');
  await mine.getByRole('button', { name: /^Withdraw my question/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No open questions' })).toBeVisible();
  // In a category without that choice, whoever began the topic is told that a reply has their name.
  const moved = await page.request.patch(`/api/forums/topics/${id}`, { data: { forumId: 8 } });
  expect(moved.ok()).toBe(true);
  await open(writer, `/forums/topic/${id}`);
  await expect(writer.getByText('everyone writes under their name')).toBeVisible();
  await expect(writer.getByRole('checkbox', { name: 'Reply without my name' })).toHaveCount(0);
  await open(reader, '/forums/authors');
  await expect(reader.getByRole('heading', { name: 'This page is for moderators' })).toBeVisible();
});

test('on a phone, a draft that was found stands apart from the first field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAs(page, 26);
  await open(page, '/forums/new');
  await page.getByLabel('Title', { exact: true }).fill('Roses, again');
  await expect(page.getByText(/^Draft saved/)).toBeVisible({ timeout: 15_000 });
  await open(page, '/forums/new');
  const found = page.locator('.note').filter({ hasText: 'You’ve started writing something' });
  const [notice, fields] = await Promise.all([found.boundingBox(), page.locator('.topic-desk').boundingBox()]);
  expect((fields?.y ?? 0) - ((notice?.y ?? 0) + (notice?.height ?? 0))).toBeGreaterThanOrEqual(12);
});
