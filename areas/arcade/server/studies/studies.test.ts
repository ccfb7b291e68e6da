import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameStudy, StudyEntry } from '../../contract.ts';
import { limits } from '../../pure/limits.ts';
import { type Hall, openHall } from '../testing/hall.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.app.close());

const create = async (body: object, as = hall.ana) =>
  (await hall.app.call<GameStudy>(as, 'createGameStudy', { body: { title: 'Openings', gameType: 'chess', ...body } }))
    .body;
const save = (id: number, body: object, as = hall.ana) =>
  hall.app.call<GameStudy>(as, 'saveGameStudy', {
    params: { id },
    body: { title: 'Openings', note: '', moves: [], version: 1, ...body },
  });
const refused = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    ({ problem }) => ({ status: problem.status, detail: problem.detail }),
  );
const move = (parent: number, text: string, note = '') => ({ parent, move: text, note });

test('a study begins with the moves of a game and grows branches and notes', async () => {
  const study = await create({ moves: ['e2e4', 'e7e5'] });
  expect(study).toMatchObject({ version: 1, note: '', moves: [move(-1, 'e2e4'), move(0, 'e7e5')] });
  const moves = [...study.moves, move(0, 'c7c5', 'The Sicilian.')];
  const { body } = await save(study.id, { note: 'For black.', moves });
  expect(body).toMatchObject({ version: 2, note: 'For black.', moves });
  const [entry] = (await hall.app.call<StudyEntry[]>(hall.ana, 'listGameStudies')).body;
  expect(entry).toMatchObject({ id: study.id, title: 'Openings', moveCount: 3, version: 2 });
});

test('illegal moves, moves twice and moves that follow nothing are refused and named; nothing is changed', async () => {
  const { id, moves } = await create({ moves: ['e2e4'] });
  const bad = async (more: object[]) => refused(save(id, { moves: [...moves, ...more] }));
  expect(await bad([move(0, 'e2e4')])).toEqual({ status: 422, detail: 'Move 2 is not legal.' });
  expect(await bad([move(-1, 'e2e4')])).toEqual({ status: 422, detail: 'Move 2 is there already.' });
  expect(await bad([move(5, 'd2d4')])).toEqual({ status: 422, detail: 'Move 2 follows no move before it.' });
  expect((await bad([move(0, 'e7e5', 'x'.repeat(limits.studyNote + 1))]))?.status).toBe(400);
  const many = Array.from({ length: limits.studyMoves + 1 }, () => move(-1, 'd2d4'));
  expect((await refused(save(id, { moves: many })))?.status).toBe(400);
  expect((await refused(create({ moves: ['e2e5'] })))?.status).toBe(422);
  const { body } = await hall.app.call<GameStudy>(hall.ana, 'getGameStudy', { params: { id } });
  expect(body).toMatchObject({ version: 1, moves });
});

test('an older tab is told and changes nothing', async () => {
  const { id } = await create({});
  await save(id, { note: 'First' });
  expect((await refused(save(id, { note: 'Second' })))?.status).toBe(409);
  const { body } = await hall.app.call<GameStudy>(hall.ana, 'getGameStudy', { params: { id } });
  expect(body).toMatchObject({ version: 2, note: 'First' });
});

test('a study is there for its member alone, until it is deleted', async () => {
  const { id } = await create({});
  const about = { params: { id } };
  for (const operation of ['getGameStudy', 'deleteGameStudy']) {
    expect(await hall.app.status(hall.ben, operation, about)).toBe(404);
  }
  expect(await hall.app.status(hall.ana, 'deleteGameStudy', about)).toBe(204);
  expect(await hall.app.status(hall.ana, 'getGameStudy', about)).toBe(404);
});

test('a member has a bounded number of studies', async () => {
  for (let n = 0; n < limits.studies; n++) await create({}, hall.kim);
  expect(await refused(create({}, hall.kim))).toEqual({
    status: 409,
    detail: `You have ${limits.studies} studies. Delete one before you begin another.`,
  });
});
