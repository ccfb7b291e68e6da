import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { serverAreas } from '#areas/server.ts';
import type { MatrixInput } from '#platform/server/matrix.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import {
  NotMadeError,
  of,
  type Side,
  type Surface,
  type Surfaces,
  sidesOf,
  type World,
} from '#platform/server/testing/surfaces.ts';
import { surfacesIn, worldOf } from './testing/block-world.ts';

/**
 * Every address that can be read, of every area: after a block neither may find the other there. Each area declares its
 * own (testing/surfaces.ts); what reads and is not declared fails, so that whoever adds an operation decides what a block
 * means for it.
 */
let app: TestApp;
let ana: Side;
let ben: Side;
let carol: Side;
let areas: ReadonlyMap<string, Surfaces>;
let surfaces: Readonly<Record<string, Surface>>;
let people: ReturnType<typeof worldOf>;
let before: Readonly<Record<string, boolean>>;
let tellingPresence: readonly string[];

const reading = serverAreas.flatMap(({ contract }) => contract.operations.filter(({ method }) => method === 'GET'));
const ask = async <Body>(userId: number, operation: string, input?: MatrixInput) =>
  (await app.call<Body>(userId, operation, input)).body;

/** Status and whole answer, refusals included. */
async function look(userId: number, operation: string, input: MatrixInput): Promise<{ status: number; said: string }> {
  try {
    const { status, body, next } = await app.call<unknown>(userId, operation, input);
    return { status, said: JSON.stringify([body, next]) };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { status: error.problem.status, said: JSON.stringify(error.problem) };
  }
}

const tracesOf = ({ id, name, word }: Side) => [String(id), name, word];
const found = (said: string, other: Side, { answer = (all: string) => all }: Surface = {}) =>
  tracesOf(other).filter((trace) => answer(said).includes(trace));
const sides = () => sidesOf({ ana, ben, carol });

/** What reads otherwise once those who have not agreed to be seen online are online. */
async function wherePresenceShows(): Promise<string[]> {
  const { services } = app.app;
  const { online } = services;
  const agreeing = (given: boolean) =>
    app.database.query(
      'presence',
      `insert into consents (user_id, purpose, given, version, at)
       select id, 'presence', $2, 1, now() from unnest($1::int[]) id`,
      [sides().map(({ me }) => me.id), given],
    );
  await agreeing(false);
  // Answers that say when they were made are to be alike too.
  app.setNow(new Date());
  const answers = async (ids: readonly number[]) => {
    Object.assign(services, { online: async () => new Set(ids) });
    const said = new Map<string, string>();
    for (const { name } of reading) {
      for (const world of sides()) {
        for (const input of surfaces[name]?.asks?.(world) ?? []) {
          said.set(`${name} ${JSON.stringify(input)} as ${world.me.name}`, (await look(world.me.id, name, input)).said);
        }
      }
    }
    return said;
  };
  const away = await answers([]);
  const here = await answers(sides().map(({ me }) => me.id));
  await agreeing(true);
  Object.assign(services, { online });
  return [...here].filter(([where, said]) => said !== away.get(where)).map(([where]) => where);
}

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  areas = await surfacesIn(app);
  surfaces = Object.assign({}, ...[...areas.values()].map(({ reads }) => reads));
  people = worldOf(app, areas);
  ({ ana, ben, carol } = await people.gather());
  const shown: Record<string, boolean> = {};
  for (const { name } of reading) {
    const { asks, gone } = surfaces[name] ?? {};
    for (const world of sides()) {
      for (const input of asks?.(world) ?? []) {
        const { said } = await look(world.me.id, name, input);
        if (found(said, world.other).length > 0) shown[name] = true;
      }
      for (const input of gone?.(world) ?? []) expect((await look(world.me.id, name, input)).status).toBe(200);
    }
  }
  before = shown;
  tellingPresence = await wherePresenceShows();
  await ask(ana.id, 'block', of(ben.id));
  await app.settle();
}, 120_000);
afterAll(() => app.close());

test.each(serverAreas.map(({ contract }) => contract))(
  '$name declares every operation that reads, and no other',
  (contract) => {
    const reads = contract.operations.filter(({ method }) => method === 'GET').map(({ name }) => name);
    expect(Object.keys(areas.get(contract.name)?.reads ?? {}).sort()).toEqual(reads.sort());
  },
);

/** True when an answer can name a member: with a Person, wherever in it. */
function namesMembers(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { properties } = schema as { properties?: object };
  if (properties && 'displayName' in properties && 'username' in properties) return true;
  return Object.values(schema).some(namesMembers);
}

test('what can name a member is declared with a proof: it shows the other, is gone, is alike for everybody, or never can', () => {
  const naming = reading.filter(({ output }) => {
    const type = output.kind === 'json' ? output.schema : output.kind === 'page' ? output.item : undefined;
    return type && namesMembers(z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' }));
  });
  expect(naming.length).toBeGreaterThan(30);
  const unproved = naming.filter(({ name }) => {
    const { shows, gone, alike, never } = surfaces[name] ?? {};
    return !shows && !gone && !alike && !never;
  });
  expect(unproved.map(({ name }) => name)).toEqual([]);
});

describe.each(reading.map(({ name }) => name))('%s', (name) => {
  test('shows neither the other, from both sides', async () => {
    const surface = surfaces[name] ?? {};
    if (surface.shows) expect(before[name]).toBe(true);
    for (const world of sides()) {
      for (const input of surface.asks?.(world) ?? []) {
        const { said } = await look(world.me.id, name, input);
        const where = `${name} ${JSON.stringify(input)} as ${world.me.name}`;
        expect({ where, found: found(said, world.other, surface) }).toEqual({ where, found: [] });
      }
      for (const input of surface.gone?.(world) ?? []) {
        expect((await look(world.me.id, name, input)).status).toBe(404);
      }
      if (surface.alike) {
        expect((await look(world.me.id, name, surface.alike.ask(world))).status).toBe(surface.alike.status);
      }
    }
  });
});

test('no answer tells whether somebody who has not agreed to it is online', () => {
  expect(tellingPresence).toEqual([]);
});

test('who made the block finds the name alone, to take it back; the other finds nothing', async () => {
  const list = await look(ana.id, 'listBlocks', {});
  expect(found(list.said, ben)).toEqual([String(ben.id), ben.name]);
  expect(found((await look(ben.id, 'listBlocks', {})).said, ana)).toEqual([]);
  const profile = await look(ana.id, 'getUser', of(ben.id));
  expect(found(profile.said, ben)).toEqual([String(ben.id), ben.name]);
  expect(await look(ben.id, 'getUser', of(ana.id))).toMatchObject({ status: 404 });
});

test('whom one has muted is no longer named once there is a block', async () => {
  const [one, another] = [await app.addMember({ name: 'Muter' }), await app.addMember({ name: 'Muted' })];
  await ask(one, 'mute', { body: { kind: 'member', memberId: another } });
  expect(await ask(one, 'listMutes')).toMatchObject([{ member: { displayName: 'Muted' } }]);
  expect((await look(another, 'listMutes', {})).said).not.toContain('Muter');
  await ask(another, 'block', of(one));
  expect(await ask(one, 'listMutes')).toEqual([]);
});

test('counts leave the other out as well', async () => {
  for (const { me, third } of sides()) {
    expect(await ask(me.id, 'getUser', of(third.id))).toMatchObject({ followers: 1, following: 1 });
    expect(await ask(me.id, 'getUser', of(me.id))).toMatchObject({ followers: 1, following: 1 });
    const posts = await ask<{ id: number }[]>(me.id, 'listPosts', {});
    // A post, a poll, a blog and a live video’s post each.
    expect(posts).toHaveLength(8);
    const since = { query: { since: '2020-01-01T00:00:00.000Z' } };
    expect(await ask(me.id, 'countNewPosts', since)).toEqual({ count: 4 });
    // One's own comment and the third's; one like of the third's, and none of the other's.
    expect(await ask(me.id, 'getPost', of(me.made('post')))).toMatchObject({ likes: 1, commentsCount: 2 });
    expect(await ask(me.id, 'getPost', of(third.made('post')))).toMatchObject({ likes: 1, commentsCount: 2 });
    expect(await ask(me.id, 'getPost', of(me.made('post')))).toMatchObject({ media: [{ offers: 1 }] });
    expect(await ask(me.id, 'search', { query: { q: 'numbats', kind: 'posts' } })).toMatchObject({
      groups: expect.arrayContaining([expect.objectContaining({ kind: 'posts', total: 4 })]),
    });
  }
  expect(await ask(carol.id, 'getPost', of(carol.made('post')))).toMatchObject({ likes: 2, commentsCount: 3 });
});

test('acting on what is the other’s answers 404', async () => {
  const acts = [...areas.values()].flatMap((area) => Object.entries(area.acts ?? {}));
  expect(acts.length).toBeGreaterThan(5);
  for (const world of sides()) {
    for (const [name, ask] of acts) {
      expect({ name, status: (await look(world.me.id, name, ask(world))).status }).toEqual({ name, status: 404 });
    }
  }
});

test('live news of the other’s post is refused', async () => {
  for (const { me, other } of sides()) {
    const mayListen = app.app.registry.topics.get('post');
    const principal = await app.principal(me.id);
    expect(await mayListen?.({ id: Number(other.made('post')), principal, db: app.database.db })).toBe(false);
    expect(await mayListen?.({ id: Number(me.made('post')), principal, db: app.database.db })).toBe(true);
  }
});

/**
 * An account that waits for deletion is missing for everybody, guests too, at the same addresses that hide what is behind
 * a block. Undone, it is as it was.
 */
describe('a closed account', () => {
  let dora: Side;
  let shown: ReadonlySet<string>;
  const close = () =>
    app.database.query(
      'close',
      "insert into closed_accounts (user_id, closed_at, erase_at) values ($1, now(), now() + interval '14 days')",
      [dora.id],
    );
  const world = (): World => ({ me: carol, other: dora, third: ana });

  /** None of what these two have never made. */
  function inputs(of: Surface['asks']): readonly MatrixInput[] {
    try {
      return of?.(world()) ?? [];
    } catch (error) {
      if (error instanceof NotMadeError) return [];
      throw error;
    }
  }

  /** Every address that names Dora to Carol or to a guest. */
  async function whereSeen(): Promise<Set<string>> {
    const seen = new Set<string>();
    for (const { name } of reading) {
      const { asks, gone } = surfaces[name] ?? {};
      for (const input of [...inputs(asks), ...inputs(gone)]) {
        for (const viewer of [carol.id, 0]) {
          const { said } = await look(viewer, name, input);
          if (found(said, dora, surfaces[name]).length > 0) seen.add(`${name} as ${viewer === 0 ? 'guest' : 'member'}`);
        }
      }
      for (const input of inputs(gone)) {
        if ((await look(carol.id, name, input)).status === 200) seen.add(`${name} answers`);
      }
    }
    for (const name of ['getUser', 'readAvatar']) {
      if ((await look(carol.id, name, of(dora.id))).status === 200) seen.add(name);
    }
    return seen;
  }

  beforeAll(async () => {
    dora = await people.settleIn('Zillabrook Dora', 'zyxdryandra');
    await people.meet(dora, carol);
    await people.meet(carol, dora);
    await people.meet(dora, ana);
    await ask(carol.id, 'block', of((await people.settleIn('Blocked By Carol', 'zyxerica')).id));
    await app.settle();
    shown = await whereSeen();
    await close();
  }, 60_000);

  test('was to be seen at many addresses, as member and as guest', () => {
    expect([...shown].filter((where) => where.endsWith('as member')).length).toBeGreaterThan(8);
    expect([...shown].filter((where) => where.endsWith('as guest')).length).toBeGreaterThan(3);
    expect([...shown]).toEqual(expect.arrayContaining(['getUser', 'readAvatar', 'readMedia answers']));
  });

  test('is at none of them once it is closed', async () => {
    expect([...(await whereSeen())]).toEqual([]);
  });

  test('is not counted', async () => {
    expect(await ask(carol.id, 'getUser', of(carol.id))).toMatchObject({ followers: 2 });
    for (const viewer of [carol.id, 0]) {
      // Likes and comments of Ana and Ben, and Carol’s own comment.
      expect(await ask(viewer, 'getPost', of(carol.made('post')))).toMatchObject({ likes: 2, commentsCount: 3 });
    }
  });

  test('whoever acts on what is hers gets a 404, and reports and live news of it are refused', async () => {
    for (const [name, id] of [
      ['follow', dora.id],
      ['block', dora.id],
      ['likePost', dora.made('post')],
      ['savePost', dora.made('post')],
    ] as const) {
      expect({ name, status: (await look(carol.id, name, of(id))).status }).toEqual({ name, status: 404 });
    }
    const mayListen = app.app.registry.topics.get('post');
    expect(
      await mayListen?.({
        id: Number(dora.made('post')),
        principal: await app.principal(carol.id),
        db: app.database.db,
      }),
    ).toBe(false);
  });

  test('is everywhere again when the account is kept', async () => {
    await app.database.query('keep', 'delete from closed_accounts', []);
    expect(await whereSeen()).toEqual(shown);
  });
});
