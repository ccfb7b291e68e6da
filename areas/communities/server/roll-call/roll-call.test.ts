import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RollCallState } from '../../contract.ts';
import { openTown, refusal, type Town } from '../testing/town.ts';
import { jobs } from './jobs.ts';

const start = new Date('2026-11-21T02:00:00.000Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.app.close());

/** An owner, a moderator and three members. */
async function community() {
  town.app.setNow(start);
  const names = ['Olga', 'Mona', 'Ada', 'Bert', 'Cleo'];
  const ids: number[] = [];
  for (const name of names) ids.push(await town.app.addMember({ name }));
  const [owner = 0, ...rest] = ids;
  const { id } = await town.start(owner, { name: `Watch ${owner}` });
  for (const one of rest) await town.join(one, id);
  await town.app.database.query(
    '',
    `update space_members set role = 'moderator' where space_id = $1 and user_id = $2`,
    [id, rest[0]],
  );
  const no = async (userId: number) => {
    const [row] = await town.app.database.query<{ no: number }>(
      '',
      'select no from space_members where space_id = $1 and user_id = $2',
      [id, userId],
    );
    return row?.no ?? 0;
  };
  const [mona = 0, ada = 0, bert = 0, cleo = 0] = rest;
  return { id, no, owner, mona, ada, bert, cleo };
}

const call = (as: number, operation: string, id: number, body?: object) =>
  town.on<RollCallState>(as, operation, { id }, body);
const state = (as: number, id: number) => call(as, 'getRollCall', id);
const begin = (as: number, id: number, minutes = 60) =>
  call(as, 'startRollCall', id, { danger: 'flood', words: 'The creek is over the road.', minutes });
const runJobs = (now: Date) => {
  town.app.setNow(now);
  return Promise.all(
    jobs.map((each) =>
      town.app.app.services.transaction((db, emit) => each.run({ db, emit, now, services: town.app.app.services })),
    ),
  );
};
const noticesOf = (userId: number) =>
  town.app.database.query<{ kind: string; link: string }>(
    '',
    'select kind, link from notifications where user_id = $1 order by id',
    [userId],
  );

test('those who run it start one; members answer, and only those who run it see who', async () => {
  const { id, owner, mona, ada, bert } = await community();
  expect(await refusal(begin(ada, id))).toMatchObject({ status: 403 });
  await begin(owner, id);
  expect(await refusal(begin(mona, id))).toMatchObject({ status: 409 });
  expect(await call(ada, 'answerRollCall', id, { answer: 'help' })).toMatchObject({
    rollCall: {
      danger: 'flood',
      words: 'The creek is over the road.',
      mine: { answer: 'help' },
      seen: null,
      silent: [],
    },
    mayRun: false,
  });
  await call(ada, 'answerRollCall', id, { answer: 'safe' });
  await call(bert, 'answerRollCall', id, { answer: 'help' });
  const { rollCall } = await state(mona, id);
  expect(rollCall?.seen).toMatchObject({ members: 5, safe: 1, help: 1 });
  expect(rollCall?.seen?.answers.map(({ name, answer }) => [name, answer])).toEqual([
    ['Bert', 'help'],
    ['Ada', 'safe'],
  ]);
  expect(JSON.stringify(rollCall)).not.toContain('Cleo');
  await call(owner, 'endRollCall', id);
  await call(owner, 'endRollCall', id);
  expect(await refusal(call(ada, 'answerRollCall', id, { answer: 'safe' }))).toMatchObject({ status: 409 });
});

test('everybody else gets one urgent notice that names no community', async () => {
  const { id, owner, ada } = await community();
  await begin(owner, id);
  await town.app.settle();
  expect(await noticesOf(ada)).toEqual([{ kind: 'rollCallStarted', link: `/local-communities/${id}?tab=safety` }]);
  expect((await noticesOf(owner)).map(({ kind }) => kind)).toEqual([]);
});

test('where the list of members is kept, members choose a buddy among the people who run it', async () => {
  const { id, no, mona, ada, bert } = await community();
  await town.app.database.query('', `update spaces set run_only = '{people}' where id = $1`, [id]);
  expect(await refusal(call(ada, 'chooseBuddy', id, { no: await no(bert) }))).toMatchObject({ status: 404 });
  expect((await call(ada, 'chooseBuddy', id, { no: await no(mona) })).buddies.mine?.name).toBe('Mona');
  expect((await call(mona, 'chooseBuddy', id, { no: await no(bert) })).buddies.mine?.name).toBe('Bert');
});

test('no answer after the time is shown to the buddy who agreed, and to nobody else', async () => {
  const { id, no, owner, mona, ada, bert, cleo } = await community();
  await call(ada, 'chooseBuddy', id, { no: await no(bert) });
  await call(cleo, 'chooseBuddy', id, { no: await no(mona) });
  await town.on(bert, 'answerBuddy', { id, no: await no(ada) }, { agree: true });
  await begin(owner, id);
  for (const one of [mona, bert]) await call(one, 'answerRollCall', id, { answer: 'safe' });
  expect((await state(bert, id)).rollCall?.silent).toEqual([]);
  await runJobs(later(61));
  await town.app.settle();
  expect((await state(bert, id)).rollCall?.silent.map(({ name }) => name)).toEqual(['Ada']);
  expect((await noticesOf(bert)).map(({ kind }) => kind)).toContain('rollCallSilent');
  // Cleo asked Mona, who has not agreed: it is Cleo's own.
  for (const other of [owner, mona, cleo]) {
    const { rollCall } = await state(other, id);
    expect(rollCall?.silent).toEqual([]);
    expect(JSON.stringify(rollCall)).not.toMatch(/Ada|Cleo/);
  }
  expect((await noticesOf(mona)).map(({ kind }) => kind)).not.toContain('rollCallSilent');
  await call(ada, 'answerRollCall', id, { answer: 'safe' });
  expect((await state(bert, id)).rollCall?.silent).toEqual([]);
});

test('a buddy is asked, may say no, and is forgotten by whoever chooses nobody', async () => {
  const { id, no, ada, bert, cleo } = await community();
  expect((await refusal(call(ada, 'chooseBuddy', id, { no: await no(ada) }))).errors?.[0]).toMatchObject({
    field: 'no',
  });
  await call(ada, 'chooseBuddy', id, { no: await no(bert) });
  expect((await state(ada, id)).buddies.mine).toMatchObject({ name: 'Bert', agreed: false });
  expect((await state(bert, id)).buddies.ofOthers).toMatchObject([{ name: 'Ada', agreed: false }]);
  expect((await state(cleo, id)).buddies).toEqual({ mine: null, ofOthers: [] });
  await town.on(bert, 'answerBuddy', { id, no: await no(ada) }, { agree: false });
  expect((await state(ada, id)).buddies.mine).toBeNull();
  expect(await refusal(town.on(bert, 'answerBuddy', { id, no: await no(ada) }, { agree: true }))).toMatchObject({
    status: 404,
  });
  await town.app.call(cleo, 'block', { params: { id: ada } });
  expect(await refusal(call(ada, 'chooseBuddy', id, { no: await no(cleo) }))).toMatchObject({ status: 404 });
});

test('a bell that is rung all day is stopped, and a buddy who is asked again is told once', async () => {
  const { id, no, owner, ada, bert } = await community();
  for (let n = 0; n < 6; n += 1) {
    await begin(owner, id);
    await call(owner, 'endRollCall', id);
  }
  expect(await refusal(begin(owner, id))).toMatchObject({ status: 409 });
  town.app.setNow(later(24 * 60 + 1));
  await begin(owner, id);
  for (let n = 0; n < 3; n += 1) {
    await call(ada, 'chooseBuddy', id, { no: await no(bert) });
    await call(ada, 'chooseBuddy', id, { no: null });
    await town.app.settle();
    await town.app.database.query('', 'update notifications set read_at = now() where user_id = $1', [bert]);
  }
  expect((await noticesOf(bert)).filter(({ kind }) => kind === 'buddyAsked')).toHaveLength(1);
});

test('it ends by itself a day after its time, and nothing is left after 30 days', async () => {
  const { id, owner, ada } = await community();
  await begin(owner, id);
  await call(ada, 'answerRollCall', id, { answer: 'help' });
  await runJobs(later(60 + 24 * 60 + 1));
  expect((await state(owner, id)).rollCall?.endedAt).not.toBeNull();
  await runJobs(later(30 * 24 * 60 - 1));
  expect((await state(owner, id)).rollCall).not.toBeNull();
  await runJobs(later(30 * 24 * 60 + 1));
  expect((await state(owner, id)).rollCall).toBeNull();
  const left = await town.app.database.query(
    '',
    'select 1 from roll_answers a join roll_calls r on r.id = a.roll_call_id where r.space_id = $1',
    [id],
  );
  expect(left).toEqual([]);
});
