import type { Page } from '@playwright/test';
import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { timesAnnounced } from '#platform/web/testing/announcements.ts';
import { expect, settled, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';
import { listening } from '#platform/web/testing/live.ts';
import { hearOnce, startReader } from '#platform/web/testing/reader.ts';
import { checkReflow } from '#platform/web/testing/reflow.ts';
import { withThemes } from '#platform/web/testing/themes.ts';

// A member without stored preferences, and a supporter whose right to act has ended.
test.beforeEach(({ problems }) => problems.allow(/status of (404|403)/));

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const mine = (page: Page) => page.getByRole('list', { name: 'Your supporters' });
const theirs = (page: Page) => page.getByRole('list', { name: 'Whom you support' });
const bar = (page: Page) => page.getByRole('region', { name: 'About this page' });
const sound = (page: Page, name: string) =>
  withThemes(page, ({ label }) => checkAccessibility(page, { name: `${name}, ${label}` }));

/** An event that is to come, with room, which member 12 does not organise. */
async function anEvent(page: Page) {
  const events = (await (await page.request.get('/api/events?limit=50')).json()) as {
    id: number;
    title: string;
    mine: boolean;
    myStanding: string | null;
    requiresApproval: boolean;
    attendeeCount: number;
    maxAttendees: number;
    registrationClosesAt: string | null;
  }[];
  const found = events.find(
    (one) =>
      !one.mine &&
      one.myStanding === null &&
      !one.requiresApproval &&
      one.attendeeCount < one.maxAttendees &&
      one.registrationClosesAt === null,
  );
  if (!found) throw new Error('There is no event to register for.');
  return found;
}

test('a supporter acts for a member: the bar says so on every page, and the log says by whom', async ({
  page,
  another,
}) => {
  await signInAs(page, 12);
  const event = await anEvent(page);
  const supporter = await another(20);
  await open(supporter, '/supporters');
  await theirs(supporter)
    .getByRole('link', { name: /^Act for / })
    .click();
  const title = heading(supporter, /^Act for /);
  await expect(title).toBeVisible();
  const name = ((await title.textContent()) ?? '').replace('Act for ', '');
  await expect(bar(supporter)).toHaveCount(0);
  await supporter.getByRole('button', { name: `Act for ${name}` }).click();
  await expect(heading(supporter, `You act for ${name}`)).toBeVisible();
  await expect(bar(supporter)).toContainText(
    `You act for ${name} in Support groups, Resources, Events, Bookings and Medicines and appointments.`,
  );
  await sound(supporter, 'acting for someone');
  await checkReflow(supporter, { name: 'acting for someone' });

  await open(supporter, `/events/${event.id}`);
  await expect(bar(supporter)).toContainText(`You act for ${name}`);
  // What isn’t for a supporter isn’t there.
  await expect(supporter.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  await supporter
    .locator('.event-register')
    .getByRole('button', { name: /^Register/ })
    .click();
  await expect(supporter.locator('.event-standing')).toBeVisible();

  await open(page, `/events/${event.id}`);
  await expect(page.locator('.event-standing')).toBeVisible();
  await open(page, '/supporters/log');
  await expect(page.getByRole('listitem').filter({ hasText: 'for you: registered for an event' })).toHaveCount(1);
  await sound(page, 'the log');
  await page.getByRole('link', { name: /^registered for an event/ }).click();
  await expect(heading(page, event.title)).toBeVisible();

  // The member undoes it as they would undo what they did themselves.
  await page
    .locator('.event-register')
    .getByRole('button', { name: /^Cancel registration/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel registration' }).click();
  await expect(page.locator('.event-standing')).toHaveCount(0);
});

test('by the reader alone: a carer finds a medicine of the member, notes a dose, and that is heard once', async ({
  page,
  another,
}) => {
  await signInAs(page, 12);
  const schedule = {
    ...{ rhythm: 'needed', everyDays: 1, weekdays: [], times: [], fromDay: '2026-01-01', untilDay: null },
    ...{ zone: 'Australia/Sydney', remind: false, repeatMinutes: 30, giveUpMinutes: 120 },
  };
  const medicine = { medicationName: 'Salbutamol', dosage: '2 puffs', schedule };
  expect((await page.request.post('/api/wellness-medicines', { data: medicine })).status()).toBe(201);

  // Behind the head of the page and the bar of acting.
  const far = { most: 150 };
  const carer = await another(20);
  await open(carer, '/supporters/for/12');
  let reader = await startReader(carer);
  await reader.to('item', /^button, Act for /, far);
  // The page goes before it could answer.
  const act = () => carer.evaluate(() => void setTimeout(() => window.doorwaysReader?.reader.act()));
  await Promise.all([carer.waitForEvent('load'), act()]);
  await expect(heading(carer, /^You act for /)).toBeVisible();
  await settled(carer);
  reader = await startReader(carer);
  await reader.to('item', /^link, Medicines and appointments/, far);
  await reader.act();
  await expect(heading(carer, 'Wellness tracking')).toBeFocused();
  await settled(carer);
  // The diary itself is the member’s alone.
  await expect(carer.getByRole('heading', { name: /Today's Wellness Entry|More of your diary/ })).toHaveCount(0);
  await sound(carer, 'medicines and appointments of a member');
  await checkReflow(carer, { name: 'medicines and appointments of a member' });
  reader = await startReader(carer);
  await reader.to('item', /^link, See all.* medications of today/, far);
  await reader.act();
  await expect(heading(carer, 'Medicines')).toBeFocused();
  await settled(carer);
  reader = await startReader(carer);
  await reader.to('item', /^button, Taken now ?: Salbutamol/, far);
  await hearOnce(carer, reader, 'Taken: Salbutamol Press F8 for Undo.', () => reader.act() as Promise<void>, {
    within: 3000,
  });
  await sound(carer, 'the medicines of a member');

  await open(page, '/supporters/log');
  await expect(page.getByRole('listitem').filter({ hasText: 'for you: noted a dose' })).toHaveCount(1);
  await page.getByRole('link', { name: /^noted a dose/ }).click();
  await expect(heading(page, 'Medicines')).toBeVisible();
  await expect(page.getByText('Last taken today at').first()).toBeVisible();
});

test('by keyboard: resources are saved for a member, and no opinion is given for them', async ({ page, another }) => {
  await signInAs(page, 12);
  const carer = await another(20);
  await open(carer, '/supporters/for/12');
  await carer.getByRole('button', { name: /^Act for / }).press('Enter');
  await expect(heading(carer, /^You act for /)).toBeVisible();
  await open(carer, '/resources');
  const first = carer.locator('.resource').first();
  const title = (await first.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await expect(first.getByRole('button', { name: /^Helpful/ })).toHaveCount(0);
  await expect(carer.getByRole('link', { name: 'Submit Resource' })).toHaveCount(0);
  await first.getByRole('button', { name: `Save ${title}` }).press('Enter');
  await expect(first.getByRole('button', { name: `Saved ${title}` })).toBeVisible();
  await sound(carer, 'resources, acting for someone');
  await open(page, '/resources/saved');
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await open(page, '/supporters/log');
  await expect(page.getByRole('listitem').filter({ hasText: 'for you: saved a resource' })).toHaveCount(1);
});

interface Group {
  readonly id: number;
  readonly name: string;
  readonly visibility: string;
  readonly status: string;
  readonly aliasesAllowed: boolean;
  readonly me: { readonly state: string; readonly needsBirthYear: boolean };
}
/** Groups that the member may join at once, as themselves. */
async function groupsToJoin(page: Page): Promise<readonly [Group, Group]> {
  const groups = (await (await page.request.get('/api/support-groups?limit=50')).json()) as Group[];
  const [one, another] = groups.filter(
    ({ visibility, status, aliasesAllowed, me }) =>
      visibility === 'public' && status === 'open' && !aliasesAllowed && me.state === 'none' && !me.needsBirthYear,
  );
  if (!one || !another) throw new Error('There are no two groups to join.');
  return [one, another];
}

test('groups: a supporter joins one and leaves it for a member, and sees nothing that is written in it', async ({
  page,
  another,
}) => {
  await signInAs(page, 12);
  const [group] = await groupsToJoin(page);
  const carer = await another(20);
  await open(carer, '/supporters/for/12');
  await carer.getByRole('button', { name: /^Act for / }).click();
  await expect(heading(carer, /^You act for /)).toBeVisible();
  await carer.getByRole('link', { name: 'Support groups' }).last().click();
  await expect(heading(carer, 'Support Groups')).toBeVisible();
  await expect(carer.getByRole('link', { name: 'Create Group' })).toHaveCount(0);
  await open(carer, `/support-groups/${group.id}`);
  const place = carer.getByRole('group', { name: `Their place in ${group.name}` });
  await place.getByRole('button', { name: /^Join Group/ }).click();
  await expect(place.getByText('Member')).toBeVisible();
  await expect(carer.locator('.toast').filter({ hasText: 'They’re in the group now.' })).toBeVisible();
  for (const inside of ['Posts', 'Files', 'Members'])
    await expect(carer.getByRole('tab', { name: inside })).toHaveCount(0);
  await sound(carer, 'a group, acting for someone');
  await checkReflow(carer, { name: 'a group, acting for someone' });
  await open(page, `/support-groups/${group.id}`);
  await expect(page.getByRole('tab', { name: 'Members' })).toBeVisible();
  await open(carer, `/support-groups/${group.id}?tab=about`);
  await carer.getByRole('button', { name: `Leave ${group.name}` }).press('Enter');
  await carer.getByRole('alertdialog').getByRole('button', { name: 'Leave group' }).click();
  await expect(place.getByRole('button', { name: /^Join Group/ })).toBeVisible();
  await expect(carer.locator('.toast').filter({ hasText: 'They left the group' })).toBeVisible();
  await open(page, '/supporters/log');
  const lines = page.getByRole('listitem');
  await expect(lines.filter({ hasText: 'for you: joined a group, or asked to' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'for you: left a group' })).toHaveCount(1);
});

test('what a supporter prepares waits for the member, who confirms one thing by keyboard and drops another', async ({
  page,
  another,
}) => {
  await signInAs(page, 30);
  const [group, other] = await groupsToJoin(page);
  const supporter = await another(1);
  await open(supporter, '/supporters/for/30');
  await supporter.getByRole('button', { name: /^Act for / }).click();
  await expect(bar(supporter)).toContainText('Some things you only prepare, and they confirm them.');
  const prepare = async ({ id }: Group) => {
    await open(supporter, `/support-groups/${id}`);
    await supporter.getByRole('button', { name: /^Join Group/ }).press('Enter');
    await expect(heading(supporter, 'What supporters prepared')).toBeVisible();
  };
  await prepare(group);
  await prepare(other);
  await expect(supporter.getByRole('button', { name: /^Withdraw Join a group: / })).toHaveCount(2);
  await sound(supporter, 'what one prepared');

  await open(page, `/support-groups/${group.id}`);
  await expect(page.getByRole('button', { name: /^Join Group/ })).toBeVisible();
  await open(page, '/supporters');
  await expect(page.getByText('2 things to confirm')).toBeVisible();
  await page.getByRole('link', { name: 'See what they prepared' }).press('Enter');
  await expect(heading(page, 'What supporters prepared')).toBeFocused();
  await settled(page);
  await sound(page, 'what was prepared');
  await checkReflow(page, { name: 'what was prepared' });
  const named = (thing: Group) => `Join a group: ${thing.name}, You’re in it at once.`;
  await page.getByRole('button', { name: `Drop ${named(other)}` }).press('Enter');
  await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(1);
  await page.getByRole('button', { name: `Confirm ${named(group)}` }).press('Enter');
  await expect(heading(page, group.name)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Members' })).toBeVisible();
  await open(page, '/supporters/log');
  const line = 'for you: joined a group, or asked to, after it was confirmed';
  await expect(page.getByRole('listitem').filter({ hasText: line })).toHaveCount(1);
});

// From here on 20 may no longer act for 12.
test('once it is ended, the supporter’s open page stops by itself and says so', async ({ page, another }) => {
  await signInAs(page, 12);
  const event = await anEvent(page);
  const supporter = await another(20);
  await open(supporter, '/supporters/for/12');
  await supporter.getByRole('button', { name: /^Act for / }).click();
  await expect(bar(supporter)).toContainText('You act for ');
  await open(supporter, `/events/${event.id}`);
  await expect(supporter.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  await listening(supporter);
  await open(page, '/supporters');
  await mine(page)
    .getByRole('button', { name: /^End the support of / })
    .click();
  await expect(page.getByText('No one can act for you.')).toBeVisible();
  await expect(supporter.getByText('You’re yourself again')).toBeVisible();
  await expect(bar(supporter)).toHaveCount(0);
  await expect(supporter.getByText('No one has asked you to support them.')).toBeVisible();
  await open(supporter, `/events/${event.id}`);
  await expect(supporter.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  await open(supporter, '/supporters/for/12');
  await expect(heading(supporter, 'You can’t act for this person')).toBeVisible();
});

test('by keyboard: someone is asked, says yes, waits a day, gets less, and is ended in one press', async ({
  page,
  another,
  problems,
}) => {
  problems.allow(/status of 409/);
  await signInAs(page, 14);
  await open(page, '/supporters');
  await expect(page.getByText('No one can act for you.')).toBeVisible();
  await crawlKeyboard(page, { name: 'supporters' });
  await page.getByRole('searchbox', { name: 'Find them by name' }).fill('Mai Anh Nguyen');
  await page.getByRole('button', { name: 'Choose Mai Anh Nguyen' }).press('Enter');
  // One thing takes the place of another: the focus goes along, there and back.
  await expect(page.locator('#whom')).toBeFocused();
  await page.getByRole('button', { name: 'Ask another person' }).press('Enter');
  await expect(page.locator('#ask-someone')).toBeFocused();
  await page.getByRole('searchbox', { name: 'Find them by name' }).fill('Mai Anh Nguyen');
  await page.getByRole('button', { name: 'Choose Mai Anh Nguyen' }).press('Enter');
  const form = page.getByRole('form', { name: 'What Mai Anh Nguyen can do' });
  await form.getByRole('button', { name: 'Ask Mai Anh Nguyen' }).press('Enter');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Choose who they are to you.' })).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Choose at least one area.' })).toBeVisible();
  await sound(page, 'asking someone');
  await form.getByLabel('Who they are to you').selectOption('guardian');
  await form.getByLabel('Bookings').selectOption('act');
  await form.getByRole('button', { name: 'Ask Mai Anh Nguyen' }).press('Enter');
  await expect(mine(page)).toContainText('You say that they are a guardian. They haven’t answered yet.');
  expect(await timesAnnounced(page, 'You asked Mai Anh Nguyen: Nothing opens before they say yes.')).toBe(1);

  const supporter = await another(5);
  await open(supporter, '/supporters');
  await theirs(supporter)
    .getByRole('button', { name: /^Accept/ })
    .press('Enter');
  await expect(theirs(supporter)).toContainText('It begins on ');
  await expect(theirs(supporter).getByRole('link', { name: /^Act for/ })).toHaveCount(0);

  // Heard without a reload; not to be begun within the hour.
  await expect(mine(page)).toContainText('Until then they can’t do anything.');
  await expect(mine(page).getByRole('button', { name: /^Start now/ })).toHaveCount(0);
  await mine(page)
    .getByRole('link', { name: /^Change/ })
    .press('Enter');
  await expect(heading(page, 'What Mai Anh Nguyen can do')).toBeFocused();
  await page.getByLabel('Bookings').selectOption('see');
  // What is saved on another page takes nothing away that is chosen here, and isn’t written over unseen.
  const elsewhere = await another(14);
  await open(elsewhere, '/supporters');
  await mine(elsewhere)
    .getByRole('link', { name: /^Change/ })
    .press('Enter');
  await elsewhere.getByLabel('Who they are to you').selectOption('carer');
  await elsewhere.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(mine(elsewhere)).toContainText('You say that they are a carer.');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Someone else changed this')).toBeVisible();
  await expect(page.getByLabel('Bookings')).toHaveValue('see');
  await page.getByRole('button', { name: 'Save mine' }).press('Enter');
  await expect(mine(page)).toContainText('Bookings: see.');
  await mine(page)
    .getByRole('button', { name: /^End the support of / })
    .press('Enter');
  await expect(page.getByText('No one can act for you.')).toBeVisible();
  await expect(page.locator('#my-supporters')).toBeFocused();
});

test('by the reader alone: the crisis page leads to ending it quietly, and that is heard once', async ({ page }) => {
  await signInAs(page, 1);
  await open(page, '/crisis-support');
  await page.getByRole('link', { name: 'See who can act in your account, and end it quietly' }).click();
  await expect(heading(page, 'Your account')).toBeFocused();
  await settled(page);
  await sound(page, 'ending it quietly');
  const reader = await startReader(page);
  await reader.to('item', /^button, End quietly/);
  await hearOnce(page, reader, 'Ended. No one was told.', () => reader.act() as Promise<void>, { within: 3000 });
  await expect(page.getByText('No one else can do anything in your account.')).toBeVisible();
  const carer = (await (await page.request.get('/api/supporters')).json()) as { mine: unknown[] };
  expect(carer.mine).toEqual([]);
});

test('by keyboard: acting begins and stops where one presses, and the page is one’s own again', async ({ page }) => {
  await signInAs(page, 1);
  await open(page, '/supporters');
  await theirs(page)
    .getByRole('link', { name: /^Act for / })
    .press('Enter');
  await page.getByRole('button', { name: /^Act for / }).press('Enter');
  await expect(bar(page)).toContainText('You act for ');
  await open(page, '/bookings');
  // Only to be seen: there is nothing to press, and the times are not the supporter’s to set.
  await expect(page.getByRole('link', { name: 'My times' })).toHaveCount(0);
  // What isn’t given stays one’s own.
  await open(page, '/resources');
  await expect(page.getByRole('link', { name: 'Submit Resource' })).toBeVisible();
  await bar(page)
    .getByRole('button', { name: /^Stop acting for / })
    .press('Enter');
  await expect(heading(page, 'Supporters')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await open(page, '/bookings');
  await expect(page.getByRole('link', { name: 'My times' })).toBeVisible();
});
