import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import type { MatrixInput } from '#platform/server/matrix.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';

/**
 * Being in a group shows nowhere but in itself. One account is in three groups and writes in them; a second one, who
 * follows it, is followed by it and writes with it, reads every address there is and finds nothing of them.
 */

let app: TestApp;
let subject: number;
let viewer: number;
let fellow: number;
const groups: Record<'public' | 'private' | 'hidden', number> = { public: 0, private: 0, hidden: 0 };
/** Stand in what the subject has there, and nowhere else. */
const traces = [
  'zyxgroupwords',
  'zyxgroupalias',
  'zyxgroupfile',
  'zyxgroupanswer',
  'zyxgroupcomment',
  'zyxgroupmeeting',
];
const hiddenName = 'Zyxhiddengroup';
const names = ['Zyxpublicgroup', 'Zyxprivategroup', hiddenName];

const reading = serverAreas.flatMap(({ contract }) =>
  contract.operations.filter(({ method }) => method === 'GET').map((operation) => ({ area: contract.name, operation })),
);
const ownAreas = ['spaces', 'groups'];
let ids: Readonly<Record<string, readonly (number | string)[]>> = {};

const ask = async <Body>(userId: number, operation: string, input?: MatrixInput) =>
  (await app.call<Body>(userId, operation, input)).body;

/** The whole answer, refusals included. */
async function said(userId: number, operation: string, input: MatrixInput): Promise<{ ok: boolean; text: string }> {
  try {
    const { body, next } = await app.call<unknown>(userId, operation, input);
    return { ok: true, text: JSON.stringify([body, next]) };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { ok: false, text: JSON.stringify(error.problem) };
  }
}

/** Every way to fill the parameters of an address with what there is. */
function waysOf(keys: readonly string[]): Record<string, number | string>[] {
  return keys.reduce<Record<string, number | string>[]>(
    (ways, key) => ways.flatMap((way) => (ids[key] ?? [1]).map((value) => ({ ...way, [key]: value }))),
    [{}],
  );
}

const questions = ['zyxgroupwords', 'Zyxprivategroup', hiddenName, 'Subject Quendella'];
const queries: Readonly<Record<string, readonly MatrixInput['query'][]>> = {
  search: questions.map((q) => ({ q })),
  suggest: questions.map((q) => ({ q })),
  searchMessages: questions.map((q) => ({ q })),
  listSimilarTopics: questions.map((title) => ({ title })),
  listPosts: [{}, { limit: 100 }],
  listSupportGroups: [{ limit: 100 }, { tab: 'mine' }, { q: hiddenName }],
};

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  // Ids that no count, year or other id can be mistaken for.
  await app.database.query('ids', 'alter sequence users_id_seq restart with 98760001', []);
  const owner = await app.addMember({ name: 'Owner' });
  subject = await app.addMember({ name: 'Subject Quendella' });
  viewer = await app.addMember({ name: 'Viewer' });
  fellow = await app.addMember({ name: 'Fellow' });
  await ask(viewer, 'follow', { params: { id: subject } });
  await ask(subject, 'follow', { params: { id: viewer } });
  const post = await ask<{ id: number }>(subject, 'createPost', { body: { content: 'In the open' } });
  await ask(subject, 'likePost', { params: { id: post.id } });
  const message = { recipientId: viewer, content: 'Hello there' };
  const talk = await ask<{ conversationId: number }>(subject, 'sendMessage', { body: message });
  const about = {
    description: 'What it is for',
    guidelines: 'Be kind.',
    category: 'chronic_illness',
    aliasesAllowed: true,
  };
  const inside: { post: number; file: number; meeting: number }[] = [];
  for (const [n, visibility] of (['public', 'private', 'hidden'] as const).entries()) {
    const body = { ...about, name: names[n], visibility, questions: visibility === 'private' ? ['Why?'] : [] };
    const { id } = await ask<{ id: number }>(owner, 'createSupportGroup', { body });
    groups[visibility] = id;
    for (const who of [subject, fellow]) await enter(owner, who, id, visibility);
    const params = { id };
    await ask(subject, 'acceptSpaceGuidelines', { params });
    const own = await ask<{ id: number }>(subject, 'createSpacePost', { params, body: { content: 'zyxgroupwords' } });
    const comment = { params: { id, postId: own.id }, body: { content: 'zyxgroupcomment' } };
    await ask(subject, 'createSpaceComment', comment);
    const upload = { bytes: new TextEncoder().encode('Plain.'), type: 'text/plain' };
    const file = await ask<{ id: number }>(subject, 'uploadSpaceFile', { params, query: { name: 'a.txt' }, upload });
    await ask(subject, 'addSpaceFile', { params, body: { fileId: file.id, about: 'zyxgroupfile' } });
    inside.push({ post: own.id, file: file.id, meeting: await meet(owner, id) });
  }
  await app.settle();
  ids = {
    id: [subject, viewer, post.id, talk.conversationId, ...Object.values(groups), ...inside.map((one) => one.meeting)],
    userId: [viewer, subject],
    otherUserId: [subject],
    postId: inside.map((one) => one.post),
    fileId: inside.map((one) => one.file),
    name: ['a.txt'],
    variant: ['full'],
  };
}, 120_000);
afterAll(() => app.close());

/** A meeting of the group, to which the subject comes by name: also of a public group nobody else sees it. */
async function meet(owner: number, spaceId: number): Promise<number> {
  const at = (hour: string) => `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)}T${hour}`;
  const when = { startTime: at('10:00'), endTime: at('11:00'), maxAttendees: 20 };
  const body = { title: 'zyxgroupmeeting', description: 'zyxgroupmeeting', eventType: 'social', ...when };
  const where = { isVirtual: false, location: 'zyxgroupmeeting', spaceId };
  const { id } = await ask<{ id: number }>(owner, 'createEvent', { body: { ...body, ...where } });
  await ask(subject, 'registerForEvent', { params: { id }, body: { listed: true, ownName: true } });
  return id;
}

async function enter(owner: number, who: number, id: number, visibility: string) {
  const params = { id };
  const alias = who === subject ? { alias: 'zyxgroupalias' } : {};
  if (visibility === 'hidden') {
    const [row] = await app.database.query<{ username: string }>('', 'select username from users where id = $1', [who]);
    await ask(owner, 'inviteToSpace', { params, body: { username: row?.username } });
    await ask(who, 'answerSpaceInvitation', { params, body: { accept: true, ...alias } });
    return;
  }
  const answers = visibility === 'private' ? ['zyxgroupanswer'] : [];
  await ask(who, 'joinSpace', { params, body: { answers, ...(visibility === 'private' ? alias : {}) } });
  if (visibility !== 'private') return;
  const [request] = await ask<{ no: number }[]>(owner, 'listSpaceRequests', { params });
  await ask(owner, 'answerSpaceRequest', { params: { id, no: request?.no ?? 0 }, body: { accept: true } });
}

describe.each(reading)('$operation.name', ({ area, operation }) => {
  test('tells a second account nothing of it', async () => {
    const params = operation.params ? waysOf(Object.keys(operation.params.shape)) : [{}];
    for (const way of params) {
      // What is written in a public group stands in that group.
      const isInside = ownAreas.includes(area) && way.id === groups.public;
      for (const query of queries[operation.name] ?? [{}]) {
        const { text } = await said(viewer, operation.name, { params: way, ...(query && { query }) });
        const answer = text.replace(/"query":"[^"]*"/, '');
        // Names of groups that are not hidden stand in the list of groups, and are found in the search.
        const namesGroups = ownAreas.includes(area) || area === 'search';
        const secret = [...(isInside ? [] : traces), ...(namesGroups ? [hiddenName] : names)];
        const where = `${operation.name} ${JSON.stringify([way, query])}`;
        const found = secret.filter((trace) => answer.includes(trace));
        expect({ where, found }).toEqual({ where, found: [] });
        if (ownAreas.includes(area) && !isInside) expect(answer).not.toMatch(new RegExp(`${subject}|Quendella`));
      }
    }
  });
});

test('the walk reads: what is in the open is found by it', async () => {
  expect((await said(viewer, 'listPosts', {})).text).toContain('In the open');
  expect((await said(viewer, 'getUser', { params: { id: subject } })).ok).toBe(true);
  expect((await said(fellow, 'listSpacePosts', { params: { id: groups.hidden } })).text).toContain('zyxgroupwords');
  const found = await said(viewer, 'search', { query: { q: 'Zyxprivategroup' } });
  expect(found.text.replace(/"query":"[^"]*"/, '')).toContain('Zyxprivategroup');
  expect((await said(viewer, 'listSupportGroups', { query: { limit: 100 } })).text).toContain('Zyxprivategroup');
  expect((await said(fellow, 'listSpaceEvents', { params: { id: groups.public } })).text).toContain('zyxgroupmeeting');
});

test('copies that others take of their data have nothing of it, also those of somebody in the same group', async () => {
  for (const who of [viewer, fellow]) {
    const all = await Promise.all(
      serverAreas.map(({ declares }) =>
        declares?.personalData?.export({ query: app.database.query, userId: who, config: app.config }),
      ),
    );
    const copy = JSON.stringify(all);
    expect(traces.filter((trace) => copy.includes(trace) && !(who === fellow && trace === 'zyxgroupanswer'))).toEqual(
      [],
    );
    if (who === viewer) expect(names.filter((name) => copy.includes(name))).toEqual([]);
  }
});

test('nobody’s notices name a group, its members or what is written there', async () => {
  const rows = await app.database.query<{ text: string }>('', 'select n::text as text from notifications n');
  expect(rows.some(({ text }) => text.includes('groupNews'))).toBe(true);
  for (const { text } of rows) for (const trace of [...traces, ...names]) expect(text).not.toContain(trace);
});
