import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { bytesAnswered } from '#platform/server/testing/app.ts';
import type { CommunityEvent, EventDetail } from '../contract.ts';
import { content, type Hall, openHall } from './testing/hall.ts';

/**
 * Meetings of a group or community are events that are seen where it is seen, and nowhere else. Ana runs the spaces, Ben
 * is in them, Kim is not.
 */

let hall: Hall;
let mia: number;
beforeAll(async () => {
  hall = await openHall();
  mia = await hall.app.addMember({ name: 'Mia' });
});
afterAll(() => hall.app.close());

const on = (id: number) => ({ params: { id } });
const titles = (events: readonly CommunityEvent[]) => events.map(({ title }) => title);
const ask = async <Body>(as: number, operation: string, input: object = {}) =>
  (await hall.app.call<Body>(as, operation, input)).body;
const meetings = (as: number, id: number, tab = 'upcoming') =>
  ask<CommunityEvent[]>(as, 'listSpaceEvents', { ...on(id), query: { tab } });

type Visibility = 'public' | 'private' | 'hidden';
const about = { description: 'What for', guidelines: 'Be kind.' };

async function letIn(id: number, who: number, visibility: Visibility, alias?: string) {
  const more = alias ? { alias } : {};
  if (visibility === 'hidden') {
    const [row] = await hall.app.database.query<{ username: string }>('', 'select username from users where id = $1', [
      who,
    ]);
    await ask(hall.ana, 'inviteToSpace', { ...on(id), body: { username: row?.username } });
    await ask(who, 'answerSpaceInvitation', { ...on(id), body: { accept: true, ...more } });
    return;
  }
  await ask(who, 'joinSpace', { ...on(id), body: more });
  if (visibility === 'public') return;
  const [request] = await ask<{ no: number }[]>(hall.ana, 'listSpaceRequests', on(id));
  await ask(hall.ana, 'answerSpaceRequest', { params: { id, no: request?.no ?? 0 }, body: { accept: true } });
}

async function group(visibility: Visibility, ...others: number[]): Promise<number> {
  const body = { ...about, name: `A ${visibility} group`, category: 'visual', visibility, aliasesAllowed: true };
  const { id } = await ask<{ id: number }>(hall.ana, 'createSupportGroup', { body });
  for (const who of others) await letIn(id, who, visibility);
  return id;
}

async function community(visibility: Visibility, ...others: number[]): Promise<number> {
  const place = { communityType: 'social', suburb: 'Footscray', postcode: '3011', state: 'VIC' };
  const body = { ...about, ...place, name: `A ${visibility} community`, visibility };
  const { id } = await ask<{ id: number }>(hall.ana, 'createCommunity', { body });
  for (const who of others) await letIn(id, who, visibility);
  return id;
}

/** Whatever a member is answered by any operation that reads and takes at most one number, asked for this event. */
async function everything(as: number, ids: readonly number[]): Promise<string> {
  const reading = serverAreas.flatMap(({ contract }) => contract.operations.filter(({ method }) => method === 'GET'));
  const said: string[] = [];
  for (const { name, params } of reading) {
    const keys = Object.keys(params?.shape ?? {});
    const ways = keys.length === 0 ? [{}] : ids.map((id) => Object.fromEntries(keys.map((key) => [key, id])));
    const queries = name === 'search' || name === 'suggest' ? [{ q: 'zyxmeeting' }, { q: 'zyx' }] : [{}];
    const tabs = name === 'listEvents' || name === 'countEvents' ? [{ tab: 'mine' }, { tab: 'past' }] : [];
    for (const way of ways) {
      for (const query of [...queries, ...tabs]) {
        try {
          const answer = await hall.app.call<unknown>(as, name, { params: way, query } as object);
          said.push(JSON.stringify(answer.body ?? '') + (await bytesAnswered(answer)).toString());
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
          said.push(JSON.stringify(error.problem));
        }
      }
    }
  }
  return said.join('\n').replaceAll(/"query":"[^"]*"/g, '');
}

describe.each([
  ['a public group', () => group('public', hall.ben)],
  ['a private group', () => group('private', hall.ben)],
  ['a hidden group', () => group('hidden', hall.ben)],
  ['a private community', () => community('private', hall.ben)],
  ['a hidden community', () => community('hidden', hall.ben)],
])('a meeting of %s', (name, make) => {
  let spaceId: number;
  let eventId: number;
  beforeAll(async () => {
    spaceId = await make();
    const body = { title: `zyxmeeting of ${name}`, description: 'zyxmeeting', location: 'zyxmeeting hall', spaceId };
    eventId = (await hall.add(body)).id;
    await hall.join(eventId, hall.ben, { listed: true });
    await ask(hall.ben, 'saveEvent', on(eventId));
  });

  test('is there for its members, with where it belongs', async () => {
    expect(titles(await meetings(hall.ben, spaceId))).toEqual([`zyxmeeting of ${name}`]);
    expect(await hall.get(eventId, hall.ben)).toMatchObject({
      space: { id: spaceId },
      myStanding: 'going',
      myAlias: '',
    });
    expect(titles(await hall.list({ tab: 'mine' }, hall.ben))).toContain(`zyxmeeting of ${name}`);
  });

  test('is in nothing that a second account or a guest can read', async () => {
    for (const viewer of [hall.kim, 0]) {
      expect(await everything(viewer, [eventId, spaceId])).not.toContain('zyxmeeting');
      const operations =
        viewer === 0 ? ['getEvent', 'readEventCalendar'] : ['getEvent', 'readEventCalendar', 'saveEvent'];
      for (const operation of operations) {
        expect(await hall.app.status(viewer, operation, on(eventId))).toBe(404);
      }
    }
    for (const operation of ['registerForEvent', 'listEventAttendees', 'listEventPeople', 'cancelRegistration']) {
      expect(await hall.app.status(hall.kim, operation, on(eventId))).toBe(404);
    }
    const about = { contentType: 'event', contentId: eventId, reason: 'spam' };
    const report = { reporterId: hall.kim, reportedUserId: hall.ana, ...about };
    expect(await hall.app.status(hall.kim, 'createReport', { body: report })).toBe(404);
  });

  test('and neither is it in lists of members: only its space has it', async () => {
    for (const tab of ['upcoming', 'past']) expect(titles(await hall.list({ tab }, hall.ben))).toEqual([]);
    const counts = await ask<{ count: number }[]>(hall.ben, 'countEvents');
    expect(counts.every(({ count }) => count === 0)).toBe(true);
    const found = await ask<{ groups: { total: number }[] }>(hall.ben, 'search', { query: { q: 'zyxmeeting' } });
    expect(found.groups.every(({ total }) => total === 0)).toBe(true);
  });

  test('is planned by those who run it alone', async () => {
    const body = { ...content, spaceId };
    expect(await hall.app.status(hall.ben, 'createEvent', { body })).toBe(403);
    const missing = await hall.app.status(hall.kim, 'createEvent', { body });
    expect(missing).toBe(name === 'a public group' ? 403 : 404);
  });

  test('leaving ends access and the registration, and gives the seat on', async () => {
    const { id } = await hall.add({ title: 'One seat', spaceId, maxAttendees: 1 });
    await letIn(spaceId, mia, name.split(' ')[1] as Visibility);
    await hall.join(id, hall.ben);
    expect(await hall.join(id, mia)).toMatchObject({ myStanding: 'waiting' });
    await ask(hall.ben, 'leaveSpace', on(spaceId));
    expect(await hall.app.status(hall.ben, 'getEvent', on(eventId))).toBe(404);
    await hall.app.settle();
    expect(await hall.get(id, mia)).toMatchObject({ myStanding: 'going', attendeeCount: 1, waitingCount: 0 });
    expect(await hall.get(eventId, hall.ana)).toMatchObject({ attendeeCount: 0 });
    const left = await hall.app.database.query('', 'select 1 from event_saves where event_id = $1', [eventId]);
    expect(left).toEqual([]);
    const members = await ask<{ no: number; name: string }[]>(hall.ana, 'listSpaceMembers', on(spaceId));
    const no = members.find((one) => one.name === 'Mia')?.no;
    await hall.app.call(hall.ana, 'removeFromSpace', { params: { id: spaceId, no: no ?? 0 } });
    await hall.app.settle();
    expect(await hall.app.status(mia, 'getEvent', on(id))).toBe(404);
    expect(await hall.get(id, hall.ana)).toMatchObject({ attendeeCount: 0 });
  });
});

test('a meeting of a public community is for every member of the site but those banned, and for no guest', async () => {
  const { add, ana, ben, kim, app } = hall;
  const spaceId = await community('public', ben);
  const { id } = await add({ title: 'Open garden', spaceId });
  expect(titles(await meetings(kim, spaceId))).toEqual(['Open garden']);
  expect(await hall.join(id, kim)).toMatchObject({ space: { id: spaceId, kind: 'community' }, myStanding: 'going' });
  expect(await app.status(0, 'getEvent', on(id))).toBe(404);
  for (const tab of ['upcoming', 'past']) expect(titles(await hall.list({ tab }, kim))).not.toContain('Open garden');
  const members = await ask<{ no: number; name: string }[]>(ana, 'listSpaceMembers', on(spaceId));
  const no = members.find(({ name }) => name === 'Ben')?.no ?? 0;
  await app.call(ana, 'removeFromSpace', { params: { id: spaceId, no }, query: { ban: 'true' } });
  expect(await app.status(ben, 'getEvent', on(id))).toBe(404);
  expect(await app.status(ben, 'listSpaceEvents', on(spaceId))).toBe(404);
});

test('the walk reads: whoever is in the group finds its meeting by it', async () => {
  const spaceId = await group('private', hall.ben);
  const { id } = await hall.add({ title: 'zyxmeeting', spaceId });
  expect(await everything(hall.ben, [id])).toContain('zyxmeeting');
});

test('when a community closes, those who are not in it keep no seat at its meetings', async () => {
  const { add, app, ana, ben, kim } = hall;
  const spaceId = await community('public', ben);
  const { id } = await add({ title: 'Closing', spaceId, maxAttendees: 1 });
  await hall.join(id, kim);
  await hall.join(id, ben);
  const found = await ask<{ space: { version: number } }>(ana, 'getCommunity', on(spaceId));
  const place = { communityType: 'social', suburb: 'Footscray', postcode: '3011', state: 'VIC' };
  const body = { ...about, ...place, name: 'Closed now', visibility: 'private', version: found.space.version };
  await ask(ana, 'editCommunity', { ...on(spaceId), body });
  expect(await app.status(kim, 'getEvent', on(id))).toBe(404);
  await app.app.jobs.runNow('events.close-doors');
  expect(await hall.get(id, ben)).toMatchObject({ myStanding: 'going', attendeeCount: 1, waitingCount: 0 });
});

test('past meetings have a list of their own, and a calendar of one’s own has those that one goes to', async () => {
  const app = await openHall();
  const spaceOf = await app.app.call<{ id: number }>(app.ana, 'createSupportGroup', {
    body: { ...about, name: 'Walkers', category: 'visual' },
  });
  const spaceId = spaceOf.body.id;
  await app.app.call(app.ben, 'joinSpace', { ...on(spaceId), body: {} });
  const { id } = await app.add({ title: 'Early walk', spaceId });
  await app.add({ title: 'Later walk', spaceId, startTime: '2026-11-28T18:00', endTime: '2026-11-28T19:00' });
  await app.join(id, app.ben);
  const { body: feed } = await app.app.call<{ url: string }>(app.ben, 'makeCalendarFeed');
  const secret = feed.url.split('/').at(-2) ?? '';
  const calendar = async () => {
    return (await bytesAnswered(await app.app.call(0, 'readCalendarFeed', { params: { secret } }))).toString();
  };
  expect(await calendar()).toContain('Early walk');
  app.app.setNow(new Date('2026-10-05T00:00:00.000Z'));
  const list = async (tab: string) =>
    titles((await app.app.call<CommunityEvent[]>(app.ben, 'listSpaceEvents', { ...on(spaceId), query: { tab } })).body);
  expect(await list('past')).toEqual(['Early walk']);
  expect(await list('upcoming')).toEqual(['Later walk']);
  await app.app.call(app.ben, 'leaveSpace', on(spaceId));
  expect(await calendar()).not.toContain('Early walk');
  await app.app.close();
});

test('whoever has another name in the space says first that the organiser may see their own', async () => {
  const { add, app, ana, kim } = hall;
  const spaceId = await group('public');
  await letIn(spaceId, kim, 'public', 'Wombat');
  const { id } = await add({ title: 'Named', spaceId });
  expect(await hall.get(id, kim)).toMatchObject({ myAlias: 'Wombat' });
  expect(await app.status(kim, 'registerForEvent', on(id))).toBe(400);
  expect(await app.status(kim, 'askEventAccess', { ...on(id), body: { words: 'A ramp' } })).toBe(400);
  expect(await ask(ana, 'listEventPeople', on(id))).toEqual([]);
  expect(await hall.join(id, kim, { ownName: true })).toMatchObject({ myStanding: 'going' });
  expect(await app.status(kim, 'askEventAccess', { ...on(id), body: { words: 'A ramp' } })).toBe(204);
  const [own] = await ask<{ no: number; mine: boolean }[]>(ana, 'listSpaceMembers', on(spaceId)).then((all) =>
    all.filter(({ mine }) => !mine),
  );
  await app.call(ana, 'setSpaceRole', { params: { id: spaceId, no: own?.no ?? 0 }, body: { role: 'moderator' } });
  expect(await app.status(kim, 'createEvent', { body: { ...content, spaceId } })).toBe(409);
});

test('when whoever planned it leaves, it is cancelled, and those who counted on it are told', async () => {
  const { add, app, ana, ben, mia: other } = { ...hall, mia };
  const spaceId = await group('private', ben, other);
  const members = await ask<{ no: number; name: string }[]>(ana, 'listSpaceMembers', on(spaceId));
  const no = members.find(({ name }) => name === 'Ben')?.no ?? 0;
  await app.call(ana, 'setSpaceRole', { params: { id: spaceId, no }, body: { role: 'moderator' } });
  const { id } = await add({ title: 'Planned by Ben', spaceId }, ben);
  await hall.join(id, other);
  await app.call(ben, 'leaveSpace', on(spaceId));
  await app.settle();
  expect(await hall.get(id, other)).toMatchObject({ cancelReason: 'Its organiser has left the group.' });
  expect((await hall.told(other))[0]).toBe('eventCancelled');
  expect(await app.status(ben, 'cancelEvent', { ...on(id), body: { reason: 'Mine', version: 2 } })).toBe(404);
});

test('an organiser who blocks the owner of the space can’t keep a meeting from being called off', async () => {
  const { add, app, ana } = hall;
  const zoe = await app.addMember({ name: 'Zoe' });
  const spaceId = await group('private', zoe);
  const [own] = (await ask<{ no: number; name: string }[]>(ana, 'listSpaceMembers', on(spaceId))).filter(
    ({ name }) => name === 'Zoe',
  );
  await app.call(ana, 'setSpaceRole', { params: { id: spaceId, no: own?.no ?? 0 }, body: { role: 'moderator' } });
  const { id } = await add({ title: 'Behind a block', spaceId }, zoe);
  const open = await add({ title: 'In no space' }, zoe);
  await app.call(zoe, 'block', on(ana));
  const body = { reason: 'Not with us', version: 1 };
  expect(await app.status(ana, 'cancelEvent', { ...on(open.id), body })).toBe(404);
  expect(await app.status(ana, 'cancelEvent', { ...on(id), body })).toBe(200);
  expect(await hall.get(id, zoe)).toMatchObject({ cancelReason: 'Not with us' });
  expect(await hall.told(zoe)).toContain('eventMeetingCancelled');
});

test('the people who run a space can cancel its meetings; its organiser and attendees are told', async () => {
  const { add, app, ana, ben, kim, mia: other } = { ...hall, mia };
  const spaceId = await group('private', ben, kim, other);
  const members = await ask<{ no: number; name: string }[]>(ana, 'listSpaceMembers', on(spaceId));
  const no = members.find(({ name }) => name === 'Ben')?.no ?? 0;
  await app.call(ana, 'setSpaceRole', { params: { id: spaceId, no }, body: { role: 'moderator' } });
  const { id } = await add({ title: 'Planned by Ben', spaceId }, ben);
  await hall.join(id, other);
  expect((await hall.get(id, ana)).mayCancel).toBe(true);
  expect((await hall.get(id, ben)).mayCancel).toBe(true);
  expect((await hall.get(id, kim)).mayCancel).toBe(false);
  const off = { ...on(id), body: { reason: 'The room is taken.', version: 1 } };
  expect(await app.status(kim, 'cancelEvent', off)).toBe(403);
  // They may call it off, and not change it or read what was asked for.
  expect(await app.status(ana, 'editEvent', { ...on(id), body: { ...content, version: 1 } })).toBe(403);
  expect(await app.status(ana, 'listEventPeople', on(id))).toBe(403);
  expect((await app.call<CommunityEvent>(ana, 'cancelEvent', off)).body.cancelReason).toBe('The room is taken.');
  expect((await hall.told(ben))[0]).toBe('eventMeetingCancelled');
  expect((await hall.told(other))[0]).toBe('eventCancelled');
  expect((await hall.told(ana)).filter((kind) => kind.startsWith('event'))).not.toContain('eventMeetingCancelled');
  const open = await add({ title: 'For everyone' }, ben);
  expect((await hall.get(open.id, ana)).mayCancel).toBe(false);
  expect(await app.status(ana, 'cancelEvent', { ...on(open.id), body: { reason: 'No', version: 1 } })).toBe(403);
});

test('nothing is planned in what is archived, and a report carries what moderators cannot read in its place', async () => {
  const { add, app, ana, ben } = hall;
  const spaceId = await group('private', ben);
  const { id } = await add({ title: 'Reported meeting', description: 'zyxreported', spaceId });
  await app.call(ben, 'createReport', {
    body: { reporterId: ben, reportedUserId: ana, contentType: 'event', contentId: id, reason: 'spam' },
  });
  const moderator = await app.addMember({ roles: ['member', 'moderator'] });
  const [report] = await ask<{ messages: { content: string }[] }[]>(moderator, 'listReports');
  expect(report?.messages.map((one) => one.content)).toEqual(['Reported meeting\nzyxreported']);
  expect(await app.status(moderator, 'getEvent', on(id))).toBe(404);
  const space = await ask<{ version: number }>(ana, 'getSupportGroup', on(spaceId));
  await app.call(ana, 'archiveSpace', { ...on(spaceId), body: { version: space.version } });
  expect(await app.status(ana, 'createEvent', { body: { ...content, spaceId } })).toBe(409);
});

test('a record elsewhere says nothing of meetings: it has what was for everybody, and those of the same space', async () => {
  const app = await openHall();
  const made = { body: { ...about, name: 'Keepers', category: 'visual' } };
  const spaceId = (await app.app.call<{ id: number }>(app.ana, 'createSupportGroup', made)).body.id;
  await app.app.call(app.ben, 'joinSpace', { ...on(spaceId), body: {} });
  const { id } = await app.add({ spaceId, accessibilityFeatures: ['ASL'] });
  const open = await app.add({ startTime: '2026-12-28T18:00', endTime: '2026-12-28T19:30' });
  const inside = await app.add({ spaceId, startTime: '2026-12-29T18:00', endTime: '2026-12-29T19:30' });
  await app.join(id, app.ben);
  app.app.setNow(new Date('2026-10-05T00:00:00.000Z'));
  const kept = { confirmations: [{ feature: 'ASL', kept: true }] };
  await app.app.call(app.ben, 'confirmPromises', { ...on(id), body: kept });
  const record = async (event: number) => ((await app.get(event, app.ben)) as EventDetail).record;
  expect(await record(inside.id)).toEqual([{ feature: 'ASL', kept: 1, of: 1 }]);
  expect(await record(open.id)).toEqual([]);
  await app.app.close();
});
