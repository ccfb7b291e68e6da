import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { bytesAnswered, startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { tinyPicture as upload } from '#platform/server/testing/surfaces.ts';
import type { CheckToDecide, ConnectionPerson, OwnCheck, Verification } from '../../contract.ts';
import { poses } from '../../pure/checks.ts';
import { connectionsOf } from '../testing/two-people.ts';

let app: TestApp;
let of: ReturnType<typeof connectionsOf>;
let moderator: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  of = connectionsOf(app);
  moderator = await app.addMember({ name: 'Moderator Kim', roles: ['member', 'moderator'] });
});
afterAll(() => app.close());

const open = { openToLongDistance: true, ageRange: [18, 80], privacyLevel: 'public' };
const verification = async (id: number) => (await app.call<Verification>(id, 'getConnectionVerification', {})).body;
const askIdentity = async (id: number) => (await app.call<OwnCheck>(id, 'askIdentityCheck', {})).body;
const askPhoto = async (id: number) => (await app.call<OwnCheck>(id, 'askPhotoCheck', { upload })).body;
const listed = async (id: number, state = 'waiting') => {
  const { body } = await app.call<CheckToDecide[]>(moderator, 'listConnectionChecks', { query: { state, limit: 100 } });
  return body.find((check) => check.id === id);
};
const decide = async (id: number, isPassed: boolean, reason = '') =>
  app.status(moderator, 'decideConnectionCheck', {
    params: { id },
    body: { version: (await listed(id))?.version ?? 0, isPassed, reason },
  });
const seenLevel = async (by: number, whom: number) => {
  const input = { params: { id: whom }, query: { room: 'friendship' } };
  return (await app.call<ConnectionPerson>(by, 'getConnectionPerson', input)).body.verificationLevel;
};
const audit = (subject: string) =>
  app.database.query<{ action: string; actor: number }>(
    '',
    'select action, actor_id as actor from audit_log where subject = $1 order by id',
    [subject],
  );

test('an identity check is asked for, seen by a moderator, kept as a day and a name, and lapses after 12 months', async () => {
  const ana = await of.member('Ana of identity', open);
  const finder = await of.member('Finder of identity', open);
  expect(await verification(ana)).toMatchObject({ level: null, checks: [], photos: 0 });
  const { id } = await askIdentity(ana);
  expect(await app.status(ana, 'askIdentityCheck', {})).toBe(409);
  expect(await seenLevel(finder, ana)).toBeNull();
  expect(await app.status(finder, 'listConnectionChecks', {})).toBe(403);
  expect(await decide(id, true)).toBe(204);
  expect(await seenLevel(finder, ana)).toBe('identity');
  expect((await verification(ana)).checks).toMatchObject([{ kind: 'identity', state: 'passed', counts: true }]);
  expect(await listed(id, 'passed')).toMatchObject({ decidedBy: 'Moderator Kim', pose: null, photos: [] });
  expect(await app.status(ana, 'askIdentityCheck', {})).toBe(409);
  expect(await audit(`member ${ana}`)).toEqual([{ action: 'connections identity check passed', actor: moderator }]);
  await app.settle();
  const news = (await app.call<{ kind: string }[]>(ana, 'listNotifications', {})).body;
  expect(news.map(({ kind }) => kind)).toContain('connectionCheckDecided');

  const ago = (months: number) =>
    app.database.query(
      '',
      'update connection_checks set decided_at = now() - make_interval(months => $2) where id = $1',
      [id, months],
    );
  await ago(11);
  expect(await seenLevel(finder, ana)).toBe('identity');
  await ago(12);
  expect(await seenLevel(finder, ana)).toBeNull();
  expect((await verification(ana)).checks).toMatchObject([{ state: 'passed', counts: false }]);
  expect(await listed(id, 'passed')).toBeUndefined();
  expect((await askIdentity(ana)).state).toBe('waiting');
});

test('a photo check shows moderators the pose and the photos; the picture goes with the decision', async () => {
  const ana = await of.member('Ana of photos', open);
  const finder = await of.member('Finder of photos', open);
  expect(await app.status(ana, 'askPhotoCheck', { upload })).toBe(409);
  const photo = await of.photo(ana, 'Me at home');
  const { pose } = await verification(ana);
  expect(poses).toContain(pose);
  const readPhoto = () => app.status(moderator, 'readConnectionPhoto', { params: { id: photo.id, size: 'small' } });
  expect(await readPhoto()).toBe(404);
  const { id } = await askPhoto(ana);
  expect(await listed(id)).toMatchObject({ kind: 'photo', pose, photos: [photo.id], member: { id: ana } });
  expect(await readPhoto()).toBe(200);
  const read = { params: { id } };
  expect((await bytesAnswered(await app.call(moderator, 'readCheckPose', read))).length).toBeGreaterThan(0);
  for (const other of [ana, finder]) expect(await app.status(other, 'readCheckPose', read)).toBe(403);
  const [row] = await app.database.query<{ key: string }>(
    '',
    'select pose_key as key from connection_checks where id = $1',
    [id],
  );
  expect(await decide(id, true)).toBe(204);
  await app.settle();
  expect(await app.app.services.files.open(row?.key ?? '')).toBeUndefined();
  expect(await app.status(moderator, 'readCheckPose', read)).toBe(404);
  expect(await readPhoto()).toBe(404);
  expect(await seenLevel(finder, ana)).toBe('photo');
  expect((await verification(ana)).pose).not.toBe(pose);

  const later = await of.photo(ana, 'A photo that no one compared');
  expect(await seenLevel(finder, ana)).toBeNull();
  await app.call(ana, 'deleteConnectionPhoto', { params: { id: later.id } });
  expect(await seenLevel(finder, ana)).toBe('photo');
});

test('a decline and a withdrawal need a reason that the member reads; a moderator never decides about themselves', async () => {
  const ana = await of.member('Ana declined', open);
  const { id } = await askIdentity(ana);
  expect(await decide(id, false)).toBe(400);
  expect(await decide(id, false, 'The document was not in view.')).toBe(204);
  const [declined] = (await verification(ana)).checks;
  expect(declined).toMatchObject({ state: 'declined', reason: 'The document was not in view.', counts: false });
  await askIdentity(ana);
  const stale = { params: { id }, body: { version: 1, isPassed: true, reason: '' } };
  expect(await app.status(moderator, 'decideConnectionCheck', stale)).toBe(409);
  expect(await decide(id, true)).toBe(204);
  const version = (await listed(id, 'passed'))?.version ?? 0;
  const withdraw = (reason: string) =>
    app.status(moderator, 'withdrawConnectionCheck', { params: { id }, body: { version, reason } });
  expect(await withdraw('')).toBe(400);
  expect(await withdraw('Someone else used this account.')).toBe(204);
  expect((await verification(ana)).level).toBeNull();
  expect((await audit(`member ${ana}`)).map(({ action }) => action)).toEqual([
    'connections identity check declined',
    'connections identity check passed',
    'connections identity check withdrawn',
  ]);

  await of.declare(moderator);
  await of.create(moderator);
  const own = await askIdentity(moderator);
  expect(await decide(own.id, true)).toBe(403);
  expect(await app.status(ana, 'takeBackCheck', { params: { id: own.id } })).toBe(404);
  expect(await app.status(moderator, 'takeBackCheck', { params: { id: own.id } })).toBe(204);
  expect((await verification(moderator)).checks).toEqual([]);
});
