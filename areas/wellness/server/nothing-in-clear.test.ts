import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { join } from '#platform/server/testing/browser.ts';
import { everyRow, holds } from '#platform/server/testing/stored.ts';
import type { WellnessEntry } from '../contract/entries.ts';
import { defaultSettings } from '../pure/settings.ts';
import { makeDevice, type Passphrases } from './testing/device.ts';

let app: TestApp;
const log: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, onLogLine: (line) => void log.push(line) });
});
afterAll(() => app.close());

const files = () =>
  readdirSync(app.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'latin1'))
    .join('\n');

const planted: string[] = [];
const word = () => {
  planted.push(`zyxdiary${planted.length + 1}q`);
  return planted.at(-1) as string;
};
/** Nine words in one entry: in each of its texts. */
const said = () => ({
  moodRating: 3,
  energyLevel: 2,
  painLevel: 7,
  symptoms: [word(), word()],
  medications: [word(), word()],
  notes: `Today ${word()} and ${word()}.`,
  factors: [word(), word()],
  sleepHours: 6.25,
  scales: [{ name: word(), value: 4 }],
});

test('of 50 words in entries, open and sealed, none is in the database, a file, a mail or the log', async () => {
  const { browser, id } = await join(app);
  const passphrases: Passphrases = new Map();
  const device = makeDevice(app, id, passphrases);
  // Over HTTP, where the log writes of each call; right, wrong, changed, deleted and restored.
  const entry = said();
  const saved = await browser.post<WellnessEntry>('/api/wellness-entries', entry);
  expect(saved.status).toBe(201);
  expect((await browser.post('/api/wellness-entries', { ...said(), moodRating: 11 })).status).toBe(400);
  expect((await browser.post('/api/wellness-entries', { ...said(), surprise: word() })).status).toBeLessThan(500);
  const address = `/api/wellness-entries/${saved.body.id}`;
  expect((await browser.put(address, { ...said(), version: 1 })).status).toBe(200);
  expect((await browser.put(address, { ...said(), version: 1 })).status).toBe(409);
  expect((await browser.delete(address)).status).toBe(204);
  expect((await browser.post(`${address}/restore`)).status).toBe(200);
  const settings = { ...defaultSettings, factors: [word()], questions: [word()], version: 0 };
  expect((await browser.put('/api/wellness-settings', settings)).status).toBe(200);
  // With an idempotency key, which keeps the answer of other writes for a day.
  await app.app.invoke({
    operation: 'createWellnessEntry',
    principal: await app.principal(id),
    body: said(),
    idempotencyKey: 'a-key-of-the-test',
    request: { ip: '127.0.0.1', agent: 'test' },
  });
  // Damaged: that it doesn’t open is logged, and nothing of what it said.
  const where = `where id = ${saved.body.id}`;
  const damage = `update wellness_records set sealed_content = left(sealed_content, -4) || 'AAAA' ${where}`;
  const [whole] = await app.database.query<{ text: string }>(
    '',
    `select sealed_content as text from wellness_records ${where}`,
  );
  await app.database.query('', damage);
  const listed = await browser.get<WellnessEntry[]>('/api/wellness-entries');
  expect(listed.body.find((one) => one.id === saved.body.id)).toMatchObject({ isDamaged: true });
  await app.database.query('', `update wellness_records set sealed_content = $1 ${where}`, [whole?.text]);

  await device.start('sealed');
  for (let moved = await device.prepare(2); moved.records.length > 0; moved = await device.prepare(2))
    await device.send(moved);
  await device.finish();
  await device.add('device-entry-sealed', said());
  expect((await device.list()).every(({ sealed, notes }) => sealed && notes === undefined)).toBe(true);

  await app.settle();
  expect(planted.length).toBeGreaterThanOrEqual(50);
  const [rows, stored] = [await everyRow(app), files()];
  expect(rows).toContain('wellness_records');
  expect(log.length).toBeGreaterThan(8);
  expect(log.join('')).toContain('/api/wellness-entries');
  const found = planted.flatMap((one) =>
    [
      ['the database', rows],
      ['a file', stored],
      ['the log', log.join('')],
    ].flatMap(([where, text]) => (holds(text ?? '', one) ? [`${one} is in ${where}`] : [])),
  );
  expect(found).toEqual([]);
  // The looking finds what is there in clear.
  expect(rows).toContain('device-entry-sealed');
});
