import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { serverAreas } from '#areas/server.ts';
import type { OperationShape } from '#platform/contract/operation.ts';
import type { MatrixFixture, MatrixInput, MatrixPeople } from '#platform/server/matrix.ts';
import { ProblemError, problem } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { of, type Side, type Surfaces, sidesOf, type Trio, type World } from '#platform/server/testing/surfaces.ts';
import { surfacesIn, worldOf } from './testing/block-world.ts';
import { type Rehearsal, rehearse } from './testing/rehearse.ts';

/**
 * Every operation that writes and answers with content, of every area, found by its contract: each is called by both
 * sides of a block with every id that a member can come across, on rows that are put back after each call. No answer may
 * have a trace of the other. One that was never answered with content fails, unless its area says why (testing/surfaces.ts).
 */
let app: TestApp;
let world: Trio;
let areas: ReadonlyMap<string, Surfaces>;
/** Numbers of all that the three have made, and their own. */
let numbers: readonly number[];
let staff: Omit<MatrixPeople, 'member' | 'other' | 'blocked'>;

const operations: readonly OperationShape[] = serverAreas.flatMap(({ contract }) => contract.operations);
const rows = Object.assign({}, ...serverAreas.map(({ matrix }) => matrix)) as (typeof serverAreas)[number]['matrix'];
const tracesOf = ({ id, name, word }: Side) => [String(id), name, word];

type Json = { readonly [key: string]: unknown };

/** True when some text of the answer is free: neither a choice of ours nor a time. */
function carriesWords(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(carriesWords);
  if (typeof schema !== 'object' || schema === null) return false;
  const node = schema as Json;
  if (node.type === 'string' && !('enum' in node) && !('const' in node) && node.format === undefined) return true;
  return Object.values(node).some(carriesWords);
}
const schemaOf = (type: z.ZodType | undefined): Json =>
  type ? (z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' }) as Json) : {};

const answering = operations.filter(({ method, output }) => {
  if (method === 'GET') return false;
  if (output.kind === 'json') return carriesWords(schemaOf(output.schema));
  return output.kind === 'page' && carriesWords(schemaOf(output.item));
});

/** Every number by which a row can be named, as table and number. */
async function rowNames(): Promise<readonly string[]> {
  const columns = await app.database.query<{ tableName: string; columnName: string }>(
    '',
    `select table_name as "tableName", column_name as "columnName" from information_schema.columns
     where table_schema = 'public' and data_type = 'integer' and table_name not in ('users', 'outbox')
       and column_name in ('id', 'no')`,
  );
  const parts = columns.map(
    ({ tableName, columnName }) => `select '${tableName} ' || "${columnName}" as name from "${tableName}"`,
  );
  return (await app.database.query<{ name: string }>('', parts.join(' union '))).map(({ name }) => name);
}

/** What the matrix says that a call needs: made by oneself, or by the third. */
async function given(
  rehearsal: Rehearsal,
  { me, other, third }: World,
  name: string,
  owner: Side,
): Promise<MatrixInput | undefined> {
  const fixture: MatrixFixture = {
    people: { ...staff, member: owner.id, other: owner === me ? third.id : me.id, blocked: other.id },
    caller: owner === me ? 'member' : 'other',
    callerId: me.id,
    as: async <Answer>(userId: number, operation: string, input?: MatrixInput) =>
      (await rehearsal.call(userId, operation, input)).body as Answer,
    // Nobody supports anybody in this world.
    actFor: () => Promise.reject(problem.notFound()),
    settle: async () => undefined,
    write: rehearsal.write,
  };
  try {
    return (await rows[name]?.given?.(fixture)) ?? {};
  } catch (error) {
    // What it makes is there already, or is not for these two.
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

const isNumber = (schema: unknown) => ['integer', 'number'].includes(String((schema as Json | undefined)?.type));
const properties = (type: z.ZodType | undefined) => (schemaOf(type).properties ?? {}) as Record<string, Json>;

/** The same call with each id at each place where an id goes, and with each version where one is named. */
function* variants(operation: OperationShape, input: MatrixInput, ids: Ids): Generator<MatrixInput> {
  const places = Object.entries(properties(operation.params))
    .filter(([, schema]) => isNumber(schema))
    .map(([name]) => ({ name, prefix: operation.path.slice(0, operation.path.indexOf(`{${name}}`)) }));
  const fill = function* (
    at: number,
    last: Ids['known'],
    params: Readonly<Record<string, number>>,
  ): Generator<MatrixInput> {
    const place = places[at];
    if (!place) return yield { ...input, params: { ...input.params, ...params } };
    const choice = at === places.length - 1 ? last(place.prefix) : ids.known(place.prefix);
    for (const id of choice) yield* fill(at + 1, last, { ...params, [place.name]: id });
  };
  if (places.length > 0) yield* fill(0, () => ids.all, {});
  const body = input.body as Json | undefined;
  for (const [name, schema] of Object.entries(properties(operation.body))) {
    const many = schema.type === 'array' && isNumber(schema.items);
    if (!many && !isNumber(schema)) continue;
    const choice = name === 'version' ? [1, 2] : /(^no|[iI]ds?)$/.test(name) ? ids.all : [];
    for (const place of choice.length === 0 ? [] : fill(0, ids.known, {})) {
      for (const id of choice) yield { ...place, body: { ...body, [name]: many ? [id] : id } };
    }
  }
}

/** The ids that answer where a thing is read at the same address: the first of two places in an address is one of them. */
async function knownIds(rehearsal: Rehearsal, me: Side, all: readonly number[]): Promise<Ids> {
  const known = new Map<string, readonly number[]>();
  for (const prefix of new Set(
    answering.flatMap(({ path }) => [...path.matchAll(/\{/g)].map(({ index }) => path.slice(0, index))),
  )) {
    const reads = operations.filter(
      ({ method, path, output }) =>
        method === 'GET' && path.startsWith(`${prefix}{`) && path.split('{').length === 2 && output.kind !== 'file',
    );
    const there = [];
    for (const id of all) {
      for (const { name, path } of reads) {
        const key = path.slice(prefix.length + 1, path.indexOf('}'));
        if ((await rehearsal.attempt(me.id, name, { params: { [key]: id } })).status !== 200) continue;
        there.push(id);
        break;
      }
    }
    known.set(prefix, reads.length > 0 ? there : all);
  }
  return { all, known: (prefix) => known.get(prefix) ?? all };
}

interface Ids {
  readonly all: readonly number[];
  readonly known: (prefix: string) => readonly number[];
}

/** Operations that were answered with content. */
const answered = new Set<string>();
/** Operations whose answers name the third, whom both see: there the other would be found as well. */
const namesThird = new Set<string>();
/** Each answer with a trace of the other. */
const leaks: string[] = [];

/** Calls all of them as `me`. */
async function tryAll(world: World): Promise<void> {
  const { me, other, third } = world;
  await rehearse(app, [me.id, other.id, third.id, ...Object.values(staff)], async (rehearsal) => {
    const ids = await knownIds(rehearsal, me, numbers);
    for (const operation of answering) {
      const { name } = operation;
      const look = async (input: MatrixInput) => {
        const { status, body } = await rehearsal.attempt(me.id, name, input);
        if (status < 300) answered.add(name);
        const said = JSON.stringify(body) ?? '';
        // What somebody sends comes back to them.
        const asked = JSON.stringify({ ...input, upload: undefined });
        const seen = (who: Side) => tracesOf(who).filter((trace) => said.includes(trace) && !asked.includes(trace));
        if (seen(third).length > 0) namesThird.add(name);
        if (seen(other).length > 0) leaks.push(`${name} ${asked} as ${me.name}: ${seen(other).join(', ')}`);
      };
      for (const owner of [me, third]) {
        await rehearsal.undoing(async () => {
          const input = await given(rehearsal, world, name, owner);
          if (input) await look(input);
          if (owner === me || operation.upload) return;
          for (const variant of variants(operation, input ?? {}, ids)) await look(variant);
        });
      }
    }
  });
}

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  const reference = new Set(await rowNames());
  areas = await surfacesIn(app);
  const people = worldOf(app, areas);
  world = await people.gather();
  const members = [world.ana.id, world.ben.id, world.carol.id];
  const named = (await rowNames()).filter((name) => !reference.has(name)).map((name) => Number(name.split(' ')[1]));
  numbers = [...new Set([...named, ...members])].sort((a, b) => a - b);
  staff = {
    moderator: await app.addMember({ roles: ['member', 'moderator'] }),
    suspended: await app.addMember(),
    supporter: await app.addMember(),
    duty: await app.addMember({ roles: ['member', 'duty'] }),
  };
  await people.ask(world.ana.id, 'block', of(world.ben.id));
  await app.settle();
  for (const side of sidesOf(world)) await tryAll(side);
}, 600_000);
afterAll(() => app.close());

test('no answer to a write has a trace of whoever is behind the block', () => {
  expect(leaks).toEqual([]);
});

test('every operation was answered with content, or it is staff’s, or it says why it was not', () => {
  const isStaff = ({ name }: OperationShape) =>
    ['moderator', 'admin'].includes(app.app.registry.operations.get(name)?.policy.needs ?? '');
  const silent = answering.filter((one) => !answered.has(one.name) && !isStaff(one)).map(({ name }) => name);
  const excused = [...areas.values()].flatMap(({ unanswered = {} }) => Object.keys(unanswered));
  expect(silent.sort()).toEqual(excused.sort());
});

test('the calls reach what people have written: the third, whom both see, is in many answers', () => {
  expect([...namesThird]).toEqual(
    expect.arrayContaining(['acceptOffer', 'joinGameRoom', 'reactToMessage', 'restoreMessage']),
  );
  expect(namesThird.size).toBeGreaterThan(15);
});
