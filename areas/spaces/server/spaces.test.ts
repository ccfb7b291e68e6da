import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Group } from '#areas/groups/contract.ts';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { sharedPostgres } from '#platform/server/testing/postgres.ts';
import type { SpaceComment, SpaceMember, SpacePost, SpaceRequest } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  const server = await sharedPostgres();
  app = await startTestApp({ areas: serverAreas, databaseUrl: await server.createDatabase('spaces') });
});
afterAll(() => app.close());

const on = (id: number, more: object = {}) => ({ params: { id, ...more } });
const content = { name: 'A group', description: 'What it is for', guidelines: 'Be kind.', category: 'hearing' };
const make = async (owner: number, more: object = {}) =>
  (await app.call<Group>(owner, 'createSupportGroup', { body: { ...content, ...more } })).body.id;
const join = async (who: number, id: number, body: object = {}) =>
  (await app.call<Group>(who, 'joinSpace', { ...on(id), body })).body;
/** On a slow machine 200 wait longer for one of the few connections than the server lets them; they then ask again. */
const joinAgain = async (who: number, id: number): Promise<Group> => {
  try {
    return await join(who, id);
  } catch (error) {
    if (!/timeout exceeded when trying to connect/.test(String(error))) throw error;
    return joinAgain(who, id);
  }
};
const read = async (who: number, id: number) => (await app.call<Group>(who, 'getSupportGroup', on(id))).body;
const requests = async (who: number, id: number) =>
  (await app.call<SpaceRequest[]>(who, 'listSpaceRequests', on(id))).body;
const members = async (who: number, id: number) =>
  (await app.call<SpaceMember[]>(who, 'listSpaceMembers', on(id))).body;
const answer = (who: number, id: number, no: number, body: object) =>
  app.call(who, 'answerSpaceRequest', { ...on(id, { no }), body });
const post = async (who: number, id: number, body: object = {}) => {
  await app.call(who, 'acceptSpaceGuidelines', on(id));
  return (await app.call<SpacePost>(who, 'createSpacePost', { ...on(id), body: { content: 'Words', ...body } })).body;
};
const posts = async (who: number, id: number) => (await app.call<SpacePost[]>(who, 'listSpacePosts', on(id))).body;
const fieldsOf = async (who: number, operation: string, input: object) => {
  try {
    await app.call(who, operation, input);
    return {};
  } catch (error) {
    const { problem } = error as { problem: { errors?: { field: string; message: string }[] } };
    return Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]));
  }
};
const rowsOf = async (id: number) => {
  const [row] = await app.database.query<{ members: number; count: number; owners: number }>(
    '',
    `select (select count(*)::int from space_members where space_id = $1 and state = 'member') as members,
       (select count(*)::int from space_members where space_id = $1 and state = 'member' and role = 'owner') as owners,
       member_count as count from spaces where id = $1`,
    [id],
  );
  return row;
};

test('200 who join at once, and again, are each in it once, and the count is true', async () => {
  const owner = await app.addMember();
  const id = await make(owner);
  const all = await Promise.all(Array.from({ length: 200 }, () => app.addMember()));
  for (const group of await Promise.all(all.map((who) => joinAgain(who, id)))) expect(group.me.state).toBe('member');
  await Promise.all(all.slice(0, 20).flatMap((who) => [joinAgain(who, id), joinAgain(who, id)]));
  expect(await rowsOf(id)).toEqual({ members: 201, count: 201, owners: 1 });
  for (let n = 0; n < 50; n += 10) {
    await Promise.all(all.slice(n, n + 10).map((who) => app.call(who, 'leaveSpace', on(id))));
  }
  expect(await rowsOf(id)).toEqual({ members: 151, count: 151, owners: 1 });
  expect((await read(owner, id)).memberCount).toBe(151);
}, 60_000);

test('a request is asked with answers, taken back, declined with a reason, and accepted', async () => {
  const [owner, ana] = [await app.addMember(), await app.addMember({ name: 'Ana' })];
  const id = await make(owner, { visibility: 'private', questions: ['What brings you here?'] });
  expect(await fieldsOf(ana, 'joinSpace', { ...on(id), body: {} })).toEqual({ 'answers.0': 'Answer this question.' });
  expect((await join(ana, id, { answers: ['Company'] })).me.state).toBe('requested');
  expect((await read(owner, id)).me.waiting).toBe(1);
  const taken = (await app.call<Group>(ana, 'withdrawSpaceRequest', on(id))).body;
  expect(taken.me.state).toBe('left');
  expect(await requests(owner, id)).toEqual([]);

  await join(ana, id, { answers: ['Company'] });
  const [asked] = await requests(owner, id);
  expect(asked).toMatchObject({ name: 'Ana', answers: [{ question: 'What brings you here?', answer: 'Company' }] });
  const no = asked?.no ?? 0;
  expect(await fieldsOf(owner, 'answerSpaceRequest', { ...on(id, { no }), body: { accept: false } })).toHaveProperty(
    'reason',
  );
  await answer(owner, id, no, { accept: false, reason: 'We are full until March.' });
  expect((await read(ana, id)).me).toMatchObject({ state: 'declined', reason: 'We are full until March.' });
  expect(await app.status(ana, 'joinSpace', { ...on(id), body: { answers: ['Please'] } })).toBe(403);
  expect(await app.status(owner, 'answerSpaceRequest', { ...on(id, { no }), body: { accept: true } })).toBe(409);

  app.setNow(new Date(Date.now() + 8 * 86_400_000));
  await join(ana, id, { answers: ['March is here'] });
  await answer(owner, id, no, { accept: true });
  expect((await read(ana, id)).me).toMatchObject({ state: 'member', role: 'member', reason: '' });
  expect(await rowsOf(id)).toMatchObject({ members: 2, count: 2 });
});

test('two who answer the same request at once: one does it, the other is told', async () => {
  const [owner, helper, ana] = [await app.addMember(), await app.addMember(), await app.addMember()];
  const id = await make(owner, { visibility: 'private' });
  await join(helper, id);
  const [first] = await requests(owner, id);
  await answer(owner, id, first?.no ?? 0, { accept: true });
  await app.call(owner, 'setSpaceRole', { ...on(id, { no: first?.no }), body: { role: 'moderator' } });
  await join(ana, id);
  const [asked] = await requests(helper, id);
  const input = { ...on(id, { no: asked?.no }), body: { accept: true } };
  const both = await Promise.all([owner, helper].map((who) => app.status(who, 'answerSpaceRequest', input)));
  expect(both.sort()).toEqual([200, 409]);
  expect(await rowsOf(id)).toMatchObject({ members: 3, count: 3 });
});

test('a private group shows name and purpose; the rest is the same 404 as a missing one; a hidden one is all of it', async () => {
  const [owner, ana] = [await app.addMember(), await app.addMember({ roles: ['member', 'moderator'] })];
  const secret = await make(owner, { visibility: 'private' });
  const hidden = await make(owner, { visibility: 'hidden', name: 'Nobody knows of it' });
  const { id: postId } = await post(owner, secret);
  expect(await read(ana, secret)).toMatchObject({ name: 'A group', isPrivate: true, memberCount: 1 });
  const refusal = (operation: string, input: object) =>
    app.call(ana, operation, input).catch((error: unknown) => error);
  for (const [operation, input] of [
    ['listSpacePosts', {}],
    ['listSpaceMembers', {}],
    ['listSpaceFiles', {}],
    ['listSpaceRequests', {}],
    ['listSpaceComments', { postId }],
    ['likeSpacePost', { postId }],
  ] as const) {
    expect(await refusal(operation, on(secret, input))).toEqual(await refusal(operation, on(999_999, input)));
  }
  expect(await refusal('getSupportGroup', on(hidden))).toEqual(await refusal('getSupportGroup', on(999_999)));
  expect(await app.status(ana, 'joinSpace', { ...on(hidden), body: {} })).toBe(404);
  for (const tab of ['all', 'public', 'mine']) {
    const { body } = await app.call<Group[]>(ana, 'listSupportGroups', {
      query: { tab, q: 'nobody knows', limit: 100 },
    });
    expect(body).toEqual([]);
  }
  expect(await app.status(0, 'getSupportGroup', on(secret))).toBe(401);
});

test('an invitation opens a hidden group to whoever got it; who is in it is not told by inviting', async () => {
  const [owner, ana] = [await app.addMember(), await app.addMember()];
  const id = await make(owner, { visibility: 'hidden' });
  const [row] = await app.database.query<{ username: string }>('', 'select username from users where id = $1', [ana]);
  const invite = (username: string) => app.status(owner, 'inviteToSpace', { ...on(id), body: { username } });
  expect(await invite('nobody-of-that-name')).toBe(400);
  expect(await invite(row?.username ?? '')).toBe(204);
  expect((await read(ana, id)).me.state).toBe('invited');
  expect(await app.status(ana, 'listSpaceMembers', on(id))).toBe(404);
  await app.call(ana, 'answerSpaceInvitation', { ...on(id), body: { accept: true } });
  expect((await read(ana, id)).me.state).toBe('member');
  expect(await invite(row?.username ?? '')).toBe(204);
  expect((await read(ana, id)).me.state).toBe('member');
  await app.call(ana, 'leaveSpace', on(id));
  expect(await app.status(ana, 'getSupportGroup', on(id))).toBe(404);
});

test('the owner cannot leave others behind: handing over makes one owner, and archiving closes it', async () => {
  const [owner, ana, ben] = [await app.addMember(), await app.addMember({ name: 'Ana' }), await app.addMember()];
  const id = await make(owner);
  await join(ana, id);
  await join(ben, id);
  expect(await app.status(owner, 'leaveSpace', on(id))).toBe(409);
  const no = (await members(owner, id)).find(({ name }) => name === 'Ana')?.no ?? 0;
  expect(await app.status(ben, 'handOverSpace', { ...on(id), body: { no } })).toBe(403);
  const both = [1, 2].map(() => app.status(owner, 'handOverSpace', { ...on(id), body: { no } }));
  expect((await Promise.all(both)).sort()).toEqual([200, 403]);
  expect(await rowsOf(id)).toMatchObject({ owners: 1 });
  expect((await read(ana, id)).me.role).toBe('owner');
  await app.call(owner, 'leaveSpace', on(id));

  const { version } = await read(ana, id);
  expect(await app.status(ana, 'archiveSpace', { ...on(id), body: { version: version + 1 } })).toBe(409);
  await app.call(ana, 'archiveSpace', { ...on(id), body: { version } });
  expect(await app.status(ben, 'createSpacePost', { ...on(id), body: { content: 'Still here?' } })).toBe(409);
  expect(await app.status(owner, 'joinSpace', { ...on(id), body: {} })).toBe(409);
  await app.call(ana, 'reopenSpace', { ...on(id), body: { version: version + 1 } });
  await post(ben, id);
});

test('a deleted account hands over to the moderator who has been there longest, else to a member, else it is archived', async () => {
  const [owner, old, helper] = [await app.addMember(), await app.addMember(), await app.addMember({ name: 'Helper' })];
  const [id, alone] = [await make(owner), await make(owner)];
  await join(old, id);
  await join(helper, id);
  const no = (await members(owner, id)).find(({ name }) => name === 'Helper')?.no ?? 0;
  await app.call(owner, 'setSpaceRole', { ...on(id, { no }), body: { role: 'moderator' } });
  const { handOn } = await import('./hand-on.ts');
  const nobody = async () => undefined;
  await handOn(app.database.query, nobody, owner);
  expect((await read(helper, id)).me.role).toBe('owner');
  expect((await read(old, alone)).status).toBe('archived');
  await app.database.query('', 'delete from users where id = $1', [owner]);
  expect(await rowsOf(id)).toEqual({ members: 2, count: 2, owners: 1 });
});

test('taken out may come back, banned may not, and those who run it cannot take out their owner', async () => {
  const [owner, ana] = [await app.addMember({ name: 'Owner' }), await app.addMember({ name: 'Ana' })];
  const id = await make(owner);
  await join(ana, id);
  const list = await members(owner, id);
  const noOf = (name: string) => list.find((one) => one.name === name)?.no ?? 0;
  expect(await app.status(ana, 'removeFromSpace', on(id, { no: noOf('Owner') }))).toBe(403);
  await app.call(owner, 'removeFromSpace', on(id, { no: noOf('Ana') }));
  expect((await read(ana, id)).me.state).toBe('removed');
  expect((await join(ana, id)).me.state).toBe('member');
  await app.call(owner, 'removeFromSpace', { ...on(id, { no: noOf('Ana') }), query: { ban: 'true' } });
  expect((await read(ana, id)).me.state).toBe('removed');
  expect(await app.status(ana, 'joinSpace', { ...on(id), body: {} })).toBe(403);
  expect(await app.status(ana, 'listSpacePosts', on(id))).toBe(404);
  await app.call(owner, 'liftSpaceBan', on(id, { no: noOf('Ana') }));
  expect((await join(ana, id)).me.state).toBe('member');
  expect(await rowsOf(id)).toMatchObject({ members: 2, count: 2 });
});

test('another name looks like nobody’s, when joining and later; a refusal does not tell who is in the group', async () => {
  const owner = await app.addMember({ name: 'Olive Quandong' });
  const outsider = await app.addMember({ name: 'Zoë Karri' });
  const inside = await app.addMember({ name: 'Wombat Lee' });
  const id = await make(owner, { aliasesAllowed: true });
  await join(inside, id, { alias: 'Night Parrot' });
  const ana = await app.addMember({ name: 'Ana Banksia' });
  const looksAlike = [
    'Olive Quandong',
    'olive  quandong',
    'OliveQuandong',
    '0live Quand0ng',
    // Cyrillic letters.
    'Оlivе Quаndоng',
    'Olive-Quandong.',
    'Ｏｌｉｖｅ Quandong',
    'Zoe Karri',
    'Zoë Karri',
    'night parrot',
    'N1ght Parrot',
    'NightParrot',
    'Wombat Lee',
  ];
  const body = (alias: string) => ({ ...on(id), body: { alias } });
  const refused = { alias: 'Someone already has this name. Choose another one.' };
  for (const alias of looksAlike) {
    expect(await fieldsOf(ana, 'joinSpace', body(alias))).toEqual(refused);
  }
  expect(await fieldsOf(ana, 'joinSpace', body('. -'))).toEqual({ alias: 'Use letters, digits and spaces.' });
  // One’s own name, and names that only begin alike.
  expect(await fieldsOf(ana, 'joinSpace', body('Olive Quandongs'))).toEqual({});
  for (const alias of looksAlike) expect(await fieldsOf(ana, 'saveMySpace', body(alias))).toEqual(refused);
  expect(await fieldsOf(ana, 'saveMySpace', body('Ana Banksia'))).toEqual({});
  expect(await fieldsOf(outsider, 'joinSpace', body('Zoe Karri'))).toEqual({});
});

test('under another name nothing says who it is: no number of the member, no name, and one of its own in each group', async () => {
  const [owner, ana, ben] = [
    await app.addMember(),
    await app.addMember({ name: 'Ana Linkable' }),
    await app.addMember(),
  ];
  const [one, two] = [await make(owner, { aliasesAllowed: true }), await make(owner, { aliasesAllowed: true })];
  await join(ben, one);
  await join(ana, one, { alias: 'Wren' });
  await join(ana, two, { alias: 'Magpie' });
  expect(await fieldsOf(ben, 'saveMySpace', { ...on(one), body: { alias: 'wren' } })).toHaveProperty('alias');
  expect(await fieldsOf(ben, 'saveMySpace', { ...on(one), body: { alias: 'Test Member' } })).toEqual({});
  const written = await post(ana, one);
  const comment = await app.call<SpaceComment>(ana, 'createSpaceComment', {
    ...on(one, { postId: written.id }),
    body: { content: 'Mine too' },
  });
  for (const said of [
    await posts(ben, one),
    await members(ben, one),
    (await app.call(ben, 'listSpaceComments', on(one, { postId: written.id }))).body,
  ]) {
    expect(JSON.stringify(said)).toContain('Wren');
    for (const trace of ['Linkable', `user-${ana}.png`, `"id":${ana},"displayName"`]) {
      expect(JSON.stringify(said)).not.toContain(trace);
    }
  }
  const numbers = await Promise.all(
    [one, two].map(async (id) => (await members(owner, id)).find(({ person }) => person === null)?.no),
  );
  expect(numbers[0]).not.toBe(numbers[1]);
  // Once something is written under it, the name stays, and so does it after leaving.
  expect(await fieldsOf(ana, 'saveMySpace', { ...on(one), body: { alias: '' } })).toHaveProperty('alias');
  await app.call(ana, 'leaveSpace', on(one));
  expect((await posts(ben, one))[0]?.author).toMatchObject({ name: 'Wren', person: null });
  expect((await join(ana, one)).me.alias).toBe('Wren');
  expect(comment.status).toBe(201);
});

test('only for what was reported may a moderator ask who wrote it, and the audit log has the reason', async () => {
  const [owner, ana] = [await app.addMember(), await app.addMember({ name: 'Ana' })];
  const moderator = await app.addMember({ roles: ['member', 'moderator'] });
  const id = await make(owner, { aliasesAllowed: true, visibility: 'private' });
  await join(ana, id, { alias: 'Wren' });
  const [asked] = await requests(owner, id);
  expect(asked).toMatchObject({ name: 'Wren', person: null });
  await answer(owner, id, asked?.no ?? 0, { accept: true });
  const { id: contentId } = await post(ana, id, { content: 'Something harsh' });
  const ask = { body: { contentType: 'space_post', contentId, reason: 'Report 1: a threat' } };
  expect(await app.status(moderator, 'revealSpaceAuthor', ask)).toBe(404);
  const report = { reporterId: owner, contentType: 'space_post', contentId, reason: 'harassment' };
  await app.call(owner, 'createReport', { body: report });
  const { body: queue } = await app.call<object[]>(moderator, 'listReports');
  expect(queue.at(-1)).toMatchObject({
    reportedUserId: null,
    messages: [{ fromUserId: null, name: 'Wren', content: 'Something harsh' }],
  });
  expect(await app.status(owner, 'revealSpaceAuthor', ask)).toBe(403);
  expect((await app.call(moderator, 'revealSpaceAuthor', ask)).body).toMatchObject({ id: ana, displayName: 'Ana' });
  const log = await app.database.query<{ actorId: number; detail: object }>(
    '',
    `select actor_id as "actorId", detail from audit_log where action = 'space.reveal-author'`,
  );
  expect(log).toEqual([{ actorId: moderator, detail: { reason: 'Report 1: a threat' } }]);
  const outsider = await app.addMember();
  expect(await app.status(outsider, 'createReport', { body: { ...report, reporterId: outsider } })).toBe(404);
});

test('an owner keeps parts for the people who run it: posts, files, meetings, the list of members', async () => {
  const [owner, mod, ana, ben] = [
    await app.addMember({ name: 'Owner' }),
    await app.addMember({ name: 'Moderator' }),
    await app.addMember({ name: 'Ana' }),
    await app.addMember({ name: 'Ben' }),
  ];
  const id = await make(owner);
  for (const who of [mod, ana, ben]) await join(who, id);
  const { no = 0 } = (await members(owner, id)).find(({ name }) => name === 'Moderator') ?? {};
  await app.call(owner, 'setSpaceRole', { ...on(id, { no }), body: { role: 'moderator' } });
  const keep = async (runOnly: string[]) => {
    const { version } = await read(owner, id);
    await app.call(owner, 'editSupportGroup', { ...on(id), body: { ...content, runOnly, version } });
  };
  for (const who of [mod, ana, ben]) await app.call(who, 'acceptSpaceGuidelines', on(id));
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const meeting = {
    title: 'Tea',
    description: 'We meet.',
    eventType: 'social',
    startTime: `${day}T10:00`,
    endTime: `${day}T11:00`,
    isVirtual: false,
    location: 'A hall',
    maxAttendees: 5,
    spaceId: id,
  };
  const upload = { bytes: new TextEncoder().encode('Words'), type: 'text/plain' };
  const does = async (who: number) => ({
    posts: await app.status(who, 'createSpacePost', { ...on(id), body: { content: 'Words' } }),
    files: await app.status(who, 'uploadSpaceFile', { ...on(id), query: { name: 'words.txt' }, upload }),
    meetings: await app.status(who, 'createEvent', { body: meeting }),
    people: (await members(who, id)).map(({ name }) => name),
  });
  const everyone = ['Owner', 'Moderator', 'Ana', 'Ben'];
  // So it is until its owner says otherwise.
  expect((await read(ana, id)).runOnly).toEqual(['meetings']);
  expect(await does(ana)).toEqual({ posts: 201, files: 201, meetings: 403, people: everyone });
  await keep([]);
  expect(await does(ana)).toEqual({ posts: 201, files: 201, meetings: 201, people: everyone });
  await keep(['posts', 'files', 'meetings', 'people']);
  expect(await does(ana)).toEqual({ posts: 403, files: 403, meetings: 403, people: ['Owner', 'Moderator', 'Ana'] });
  expect(await does(mod)).toEqual({ posts: 201, files: 201, meetings: 201, people: everyone });
  const [first] = await posts(ana, id);
  const comment = { ...on(id, { postId: first?.id ?? 0 }), body: { content: 'Thank you' } };
  expect(await app.status(ana, 'createSpaceComment', comment)).toBe(201);
});

test('guidelines come before the first word, and norms hold in that group only', async () => {
  const [owner, ana] = [await app.addMember(), await app.addMember()];
  const strict = await make(owner, { norms: { altText: true, captions: true, weeklySummary: true } });
  const easy = await make(owner);
  for (const id of [strict, easy]) await join(ana, id);
  expect(await app.status(ana, 'createSpacePost', { ...on(strict), body: { content: 'First' } })).toBe(409);
  for (const id of [strict, easy]) await app.call(ana, 'acceptSpaceGuidelines', on(id));
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const picture = async (id: number) =>
    (
      await app.call<{ id: number }>(ana, 'uploadSpacePicture', {
        ...on(id),
        upload: { bytes: new Uint8Array(dot), type: 'image/png' },
      })
    ).body.id;
  const own = await picture(strict);
  const bare = { content: 'Look', pictures: [{ id: own, alt: '' }] };
  expect(await fieldsOf(ana, 'createSpacePost', { ...on(strict), body: bare })).toHaveProperty('pictures.0.alt');
  const described = await post(ana, strict, { content: 'Look', pictures: [{ id: own, alt: 'A black dot' }] });
  expect(described.pictures).toMatchObject([{ alt: 'A black dot' }]);
  expect(await app.status(0, 'readSpacePicture', on(strict, { pictureId: own }))).toBe(401);
  expect(await app.status(ana, 'readSpacePicture', on(easy, { pictureId: own }))).toBe(404);
  await post(ana, easy, { content: 'Look', pictures: [{ id: await picture(easy), alt: '' }] });
  // A picture is used once, and where it was uploaded.
  expect(await fieldsOf(ana, 'createSpacePost', { ...on(easy), body: bare })).toHaveProperty('pictures');
  expect(await app.status(ana, 'createSpacePost', { ...on(strict), body: { content: 'x', kind: 'summary' } })).toBe(
    403,
  );
  const summary = await post(owner, strict, { content: 'The week', kind: 'summary' });
  await post(ana, strict);
  expect((await posts(ana, strict))[0]?.id).toBe(summary.id);
  expect((await posts(ana, strict)).filter(({ id }) => id === summary.id)).toHaveLength(1);
});

test('an age is asked once, is kept to oneself, and a refusal tells the range alone', async () => {
  app.setNow(new Date('2026-11-22T00:00:00Z'));
  const [owner, ana, ben] = [await app.addMember(), await app.addMember(), await app.addMember()];
  const id = await make(owner, { minAge: 18, maxAge: 35 });
  expect((await read(ana, id)).me.needsBirthYear).toBe(true);
  expect(await fieldsOf(ana, 'joinSpace', { ...on(id), body: {} })).toHaveProperty('birthYear');
  const refused = await app
    .call(ben, 'joinSpace', { ...on(id), body: { birthYear: 1950 } })
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ problem: { status: 403, detail: 'This group is for people of 18 to 35.' } });
  expect((await join(ana, id, { birthYear: 2000 })).me).toMatchObject({ state: 'member', needsBirthYear: false });
  // Alone: an hour or an address of a picture may have these digits in it.
  expect(JSON.stringify([await members(owner, id), await read(owner, id)])).not.toMatch(/(?<![\w.])2000(?![\w.])/);
  const other = await make(owner, { minAge: 60 });
  expect((await read(ana, other)).me.needsBirthYear).toBe(false);
  expect(await app.status(ana, 'joinSpace', { ...on(other), body: { birthYear: 1950 } })).toBe(403);
});

test('a block hides each from the other inside a group, and never tells whose name it is', async () => {
  const [owner, ana, ben, wren] = [
    await app.addMember(),
    await app.addMember({ name: 'Ana' }),
    await app.addMember({ name: 'Ben' }),
    await app.addMember({ name: 'Hidden' }),
  ];
  const id = await make(owner, { aliasesAllowed: true });
  for (const who of [ana, ben]) await join(who, id);
  await join(wren, id, { alias: 'Wren' });
  for (const who of [ana, ben, wren]) await post(who, id);
  await app.call(ana, 'block', on(ben));
  const namesFor = async (who: number) => (await posts(who, id)).map(({ author }) => author.name).sort();
  expect(await namesFor(ana)).toEqual(['Ana', 'Wren']);
  expect(await namesFor(ben)).toEqual(['Ben', 'Wren']);
  expect((await members(ben, id)).map(({ name }) => name)).not.toContain('Ana');
  await app.call(ana, 'block', on(wren));
  expect(await namesFor(ana)).toEqual(['Ana', 'Wren']);
  expect(await namesFor(wren)).toEqual(['Ben', 'Wren']);
});

test('news goes to members who have not muted it, and no notice names the group or anybody', async () => {
  const [owner, ana, ben] = [await app.addMember(), await app.addMember({ name: 'Ana' }), await app.addMember()];
  const id = await make(owner, { name: 'Secret Matters', visibility: 'private' });
  for (const who of [ana, ben]) {
    await join(who, id);
    const [asked] = await requests(owner, id);
    await answer(owner, id, asked?.no ?? 0, { accept: true });
  }
  await app.call(ben, 'saveMySpace', { ...on(id), body: { muted: true } });
  await post(owner, id, { content: 'Something private' });
  await app.settle();
  const told = async (who: number) =>
    (await app.call<object[]>(who, 'listNotifications', { params: { userId: who } })).body;
  const say = async (who: number) => JSON.stringify(await told(who));
  expect(await say(ana)).toContain('There is news in one of your groups');
  expect(await say(ben)).not.toContain('There is news');
  expect(await say(owner)).toContain('Someone asks to join a group that you run');
  for (const who of [owner, ana, ben]) expect(await say(who)).not.toMatch(/Secret Matters|Something private|Ana/);
});

test('what was written among members is never opened to everybody; an older version is told', async () => {
  const owner = await app.addMember();
  const id = await make(owner, { visibility: 'private' });
  const body = { ...content, visibility: 'public', version: 1 };
  expect(await fieldsOf(owner, 'editSupportGroup', { ...on(id), body })).toHaveProperty('visibility');
  await app.call(owner, 'editSupportGroup', { ...on(id), body: { ...body, visibility: 'hidden', name: 'New name' } });
  expect(await read(owner, id)).toMatchObject({ name: 'New name', visibility: 'hidden', version: 2 });
  expect(await app.status(owner, 'editSupportGroup', { ...on(id), body: { ...body, visibility: 'hidden' } })).toBe(409);
  const ages = { ...body, visibility: 'hidden', version: 2, minAge: 40, maxAge: 20 };
  expect(await fieldsOf(owner, 'editSupportGroup', { ...on(id), body: ages })).toHaveProperty('maxAge');
});

test('likes count once, edits keep their version, and those who run it may delete what others wrote', async () => {
  const [owner, ana] = [await app.addMember(), await app.addMember()];
  const id = await make(owner);
  await join(ana, id);
  const one = await post(ana, id, { contentWarning: 'Hospitals' });
  const at = on(id, { postId: one.id });
  await app.call(owner, 'likeSpacePost', at);
  expect((await app.call(owner, 'likeSpacePost', at)).body).toMatchObject({ likes: 1, likedByMe: true });
  const edit = { ...at, body: { content: 'Better words', version: 1 } };
  expect(await app.status(owner, 'editSpacePost', edit)).toBe(403);
  expect((await app.call<SpacePost>(ana, 'editSpacePost', edit)).body).toMatchObject({
    content: 'Better words',
    version: 2,
  });
  expect(await app.status(ana, 'editSpacePost', edit)).toBe(409);
  const note = { ...at, body: { content: 'A comment' } };
  const { body: comment } = await app.call<SpaceComment>(ana, 'createSpaceComment', note);
  const mayListen = async (who: number) =>
    app.app.registry.topics.get('space-post')?.({
      id: one.id,
      principal: await app.principal(who),
      db: app.database.db,
    });
  expect(await mayListen(owner)).toBe(true);
  await app.call(ana, 'block', on(owner));
  expect(await mayListen(owner)).toBe(false);
  await app.call(ana, 'unblock', on(owner));
  expect((await posts(owner, id))[0]).toMatchObject({ comments: 1, mayDelete: true });
  await app.call(owner, 'deleteSpaceComment', on(id, { commentId: comment.id }));
  await app.call(owner, 'deleteSpacePost', at);
  expect(await posts(ana, id)).toEqual([]);
  expect(await app.status(ana, 'likeSpacePost', at)).toBe(404);
});
