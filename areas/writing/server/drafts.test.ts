import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import type { MatrixInput } from '#platform/server/matrix.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Draft, DraftEntry } from '../contract.ts';
import { fromPlainText } from '../pure/from-plain-text.ts';
import { limits } from '../pure/limits.ts';
import { nextDueDraft, unscheduleDraft } from './due-drafts.ts';
import { takeDraft } from './take-draft.ts';

let app: TestApp;
let [writer, other] = [0, 0];
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  [writer, other] = [await app.addMember(), await app.addMember()];
});
afterAll(() => app.close());

const content = (title: string, text = 'The lift is broken again.') => ({
  title,
  document: fromPlainText(text),
  tags: [],
  contentWarning: '',
  extra: {},
});
const ask = async <Body>(by: number, operation: string, input?: MatrixInput) =>
  (await app.call<Body>(by, operation, input)).body;
const create = (body: object = {}, by = writer) =>
  ask<Draft>(by, 'createDraft', { body: { kind: 'blog', content: content('Lift'), ...body } });
const transaction = <T>(work: (db: Db) => Promise<T>) => app.database.db.transaction((db) => work(db as unknown as Db));

test('a draft is kept, listed with how it begins, and changed', async () => {
  const draft = await create({ kind: 'reply', targetId: 5 });
  expect(draft).toMatchObject({ kind: 'reply', targetId: 5, version: 1, publishAt: null, content: content('Lift') });
  const body = {
    version: 1,
    content: content('Lift', `${'word '.repeat(60)}end`),
    publishAt: '2027-01-01T00:00:00.000Z',
  };
  const saved = await ask<Draft>(writer, 'saveDraft', { params: { id: draft.id }, body });
  expect(saved).toMatchObject({ version: 2, publishAt: '2027-01-01T00:00:00.000Z', content: body.content });
  const list = await ask<DraftEntry[]>(writer, 'listDrafts', { query: { kind: 'reply', targetId: 5 } });
  expect(list.map(({ id, title, words }) => ({ id, title, words }))).toEqual([
    { id: draft.id, title: 'Lift', words: 61 },
  ]);
  expect(list[0]?.excerpt).toMatch(/^word .*word…$/);
});

test('of two writers the second is told, and can read both texts', async () => {
  const { id } = await create();
  const save = (version: number, title: string) =>
    ask<Draft>(writer, 'saveDraft', { params: { id }, body: { version, content: content(title) } });
  const outcomes = await Promise.allSettled([save(1, 'First tab'), save(1, 'Second tab')]);
  expect(outcomes.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find((one) => one.status === 'rejected');
  expect(refused?.reason).toMatchObject({ problem: { status: 409 } });
  const present = await ask<Draft>(writer, 'getDraft', { params: { id } });
  expect(present.version).toBe(2);
  expect(['First tab', 'Second tab']).toContain(present.content.title);
});

test('for others it is missing, whatever they try', async () => {
  const { id } = await create();
  const params = { id };
  const body = { version: 1, content: content('Mine now') };
  expect(await app.status(other, 'getDraft', { params })).toBe(404);
  expect(await app.status(other, 'saveDraft', { params, body })).toBe(404);
  expect(await app.status(other, 'deleteDraft', { params })).toBe(404);
  expect(await app.status(other, 'getDraft', { params: { id: 999_999 } })).toBe(404);
  expect(await ask<DraftEntry[]>(other, 'listDrafts')).toEqual([]);
  expect((await ask<Draft>(writer, 'getDraft', { params })).content.title).toBe('Lift');
});

test('a deleted draft is answered once more, and can be created again', async () => {
  const draft = await create({ content: content('Gone') });
  const gone = await ask<Draft>(writer, 'deleteDraft', { params: { id: draft.id } });
  expect(gone.content).toEqual(draft.content);
  expect(await app.status(writer, 'deleteDraft', { params: { id: draft.id } })).toBe(404);
  expect((await create({ content: gone.content })).content).toEqual(draft.content);
});

test('a hundred drafts are the limit, also for calls at once', async () => {
  const many = await app.addMember();
  for (let at = 0; at < limits.drafts - 1; at += 1) await create({}, many);
  const body = { kind: 'blog', content: content('Lift') };
  const last = await Promise.all([1, 2].map(() => app.status(many, 'createDraft', { body })));
  expect(last.sort()).toEqual([201, 409]);
  const first = await app.call<DraftEntry[]>(many, 'listDrafts', { query: { limit: 60 } });
  const rest = await ask<DraftEntry[]>(many, 'listDrafts', {
    query: { limit: 60, cursor: first.next ?? '' },
  });
  expect(new Set([...first.body, ...rest].map(({ id }) => id)).size).toBe(limits.drafts);
});

test('what is no document is refused at its place, and nothing is stored', async () => {
  const document = { type: 'doc', content: [{ type: 'iframe' }] };
  const wrong = create({ content: { ...content('x'), document } });
  await expect(wrong).rejects.toMatchObject({
    problem: { status: 400, errors: [{ field: 'content.document.content.0' }] },
  });
});

test('publishing takes a draft once, and due ones come oldest first', async () => {
  const due = await create({ publishAt: '2026-01-02T00:00:00.000Z' });
  const earlier = await create({ publishAt: '2026-01-01T00:00:00.000Z' });
  await create({ publishAt: '2999-01-01T00:00:00.000Z' });
  const next = () => transaction((db) => nextDueDraft(db, 'blog', new Date('2026-06-01T00:00:00.000Z')));
  expect(await next()).toEqual({ id: earlier.id, userId: writer });
  expect(await transaction((db) => unscheduleDraft(db, earlier.id))).toBe(true);
  expect(await transaction((db) => unscheduleDraft(db, earlier.id))).toBe(false);
  expect(await next()).toEqual({ id: due.id, userId: writer });
  const take = (by: number) => transaction((db) => takeDraft(db, by, due.id));
  expect(await take(other)).toBeUndefined();
  expect(await take(writer)).toMatchObject({ id: due.id, content: due.content });
  expect(await take(writer)).toBeUndefined();
});

test('pictures of a draft are held on to', async () => {
  const image = (mediaId: number) => ({ type: 'image', attrs: { mediaId, alt: '', decorative: false, caption: '' } });
  const { id } = await create({
    content: { ...content('x'), document: { type: 'doc', content: [image(7), image(7), image(9)] } },
  });
  const rows = await transaction((db) =>
    queryIn(db)<{ mediaIds: number[] }>('', 'select media_ids as "mediaIds" from drafts where id = $1::int', [id]),
  );
  expect(rows).toEqual([{ mediaIds: [7, 9] }]);
});
