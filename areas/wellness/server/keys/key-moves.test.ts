import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { WellnessEntry } from '../../contract/entries.ts';
import type { WellnessKeys } from '../../contract/keys.ts';
import { type Device, type Moved, makeDevice, type Passphrases, readAll } from '../testing/device.ts';
import { sealedKey } from './matrix.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
});
afterAll(() => app.close());

const about = (notes: string) => ({
  moodRating: 5,
  energyLevel: 5,
  painLevel: 0,
  symptoms: [],
  medications: [],
  notes,
  factors: [],
  sleepHours: null,
  scales: [],
});
const uidOf = (n: number) => `device-entry-${String(n).padStart(6, '0')}`;

async function memberWith(entries: number) {
  const userId = await app.addMember();
  const passphrases: Passphrases = new Map();
  const device = makeDevice(app, userId, passphrases);
  for (let n = 0; n < entries; n += 1) await device.add(uidOf(n), about(`note ${n}`));
  return { userId, passphrases, device };
}
const rounds = async (device: Device, limit = 100) => {
  for (let moved = await device.prepare(limit); moved.records.length > 0; moved = await device.prepare(limit))
    await device.send(moved);
};

/** Small and seeded: a failure names its seed, and comes again. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x297a2d39) | 0;
    return ((state ^ (state >>> 12)) >>> 0) % sides;
  };
}

/** Two devices of one member, which stop anywhere and know the keys late. */
async function wander(seed: number, steps: number) {
  const roll = dice(seed * 7919 + 1);
  const { userId, passphrases, device } = await memberWith(6);
  const devices = [device, makeDevice(app, userId, passphrases)];
  const said = new Map(Array.from({ length: 6 }, (_, n) => [uidOf(n), `note ${n}`]));
  const deleted = new Map<number, readonly [string, string]>();
  const prepared: (Moved | undefined)[] = [undefined, undefined];
  const did: string[] = [];
  let next = 6;
  const some = async (by: Device): Promise<WellnessEntry | undefined> => {
    const list = await by.list();
    return list[roll(list.length || 1)];
  };
  const acts: ((by: Device, at: number) => Promise<unknown>)[] = [
    async (by) => {
      const uid = uidOf(next);
      const notes = `added ${next}`;
      next += 1;
      // The answer to the first got lost, so it is sent once more.
      for (let sent = 0; sent <= roll(2); sent += 1) await by.add(uid, about(notes));
      said.set(uid, notes);
    },
    async (by) => {
      const entry = await some(by);
      if (!entry) return;
      const notes = `changed ${did.length}`;
      await by.edit(entry, about(notes));
      said.set(entry.uid, notes);
    },
    async (by) => {
      const entry = await some(by);
      if (!entry) return;
      await by.remove(entry.id);
      deleted.set(entry.id, [entry.uid, said.get(entry.uid) ?? '']);
      said.delete(entry.uid);
    },
    async (by) => {
      const [[id, [uid, notes]] = [0, ['', '']]] = [...deleted];
      if (!id) return;
      await by.restore(id);
      deleted.delete(id);
      said.set(uid, notes);
    },
    async (by) => by.start(roll(2) === 0 ? 'sealed' : 'recoverable').catch(() => did.push('refused')),
    async (by, at) => {
      prepared[at] = await by.prepare(1 + roll(4)).catch(() => undefined);
    },
    async (by, at) => {
      const moved = prepared[at];
      if (moved) await by.send(moved);
      if (roll(2) === 0) prepared[at] = undefined;
    },
    async (by) => by.turnBack().catch(() => did.push('refused')),
    async (by) => by.finish().catch(() => did.push('refused')),
    async (by) => rounds(by, 3),
  ];
  const names = ['add', 'edit', 'remove', 'restore', 'start', 'prepare', 'send', 'turn back', 'finish', 'rounds'];
  for (let step = 0; step < steps; step += 1) {
    const [at, act] = [roll(2), roll(acts.length)];
    did.push(`${at} ${names[act]}`);
    await acts[act]?.(devices[at] as Device, at);
    expect(await readAll(app, userId, passphrases), `seed ${seed}: ${did.join(', ')}`).toEqual(said);
  }
  // Whatever was under way goes on to its end, on any device.
  if ((await device.readKeys()).isMoving) {
    await rounds(devices[roll(2)] as Device);
    await device.finish();
  }
  for (const [id, [uid, notes]] of deleted) {
    await device.restore(id);
    said.set(uid, notes);
  }
  expect(await readAll(app, userId, passphrases)).toEqual(said);
  return did;
}

test('stopped after any step, with two devices and writes in between, each entry opens and none is lost or doubled', async () => {
  const all: string[] = [];
  for (let seed = 1; seed <= 12; seed += 1) all.push(...(await wander(seed, 40)));
  // Each kind of step was taken, by both.
  expect(new Set(all).size).toBe(21);
}, 240_000);

test('a move stopped after each single call goes on from another device', async () => {
  for (let stop = 0; stop <= 8; stop += 1) {
    const { userId, passphrases, device } = await memberWith(3);
    const calls = ['start', 'prepare', 'send', 'prepare', 'send', 'prepare', 'send', 'finish'] as const;
    let moved: Moved = { generation: 0, records: [] };
    for (const one of calls.slice(0, stop)) {
      if (one === 'start') await device.start('sealed');
      else if (one === 'prepare') moved = await device.prepare(1);
      else if (one === 'send') await device.send(moved);
      else await device.finish();
    }
    const expected = new Map([0, 1, 2].map((n) => [uidOf(n), `note ${n}`]));
    expect(await readAll(app, userId, passphrases)).toEqual(expected);
    const another = makeDevice(app, userId, passphrases);
    const { isMoving, generation } = await another.readKeys();
    if (generation === 1) await another.start('sealed');
    if (isMoving || generation === 1) {
      await rounds(another);
      await another.finish();
    }
    expect(await another.readKeys()).toMatchObject({ mode: 'sealed', generation: 2, isMoving: false, left: 0 });
    expect(await readAll(app, userId, passphrases)).toEqual(expected);
  }
});

test('while it moves, a write under the key of before is refused, and one under the new key is kept', async () => {
  const { userId, device } = await memberWith(1);
  await device.readKeys();
  await makeDevice(app, userId, new Map()).start('sealed');
  const body = { uid: uidOf(5), ...about('in the open') };
  expect(await app.status(userId, 'createWellnessEntry', { body })).toBe(409);
  const sealed = (generation: number) => `w1.${generation}.${'A'.repeat(16)}.AAAA`;
  for (const [generation, status] of [
    [1, 409],
    [3, 409],
    [2, 201],
  ] as const) {
    const sent = { uid: uidOf(6), sealed: sealed(generation) };
    expect(await app.status(userId, 'createWellnessEntry', { body: sent })).toBe(status);
  }
});

test('what was read before a change isn’t kept over it, even when the move was turned back and round again', async () => {
  const { userId, device, passphrases } = await memberWith(1);
  await device.start('sealed');
  const early = await device.prepare(1);
  await device.turnBack();
  await device.readKeys();
  const [entry] = await device.list();
  await device.edit(entry as WellnessEntry, about('changed since'));
  await device.turnBack();
  await device.send(early);
  expect(await readAll(app, userId, passphrases)).toEqual(new Map([[uidOf(0), 'changed since']]));
  await rounds(device);
  await device.finish();
  expect(await readAll(app, userId, passphrases)).toEqual(new Map([[uidOf(0), 'changed since']]));
});

test('it isn’t finished while a record is left, a deleted one too, and one at a time is moved', async () => {
  const { userId, device, passphrases } = await memberWith(2);
  const [entry] = await device.list();
  await device.remove(entry?.id ?? 0);
  await device.start('sealed');
  expect(await app.status(userId, 'startWellnessKeyMove', { body: { mode: 'recoverable' } })).toBe(409);
  expect(await app.status(userId, 'finishWellnessKeyMove', { body: {} })).toBe(409);
  expect((await device.readKeys()).left).toBe(2);
  // What the server can open is not left behind by mistake.
  const leave = (await app.call<{ id: number }[]>(userId, 'listWellnessLeft')).body.map(({ id }) => id);
  expect(await app.status(userId, 'finishWellnessKeyMove', { body: { leave } })).toBe(409);
  await rounds(device);
  expect(await device.finish()).toMatchObject({ mode: 'sealed', generation: 2, isMoving: false, left: 0 });
  expect((await app.call(userId, 'getWellnessKey')).body).toMatchObject({ keys: [{ generation: 2, state: 'target' }] });
  await device.restore(entry?.id ?? 0);
  expect(await readAll(app, userId, passphrases)).toEqual(new Map([0, 1].map((n) => [uidOf(n), `note ${n}`])));
  for (const operation of ['finishWellnessKeyMove', 'turnBackWellnessKeyMove'])
    expect(await app.status(userId, operation, { body: {} })).toBe(409);
});

test('a generation is never used twice, so what was sealed for a move that was turned back is refused', async () => {
  const { userId, device } = await memberWith(0);
  await device.start('sealed');
  await device.turnBack();
  await device.finish();
  await device.start('sealed');
  expect((await device.readKeys()).generation).toBe(3);
  const late = { uid: uidOf(1), sealed: `w1.2.${'A'.repeat(16)}.AAAA` };
  expect(await app.status(userId, 'createWellnessEntry', { body: late })).toBe(409);
});

test('a record that no one can open doesn’t hold the move up, and the others move', async () => {
  const { userId, device, passphrases } = await memberWith(3);
  const [damaged] = await device.list();
  await app.database.query(
    '',
    `update wellness_records set sealed_content = left(sealed_content, -4) || 'AAAA' where id = ${damaged?.id}`,
  );
  await device.start('sealed');
  const left = (await app.call<{ id: number; isDamaged?: boolean }[]>(userId, 'listWellnessLeft')).body;
  expect(left.filter(({ isDamaged }) => isDamaged).map(({ id }) => id)).toEqual([damaged?.id]);
  const whole = left.filter(({ isDamaged }) => !isDamaged).map(({ id }) => id);
  const { generation } = await device.readKeys();
  // By hand, since a device stops at what it can’t open.
  const records = [];
  for (const id of whole) {
    const entry = (await device.list()).find((one) => one.id === id);
    records.push({ id, version: entry?.version, sealed: `w1.${generation}.${'A'.repeat(16)}.AAAA` });
  }
  await device.send({ generation, records });
  expect(await app.status(userId, 'finishWellnessKeyMove', { body: {} })).toBe(409);
  expect(await app.status(userId, 'finishWellnessKeyMove', { body: { leave: [damaged?.id] } })).toBe(200);
  expect((await device.list()).find(({ id }) => id === damaged?.id)?.isDamaged).toBe(true);
  expect(passphrases.size).toBe(1);
});

test('what moves back to the server is checked, and what isn’t a record of its kind is named', async () => {
  const { userId, device } = await memberWith(1);
  await device.start('sealed');
  await rounds(device);
  await device.finish();
  await device.start('recoverable');
  const { generation } = await device.readKeys();
  const [{ id, version }] = (await app.call<{ id: number; version: number }[]>(userId, 'listWellnessLeft')).body as [
    { id: number; version: number },
  ];
  const send = (record: object) =>
    app.call(userId, 'keepWellnessMoved', { body: { generation, records: [{ id, version, ...record }] } });
  await expect(send({ content: { moodRating: 99 } })).rejects.toMatchObject({
    problem: { status: 400, errors: [{ field: 'records.0.content' }] },
  });
  await expect(send({ sealed: `w1.${generation}.${'A'.repeat(16)}.AA` })).rejects.toMatchObject({
    problem: { status: 400, errors: [{ field: 'records.0.sealed' }] },
  });
  expect((await send({ content: about('back') })).body).toEqual({ moved: [id], left: 0 });
  await device.finish();
  expect((await device.list())[0]).toMatchObject({ notes: 'back', version });
});

test('no one moves the records of someone else', async () => {
  const mine = await memberWith(1);
  const theirs = await memberWith(1);
  await theirs.device.start('sealed');
  await mine.device.start('sealed');
  const [{ id, version }] = (await theirs.device.list()) as [WellnessEntry];
  const { generation } = await mine.device.readKeys();
  const records = [{ id, version, sealed: `w1.${generation}.${'A'.repeat(16)}.AA` }];
  const { body } = await app.call(mine.userId, 'keepWellnessMoved', { body: { generation, records } });
  expect(body).toEqual({ moved: [], left: 1 });
  expect((await theirs.device.list())[0]?.notes).toBe('note 0');
});

test.each([
  ['too cheap a passphrase', { cost: { ...sealedKey.cost, memory: 19_455 } }, 'cost.memory'],
  ['one pass', { cost: { ...sealedKey.cost, passes: 1 } }, 'cost.passes'],
  ['a short salt', { salt: 'AAAA' }, 'salt'],
  ['a key in the open', { byPassphrase: 'A'.repeat(43) }, 'byPassphrase'],
  ['no recovery sheet', { byRecovery: '' }, 'byRecovery'],
])('%s is refused, and nothing moves', async (_, more, field) => {
  const { userId, device } = await memberWith(1);
  await expect(app.call(userId, 'startWellnessKeyMove', { body: { ...sealedKey, ...more } })).rejects.toMatchObject({
    problem: { status: 400, errors: [{ field }] },
  });
  expect(await device.readKeys()).toMatchObject({
    mode: 'recoverable',
    generation: 1,
    isMoving: false,
  } satisfies Partial<WellnessKeys>);
});

test('ciphertext swapped between rows or members in the database doesn’t open, and the entries beside it do', async () => {
  const one = await memberWith(3);
  const two = await memberWith(1);
  await app.database.query(
    '',
    `with pair as (select id, sealed_content, row_number() over (order by id) as n from wellness_records where user_id = ${one.userId})
     update wellness_records r set sealed_content = other.sealed_content from pair mine, pair other
      where r.id = mine.id and mine.n in (1, 2) and other.n = 3 - mine.n`,
  );
  await app.database.query(
    '',
    `update wellness_records set sealed_content = (select sealed_content from wellness_records where user_id = ${one.userId} order by id desc limit 1)
      where user_id = ${two.userId}`,
  );
  const entries = await one.device.list();
  expect(entries.map(({ uid, isDamaged, notes }) => [uid, isDamaged, notes])).toEqual([
    [uidOf(2), undefined, 'note 2'],
    [uidOf(1), true, undefined],
    [uidOf(0), true, undefined],
  ]);
  expect((await two.device.list()).map(({ isDamaged, notes }) => [isDamaged, notes])).toEqual([[true, undefined]]);
});

test('swapped where only the browser opens, it doesn’t open there either', async () => {
  const { userId, device } = await memberWith(2);
  await device.start('sealed');
  await rounds(device);
  await device.finish();
  await app.database.query(
    '',
    `with pair as (select id, browser_sealed, row_number() over (order by id) as n from wellness_records where user_id = ${userId})
     update wellness_records r set browser_sealed = other.browser_sealed from pair mine, pair other
      where r.id = mine.id and other.n = 3 - mine.n`,
  );
  for (const entry of await device.list())
    await expect(device.open({ ...entry, sealed: entry.sealed ?? '' })).rejects.toThrow('doesn’t open');
});

test('of two moves that begin at one moment one does, and writes in between are kept under a key that stays', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { userId, passphrases, device } = await memberWith(round === 0 ? 0 : 2);
    const others = [1, 2, 3].map(() => makeDevice(app, userId, passphrases));
    const expected = new Map(Array.from({ length: round === 0 ? 0 : 2 }, (_, n) => [uidOf(n), `note ${n}`]));
    const writes = others.flatMap((one, at) =>
      [0, 1, 2].map((n) => {
        expected.set(uidOf(10 * (at + 1) + n), `meanwhile ${at} ${n}`);
        return () => one.add(uidOf(10 * (at + 1) + n), about(`meanwhile ${at} ${n}`));
      }),
    );
    const again = async (write: () => Promise<unknown>): Promise<unknown> => write().catch(() => write());
    const started = await Promise.all([
      ...[device, others[0] as Device].map((one) =>
        one.start('sealed').then(
          () => 'begun',
          ({ problem }) => problem?.status as number,
        ),
      ),
      ...writes.map(again),
    ]);
    expect(started.slice(0, 2).sort()).toEqual([409, 'begun']);
    await Promise.all([
      rounds(device, 2).then(() => device.finish()),
      again(() => (others[1] as Device).add(uidOf(90), about('late'))),
      again(() => (others[2] as Device).add(uidOf(91), about('later'))),
    ]);
    expected.set(uidOf(90), 'late').set(uidOf(91), 'later');
    expect(await readAll(app, userId, passphrases)).toEqual(expected);
    expect(await device.readKeys()).toMatchObject({ isMoving: false, generation: 2 });
  }
}, 60_000);
