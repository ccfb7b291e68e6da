import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Post } from '#areas/posts/contract.ts';
import { serverAreas } from '#areas/server.ts';
import type { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Poll } from '../contract.ts';

let app: TestApp;
let ana: number;
let ben: number;
let kim: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  ana = await app.addMember({ name: 'Ana' });
  ben = await app.addMember({ name: 'Ben' });
  kim = await app.addMember({ name: 'Kim' });
});
afterAll(() => app.close());

const on = (id: number) => ({ params: { id } });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const make = async (more: object = {}, as = ana) => {
  const body = { options: ['Tuesday', 'Thursday', 'Saturday'], closesAt: inDays(3), ...more };
  return (await app.call<{ id: number }>(as, 'createPoll', { body })).body.id;
};
const share = async (pollId: number, more: object = {}, as = ana) =>
  (await app.call<Post>(as, 'createPost', { body: { content: 'Which day suits you?', pollId, ...more } })).body;
const pollFor = async (reader: number, post: Post): Promise<Poll> => {
  const { poll } = (await app.call<Post>(reader, 'getPost', on(post.id))).body;
  if (!poll) throw new Error('The post has no poll.');
  return poll;
};
const vote = (as: number, id: number, options: number[]) => app.call(as, 'votePoll', { ...on(id), body: { options } });
const refusal = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  const { status, detail, errors } = (error as ProblemError).problem;
  return { status, detail, fields: (errors ?? []).map(({ field }) => field) };
};
const figures = ({ options, voters, voted }: Poll) => ({ votes: options.map(({ votes }) => votes), voters, voted });

test('a poll stands in the post it was made for; votes are counted, changed and taken back', async () => {
  const id = await make();
  const post = await share(id);
  expect(post.poll).toMatchObject({
    id,
    options: [
      { no: 1, text: 'Tuesday', votes: 0, mine: false },
      { no: 2, text: 'Thursday', votes: 0, mine: false },
      { no: 3, text: 'Saturday', votes: 0, mine: false },
    ],
    several: false,
    hiddenUntilVoted: false,
    closed: false,
    closedEarly: false,
    voters: 0,
    voted: false,
    firstVoteAt: null,
    mine: true,
  });
  await vote(ben, id, [1]);
  await vote(kim, id, [1]);
  expect(figures(await pollFor(ben, post))).toEqual({ votes: [2, 0, 0], voters: 2, voted: true });
  expect(figures(await pollFor(0, post))).toEqual({ votes: [2, 0, 0], voters: 2, voted: false });
  await vote(ben, id, [3]);
  expect(figures(await pollFor(ben, post))).toEqual({ votes: [1, 0, 1], voters: 2, voted: true });
  expect((await pollFor(ben, post)).options.map(({ mine }) => mine)).toEqual([false, false, true]);
  await vote(ben, id, []);
  expect(figures(await pollFor(ben, post))).toEqual({ votes: [1, 0, 0], voters: 1, voted: false });
  expect((await pollFor(ana, post)).firstVoteAt).not.toBeNull();
});

test('several options where the poll says so, one where it does not, and none that is not there', async () => {
  const [one, many] = [await make(), await make({ several: true })];
  await share(one);
  const post = await share(many);
  await vote(ben, many, [1, 3, 3]);
  expect(figures(await pollFor(ben, post))).toEqual({ votes: [1, 0, 1], voters: 1, voted: true });
  expect(await refusal(vote(ben, one, [1, 2]))).toMatchObject({ status: 400, fields: ['options'] });
  expect(await refusal(vote(ben, one, [4]))).toMatchObject({ status: 400, fields: ['options'] });
  expect(figures(await pollFor(ben, post))).toEqual({ votes: [1, 0, 1], voters: 1, voted: true });
});

test('figures are hidden until one votes, where the author wants it, and shown to all once it is closed', async () => {
  const id = await make({ hiddenUntilVoted: true });
  const post = await share(id);
  await vote(ben, id, [2]);
  const hidden = { votes: [null, null, null], voters: 1, voted: false };
  for (const reader of [ana, kim, 0]) expect(figures(await pollFor(reader, post))).toEqual(hidden);
  expect(figures(await pollFor(ben, post))).toEqual({ votes: [0, 1, 0], voters: 1, voted: true });
  await vote(ben, id, []);
  expect(figures(await pollFor(ben, post))).toEqual({ ...hidden, voters: 0 });
  await app.call(ana, 'closePoll', on(id));
  for (const reader of [ana, 0]) expect((await pollFor(reader, post)).options[1]?.votes).toBe(0);
});

test('closed early it says so and takes no more votes; closed in time it takes none either', async () => {
  const [early, late] = [await make(), await make()];
  const [one, two] = [await share(early), await share(late)];
  expect(await app.status(ben, 'closePoll', on(early))).toBe(403);
  for (let n = 0; n < 2; n += 1) await app.call(ana, 'closePoll', on(early));
  expect(await pollFor(ben, one)).toMatchObject({ closed: true, closedEarly: true });
  await app.database.query('', `update polls set closes_at = now() - interval '1 minute' where id = $1`, [late]);
  expect(await pollFor(ben, two)).toMatchObject({ closed: true, closedEarly: false });
  for (const id of [early, late]) {
    expect(await refusal(vote(ben, id, [1]))).toMatchObject({
      status: 409,
      detail: 'This poll is closed. Your vote wasn’t counted.',
    });
  }
});

test('an option twice is refused at its place, and so are too few, too many, too long and a time that is past', async () => {
  expect(await refusal(make({ options: ['Tuesday', 'Thursday', ' tuesday '] }))).toMatchObject({
    status: 400,
    fields: ['options.2'],
  });
  for (const [more, field] of [
    [{ options: ['Tuesday'] }, 'options'],
    [{ options: Array.from({ length: 11 }, (_, n) => `Day ${n}`) }, 'options'],
    [{ options: ['Tuesday', 'x'.repeat(121)] }, 'options.1'],
    [{ options: ['Tuesday', ' '] }, 'options.1'],
    [{ closesAt: inDays(-1) }, 'closesAt'],
    [{ closesAt: inDays(40) }, 'closesAt'],
    [{ count: 2 }, 'options'],
  ] as const)
    expect(await refusal(make(more))).toMatchObject({ status: 400, fields: [field] });
});

test('a poll is put somewhere once, by who made it; one that stands nowhere takes no votes', async () => {
  const id = await make();
  expect(await app.status(ana, 'votePoll', { ...on(id), body: { options: [1] } })).toBe(404);
  expect(await refusal(share(id, {}, ben))).toMatchObject({ status: 400, fields: ['pollId'] });
  await share(id);
  expect(await refusal(share(id))).toMatchObject({ status: 400, fields: ['pollId'] });
  const both = await make();
  const tries = await Promise.allSettled([share(both), share(both)]);
  const failures = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as ProblemError] : []));
  expect(failures.map(({ problem }) => problem.status)).toEqual([400]);
  const wordless = (await app.call<{ id: number }>(ana, 'createPoll', { body: { count: 2, closesAt: inDays(1) } }))
    .body;
  expect(await refusal(share(wordless.id))).toMatchObject({ status: 400, fields: ['pollId'] });
});

test('who may not see the post may not vote, and a block tells nothing of how someone voted', async () => {
  const id = await make();
  const post = await share(id, { audience: 'followers' });
  expect(await app.status(ben, 'votePoll', { ...on(id), body: { options: [1] } })).toBe(404);
  await app.call(ben, 'follow', on(ana));
  await app.call(kim, 'follow', on(ana));
  await vote(ben, id, [1]);
  await vote(kim, id, [2]);
  await app.call(ben, 'block', on(kim));
  const both = { votes: [1, 1, 0], voters: 2 };
  expect(figures(await pollFor(ben, post))).toEqual({ ...both, voted: true });
  expect(figures(await pollFor(ana, post))).toEqual({ ...both, voted: false });
  await app.call(ben, 'unblock', on(kim));
});

test('twenty votes of one member at once count once, and figures are those of the rows', async () => {
  const id = await make();
  const post = await share(id);
  await Promise.all(Array.from({ length: 20 }, (_, n) => vote(ben, id, [(n % 3) + 1])));
  const { options, voters } = await pollFor(ben, post);
  expect(voters).toBe(1);
  expect(options.reduce((sum, { votes }) => sum + (votes ?? 0), 0)).toBe(1);
  const rows = await app.database.query('', 'select no from poll_votes where poll_id = $1', [id]);
  expect(rows).toHaveLength(1);
});

test('what stands nowhere goes after a day, and so does the poll of a post that is gone', async () => {
  const [loose, held, gone] = [await make(), await make(), await make()];
  await share(held);
  const post = await share(gone);
  await app.database.query('', 'delete from posts where id = $1', [post.id]);
  const left = async () =>
    (
      await app.database.query<{ id: number }>('', 'select id from polls where id = any($1::int[])', [
        [loose, held, gone],
      ])
    )
      .map(({ id }) => id)
      .sort((a, b) => a - b);
  await app.app.jobs.runNow('polls.sweep');
  expect(await left()).toEqual([loose, held, gone]);
  await app.database.query('', `update polls set created_at = now() - interval '2 days'`);
  await app.app.jobs.runNow('polls.sweep');
  expect(await left()).toEqual([held]);
});
