import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenAuditLink, writeAudit } from './audit.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
});
afterAll(() => app.close());

const write = (detail: Record<string, unknown>) =>
  writeAudit(app.database.db, { actorId: 1, action: 'test', subject: 'thing:1', detail }, new Date());

test('the chain is whole whatever the order and depth of the details, and shows the first row that was changed', async () => {
  await write({ severity: 'low', actionId: 3, on: { zebra: 1, ant: [{ later: 1, a: 2 }] } });
  await write({ é: 1, zz: 2, a: undefined });
  await write({});
  expect(await brokenAuditLink(app.database.db)).toBeUndefined();
  const [row] = await app.database.query<{ id: number }>('', 'select min(id)::int + 1 as id from audit_log');
  await app.database.query('', `update audit_log set detail = '{"zz": 3}' where id = $1`, [row?.id]);
  expect(await brokenAuditLink(app.database.db)).toBe(row?.id);
});
