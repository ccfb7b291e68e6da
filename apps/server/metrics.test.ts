import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { serveMetrics } from '#platform/server/metrics-server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, env: { METRICS_ADDRESS: '127.0.0.1:0' } });
});
afterAll(() => app.close());

const text = async () => {
  const { metrics } = app.app;
  if (!metrics) throw new Error('There are no metrics.');
  return metrics.text();
};
/** The value of a series, as it is written with its labels. */
const value = async (series: string) => {
  const line = (await text()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
};

test('without an address for them there are none', async () => {
  const without = await startTestApp({ areas: [] });
  expect(without.app.metrics).toBeUndefined();
  await without.close();
});

test('answers are counted by operation, and no address that was asked for is in the figures', async () => {
  const series = 'doorways_requests_total{operation="getSession",status="2xx"}';
  expect(await value(series)).toBeUndefined();
  for (const url of ['/api/session', '/api/session', '/api/no-such-place', '/api/users/4711']) {
    await app.app.http.inject({ url, headers: { host: 'localhost:3000' } });
  }
  expect(await value(series)).toBe(2);
  expect(await value('doorways_requests_total{operation="page or file",status="4xx"}')).toBe(1);
  expect(await value('doorways_request_seconds_count{lane="ordinary"}')).toBeGreaterThanOrEqual(1);
  expect(await text()).not.toMatch(/no-such-place|4711/);
});

test('the oldest case that waits for a decision, follow-ups that are due and what is parked', async () => {
  expect(await value('doorways_moderation_oldest_seconds')).toBe(0);
  expect(await value('doorways_outbox_oldest_due_seconds')).toBe(0);
  await app.database.query(
    '',
    `insert into moderation_cases (content_type, content_id, priority, first_reported_at)
     values ('post', 1, 'low', now() - interval '3 hours'), ('post', 2, 'low', now() - interval '2 hours')`,
  );
  await app.database.query(
    '',
    `with event as (insert into outbox (name, payload) values ('memberFollowed', '{}') returning id)
     insert into outbox_work (event_id, reaction, due_at, parked_at)
     select id, 'one', now() - interval '100 seconds', null from event union all
     select id, 'two', null, now() from event union all select id, 'three', null, now() from event`,
  );
  const waits = (await value('doorways_moderation_oldest_seconds')) ?? 0;
  expect(Math.abs(waits - 3 * 3600)).toBeLessThan(60);
  expect(Math.abs(((await value('doorways_outbox_oldest_due_seconds')) ?? 0) - 100)).toBeLessThan(60);
  expect(await value('doorways_outbox_waiting')).toBe(1);
  expect(await value('doorways_outbox_parked')).toBe(2);
  await app.database.query('', `update moderation_cases set status = 'resolved'`);
  await app.database.query('', 'delete from outbox');
  expect(await value('doorways_moderation_oldest_seconds')).toBe(0);
});

test('an audit log that was changed is a figure as soon as the check has seen it', async () => {
  const check = async () => {
    await app.app.jobs.runNow('platform.check-audit');
    return value('doorways_audit_broken');
  };
  await app.app.services.audit({ actorId: 0, action: 'tested', subject: 'figures' });
  expect(await check()).toBe(0);
  await app.database.query('', `update audit_log set action = 'tasted' where action = 'tested'`);
  expect(await check()).toBe(1);
  await app.database.query('', `update audit_log set action = 'tested' where action = 'tasted'`);
  expect(await check()).toBe(0);
});

test('how near a table is to the end of its numbers', async () => {
  expect(await value('doorways_ids_used_ratio')).toBeLessThan(0.01);
  await app.database.query('', 'create sequence nearly_full as integer start 1610612736');
  await app.database.query('', `select nextval('nearly_full')`);
  expect(await value('doorways_ids_used_ratio')).toBeCloseTo(0.75, 5);
  await app.database.query('', 'drop sequence nearly_full');
});

test('every alert stands in the operator’s page', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
  const page = read('docs/operations.md');
  const alerts = read('deploy/prometheus/doorways.rules.yml').match(/(?<=alert: )\w+/g) ?? [];
  expect(alerts.length).toBeGreaterThan(10);
  for (const alert of alerts) expect(page, alert).toMatch(new RegExp(`^\\| .*\\b${alert}\\b.* \\|`, 'm'));
});

test('a job says how it ended', async () => {
  await app.app.jobs.runNow('platform.forget');
  expect(await value('doorways_job_runs_total{job="platform.forget",ended="done"}')).toBe(1);
});

test('what can’t be read is missing, and the rest is there', async () => {
  await app.database.query('', 'alter table moderation_cases rename to moderation_cases_away');
  expect(await value('doorways_moderation_oldest_seconds')).toBeUndefined();
  expect(await value('doorways_outbox_parked')).toBe(0);
  await app.database.query('', 'alter table moderation_cases_away rename to moderation_cases');
  expect(await value('doorways_moderation_oldest_seconds')).toBe(0);
});

test('they are read at an address of their own, with the token alone', async () => {
  const { metrics, services } = app.app;
  if (!metrics) throw new Error('There are no metrics.');
  const token = 'a token of the tests, without spaces'.replaceAll(' ', '-');
  const server = await serveMetrics({ host: '127.0.0.1', port: 0, token }, metrics, services.log);
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
  const authorization = `Bearer ${token}`;
  expect((await ask('/metrics')).status).toBe(401);
  expect((await ask('/metrics', { authorization: `${authorization}-` })).status).toBe(401);
  expect((await ask('/', { authorization })).status).toBe(404);
  const answer = await ask('/metrics', { authorization });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.type]);
  expect(await answer.text()).toContain('# TYPE doorways_requests_total counter');
  await server.close();
  const outside = await app.app.http.inject({ url: '/metrics', headers: { host: 'localhost:3000', authorization } });
  expect(outside.body).not.toContain('doorways_requests_total');
});

test('every figure that an alert asks for is among them', async () => {
  const rules = readFileSync(join(import.meta.dirname, '../../deploy/prometheus/doorways.rules.yml'), 'utf8');
  const asked = new Set(rules.match(/\bdoorways_[a-z_]+/g));
  const known = new Set((await text()).match(/(?<=^# TYPE )doorways_[a-z_]+/gm));
  expect(asked.size).toBeGreaterThan(5);
  // The backup writes its own (tools/backup.ts).
  const own = [...asked].filter((name) => !name.startsWith('doorways_backup_'));
  for (const name of own) expect(known, name).toContain(name.replace(/_(bucket|count|sum)$/, ''));
});
