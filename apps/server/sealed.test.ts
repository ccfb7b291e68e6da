import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpTwoStep } from '#areas/account/server/testing/two-step.ts';
import { addBill } from '#areas/billing/server/testing/bill.ts';
import { rulesVersion } from '#areas/developers/pure/options.ts';
import { saidInRoom } from '#areas/events/server/testing/said.ts';
import { agreed, listing, service } from '#areas/providers/server/example-listing.ts';
import { serverAreas } from '#areas/server.ts';
import type { OperationShape } from '#platform/contract/operation.ts';
import { SealError } from '#platform/server/auth/seal.ts';
import { resealing } from '#platform/server/reseal.ts';
import type { RowKey, SealedColumn } from '#platform/server/sealed.ts';
import { unreadable } from '#platform/server/sealed.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { join as joinAsMember } from '#platform/server/testing/browser.ts';
import { addMatrixPeople } from './testing/matrix-people.ts';
import { canariesIn, planting } from './testing/planting.ts';

/**
 * Loops over the operations of all areas and over the sealed columns that the areas declare. A new area is covered
 * without a word here, and a sealed column that is not declared fails.
 */

let app: TestApp;
let planter: ReturnType<typeof planting>;
let sealed: readonly SealedColumn[];
const failed: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas });
  sealed = app.app.registry.sealed;
  planter = planting(app);
  const all = serverAreas.flatMap((area) => area.contract.operations as readonly OperationShape[]);
  // Twice, so that there are two rows to swap. What reads comes last.
  const writes = all.filter(({ method }) => method !== 'GET');
  for (const operation of [...writes, ...writes, ...all.filter(({ method }) => method === 'GET')]) {
    try {
      await planter.callAsAllowed(operation);
    } catch (error) {
      failed.push(`${operation.name}: ${error instanceof Error ? error.message : 'unknown'}`);
    }
    await app.settle();
  }
  for (let n = 0; n < 2; n += 1) await fillTheRest();
  await app.settle();
}, 600_000);
afterAll(() => app.close());

/** Calls that the matrix has nobody for, and words that it leaves out. */
async function fillTheRest() {
  // A session that was just confirmed.
  const { browser } = await joinAsMember(app);
  await setUpTwoStep(browser, new Date());

  const { member, other, supporter } = await addMatrixPeople(app);
  const { call } = planter;
  // In production and without a payment service nothing is bought, so no call makes a bill.
  await addBill(app, member);
  const urgent = { urgencyLevel: 'high', supportType: 'emotional', description: 'Help.', isAnonymous: true };
  const { id, version } = await call<{ id: string; version: number }>(member, 'createCrisisSupport', { body: urgent });
  const params = { id };
  await call(supporter, 'acceptCrisisSupport', { params, body: { version } });
  await call(supporter, 'sendCrisisMessage', { params, body: { content: 'I am here.' } });
  await call(supporter, 'escalateCrisisSupport', { params, body: { version: version + 1, reason: 'Serious.' } });
  const unkind = { messageId: 1, reason: 'harassment', details: 'Not kind.' };
  const reported = await call<{ id: string }>(member, 'createCrisisReport', { params, body: unkind });
  const reviewer = await app.addMember({ name: 'Reviewer', roles: ['member', 'moderator', 'duty'] });
  const about = { params: { id: reported.id } };
  const decision = { version: 1, outcome: 'warned', reply: 'Thank you.', told: 'Be kind.' };
  await call(reviewer, 'decideCrisisReport', { ...about, body: decision });
  await call(reviewer, 'getCrisisReport', about);
  for (const one of [member, supporter]) await call(one, 'listMyCrisisReports');

  const body = { recipientId: other, content: 'Not kind.' };
  const message = await call<{ id: number }>(member, 'sendMessage', { body });
  const report = { contentType: 'message', contentId: message.id, reportedUserId: member, reporterId: other };
  await call(other, 'createReport', { body: { ...report, reason: 'harassment' } });

  const time = (hour: string) => `${new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)}T${hour}`;
  const when = { startTime: time('10:00'), endTime: time('12:00'), zone: 'Australia/Hobart', isVirtual: false };
  const where = { location: 'A hall', postcode: '7000', maxAttendees: 5, eventType: 'social' };
  const event = await call<{ id: number }>(member, 'createEvent', {
    body: { title: 'Tea', description: 'We meet.', ...when, ...where },
  });
  const { items } = await call<{ items: { id: number }[] }>(other, 'addPassportItem', { body: { text: 'Dim light' } });
  const asked = { words: 'A quiet corner.', itemIds: items.map((item) => item.id) };
  await call(other, 'askEventAccess', { params: { id: event.id }, body: asked });
  await saidInRoom(app, { eventId: event.id, by: member, text: 'Said by one of us, in the room of an event.' });

  const mentor = { title: 'Baker', bio: 'I bake.', experience: 1, expertise: [], focusAreas: ['career'] };
  await call(other, 'saveMentorProfile', { body: { ...mentor, formats: ['text'], capacity: 1, version: 0 } });
  const meets = { format: 'text', when: 'Mondays', capacity: 2, isOpen: true };
  const group = await call<{ id: number }>(other, 'createMentoringGroup', {
    body: { name: 'Bread', focusArea: 'career', goals: 'We bake.', ...meets },
  });
  const joining = { message: 'I would like to bake bread with all of you.', isAdult: true };
  await call(member, 'askMentoringGroup', { params: { id: group.id }, body: joining });
  await fillListing(member, other);
  await fillDraft(member, other);
  await fillWebhook(member);
}

/** A supporter prepares something for a member. */
async function fillDraft(member: number, other: number) {
  const { call } = planter;
  const endsAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const body = { userId: other, relation: 'carer', levels: { groups: 'draft' }, endsAt };
  const { id } = await call<{ id: number }>(member, 'askForSupport', { body });
  await call(other, 'acceptSupport', { params: { id } });
  const begun = `update support_grants set begins_at = now() - interval '1 hour' where id = $1::int`;
  await app.database.query('', begun, [id]);
  const about = { name: 'Bread', description: 'We bake.', guidelines: 'Be kind.', category: 'visual' };
  // Its name is no secret, and the draft names it: only the answers are words of this test.
  const { body: group } = await app.call<{ id: number }>(other, 'createSupportGroup', {
    body: { ...about, visibility: 'private', questions: ['Why?'] },
  });
  const answers = ['canary9000001x'];
  await app.callFor({ by: other, member }, 'joinSpace', { params: { id: group.id }, body: { answers } });
}

/** A webhook with the secret before, too: rows of the matrix throw away what they have made. */
async function fillWebhook(member: number) {
  const { call } = planter;
  await call(member, 'signUpDeveloper', { body: { builds: 'A site', agreesTo: rulesVersion } });
  await app.database.query('', `update users set plan = 'professional' where id = $1::int`, [member]);
  const body = { url: 'https://hooks.example.org/doorways', events: ['post.created'], mode: 'live' };
  const { webhook } = await call<{ webhook: { id: number; version: number } }>(member, 'createWebhook', { body });
  await call(member, 'rollWebhookSecret', { params: { id: webhook.id }, body: { version: webhook.version } });
}

/** A request to a provider with its answer, and an agreement that it was shown. */
async function fillListing(member: number, owner: number) {
  const { call } = planter;
  // An administrator publishes listings, and no one in the matrix is one.
  const provider = await call<{ id: number }>(owner, 'createProvider', { body: listing() });
  await call(owner, 'addProviderService', { params: { id: provider.id }, body: service() });
  await app.database.query('', 'update providers set published_at = now() where id = $1::int', [provider.id]);
  const need = { what: 'Help at home.', where: '', when: '', howOften: '', planManagement: null, access: '' };
  const { asked } = await call<{ asked: { id: number }[] }>(member, 'askProviders', {
    body: { providerIds: [provider.id], need },
  });
  const answered = { canHelp: true, text: 'Yes, from Monday.', price: '', startsOn: null };
  await call(owner, 'answerProviderAsk', { params: { id: asked[0]?.id ?? 0 }, body: answered });
  const agreement = await call<{ id: number; version: number }>(member, 'createProviderAgreement', {
    params: { id: provider.id },
    body: agreed,
  });
  await call(member, 'shareProviderAgreement', {
    params: { id: agreement.id },
    body: { version: agreement.version },
  });
}

interface Row {
  readonly row: RowKey;
  readonly sealed: string | Uint8Array;
}

async function rowsOf({ table, column, row: names }: SealedColumn): Promise<readonly Row[]> {
  const keys = names.map((name) => `"${name}"`).join(', ');
  const rows = await app.database.query<RowKey & { sealed_value: string | Uint8Array }>(
    '',
    `select ${keys}, "${column}" as sealed_value from "${table}" where length("${column}") > 0 order by ${keys}`,
  );
  return rows.map(({ sealed_value, ...row }) => ({ row, sealed: sealed_value as string | Uint8Array }));
}

const open = (column: SealedColumn, { row, sealed: value }: Row, config = app.config) =>
  column.open({ query: app.database.query, config, row, sealed: value });

const write = ({ table, column }: SealedColumn, { row, sealed: value }: Row) => {
  const names = Object.keys(row);
  const where = names.map((name, at) => `"${name}" = $${at + 2}`).join(' and ');
  return app.database.query('', `update "${table}" set "${column}" = $1 where ${where}`, [
    value,
    ...Object.values(row),
  ]);
};

const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;

interface Column {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
}
const columns = () =>
  app.database.query<Column>(
    '',
    `select c.table_schema as schema, c.table_name as "table", c.column_name as "column", c.udt_name as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema') order by 1, 2, 3`,
  );

/** Every column of every table as text, bytes as they are; and every file. */
async function everything(): Promise<readonly { where: string; text: string }[]> {
  const found = [];
  for (const { schema, table, column, type } of await columns()) {
    const value = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const text = `select string_agg(${value}, ' ') as text from "${schema}"."${table}"`;
    const [row] = await app.database.query<{ text: string | null }>('', text);
    if (row?.text) found.push({ where: `${table}.${column}`, text: row.text });
  }
  const folder = join(app.config.dataDir, 'files');
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!name.isFile()) continue;
    const path = join(name.parentPath, name.name);
    found.push({ where: path, text: readFileSync(path, 'latin1') });
  }
  return found;
}

test('the operations of all areas can be called with words of a test in them', () => {
  expect(failed).toEqual([]);
  expect(planter.count()).toBeGreaterThan(300);
});

test('every column that holds something sealed is declared, and nothing else is', async () => {
  const declared = [...sealed, ...serverAreas.flatMap((area) => area.declares?.sealed ?? [])].map(nameOf);
  const looksSealed: string[] = [];
  for (const { schema, table, column, type } of await columns()) {
    // What processes tell each other; it goes within half a minute.
    if (schema !== 'public' || table.startsWith('socket_io')) continue;
    const [row] = /^(text|varchar)$/.test(type)
      ? await app.database.query(
          '',
          `select 1 from "${table}" where "${column}" ~ '^v\\d\\.[\\w-]{8}\\.[\\w-]{16}\\.' limit 1`,
        )
      : [];
    if (row || type === 'bytea' || /sealed/.test(column)) looksSealed.push(`${table}.${column}`);
  }
  expect(looksSealed.filter((name) => !declared.includes(name))).toEqual([]);
  expect([...new Set(declared)].filter((name) => !looksSealed.includes(name))).toEqual([]);
});

test('what is sealed stands nowhere in clear: in no table, no queue, no kept answer and no file', async () => {
  const secrets = new Map<string, string>();
  const filled = new Set<string>();
  for (const column of sealed.filter(({ openElsewhere }) => !openElsewhere)) {
    for (const row of await rowsOf(column)) {
      const text = await open(column, row);
      const words = canariesIn(text);
      for (const word of words) secrets.set(word, nameOf(column));
      if (words.length === 0 && text.length > 30) secrets.set(text, nameOf(column));
      if (words.length > 0 || text.length > 30) filled.add(nameOf(column));
    }
  }
  // Each of them was filled, or nothing was proved.
  expect(sealed.filter((one) => !one.openElsewhere && !filled.has(nameOf(one))).map(nameOf)).toEqual([]);
  const all = await everything();
  expect(all.map(({ where }) => where)).toContain('idempotency_keys.body');
  const leaks = [...secrets].flatMap(([secret, column]) =>
    all.filter(({ text }) => text.includes(secret)).map(({ where }) => `${secret} of ${column} is in ${where}`),
  );
  expect(leaks).toEqual([]);
});

test('every file that was uploaded is sealed', async () => {
  const files = (await everything()).filter(({ where }) => where.startsWith('/'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(({ text }) => !text.startsWith('DWF1')).map(({ where }) => where)).toEqual([]);
});

test('a kept answer is bound to its member, operation and key, and its fingerprint cannot be guessed', async () => {
  const rows = await app.database.query<{ body: string | null; fingerprint: string }>(
    '',
    'select body, fingerprint from idempotency_keys',
  );
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ body }) => body !== null && !body.startsWith('v2.'))).toEqual([]);
  expect(new Set(rows.map(({ fingerprint }) => fingerprint)).size).toBe(rows.length);
});

test('a value that was swapped with another row’s does not open, and the rows beside it do', async () => {
  for (const column of sealed) {
    const rows = await rowsOf(column);
    const name = nameOf(column);
    expect({ name, rows: rows.length > 1 }).toEqual({ name, rows: true });
    const [one, two, ...others] = rows as [Row, Row, ...Row[]];
    await write(column, { row: one.row, sealed: two.sealed });
    await write(column, { row: two.row, sealed: one.sealed });
    const [first, second] = (await rowsOf(column)) as [Row, Row];
    for (const swapped of [first, second]) {
      await expect((async () => open(column, swapped))(), name).rejects.toThrow(SealError);
    }
    for (const other of others) expect(typeof (await open(column, other))).toBe('string');
    await write(column, one);
    await write(column, two);
    expect(typeof (await open(column, one))).toBe('string');
  }
});

test('after a new secret the job seals everything with it, and the former one can be thrown away', async () => {
  const config = {
    ...app.config,
    sessionSecret: 'a new secret of the tests, long enough',
    previousSecret: app.config.sessionSecret,
  };
  const before = new Map<string, string[]>();
  for (const column of sealed) {
    before.set(nameOf(column), await Promise.all((await rowsOf(column)).map(async (row) => open(column, row))));
  }
  await resealing(sealed).long({
    query: app.database.query,
    now: new Date(),
    services: { ...app.app.services, config },
  });
  const alone = { ...config, previousSecret: undefined };
  for (const column of sealed) {
    const rows = await rowsOf(column);
    const now = await Promise.all(rows.map(async (row) => open(column, row, alone)));
    expect(now, nameOf(column)).toEqual(before.get(nameOf(column)));
  }
  // And back again, for what follows.
  await resealing(sealed).long({
    query: app.database.query,
    now: new Date(),
    services: { ...app.app.services, config: { ...app.config, previousSecret: config.sessionSecret } },
  });
});

test('where values do not open, every read of every area still answers, and says so', async () => {
  const works = [];
  for (const read of planter.reads) {
    if ((await app.status(read.userId, read.operation, read.input).catch(() => 500)) === 200) works.push(read);
  }
  expect(works.length).toBeGreaterThan(100);
  for (const column of sealed) {
    const rows = await rowsOf(column);
    for (const [at, { row }] of rows.entries()) {
      await write(column, { row, sealed: (rows[(at + 1) % rows.length] as Row).sealed });
    }
  }
  const broken: string[] = [];
  let said = 0;
  for (const { userId, operation, input } of works) {
    try {
      const { body } = await app.call<unknown>(userId, operation, input);
      if (JSON.stringify(body)?.includes(unreadable)) said += 1;
    } catch (error) {
      broken.push(`${operation}: ${error instanceof Error ? `${error.name} ${error.message}` : 'unknown'}`);
    }
  }
  expect(broken).toEqual([]);
  expect(said).toBeGreaterThan(10);
});
