import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Provider } from '../../contract.ts';
import { checkOf, publish } from '../testing/published.ts';

let app: TestApp;
let admin: number;
const start = new Date('2026-11-26T03:00:00.000Z');
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: start });
  admin = await app.addMember({ name: 'Admin', roles: ['member', 'admin'] });
});
afterAll(() => app.close());

/** Notices of this kind after the job has run at this moment. */
async function told(as: number, kind: string, at: string) {
  app.setNow(new Date(at));
  await app.app.jobs.runNow('providers.remind');
  await app.settle();
  const { body } = await app.call<{ kind: string; count?: number }[]>(as, 'listNotifications', {
    query: { limit: 100 },
  });
  return body.filter((one) => one.kind === kind).length;
}
const reminded = (id: number) =>
  app.database.query<{ kind: string; ends: string; days: number }>(
    '',
    `select kind, to_char(ends_on, 'YYYY-MM-DD') as ends, days_before as days from provider_reminders
     where provider_id = $1::int order by kind, days_before desc`,
    [id],
  );

test('a paper is told of 60, 30 and 7 days before its end, once each, by the clock of the provider', async () => {
  const owner = await app.addMember({ name: 'Perth' });
  app.setNow(start);
  const { id } = await publish(app, owner, admin, {
    listing: { suburb: 'Perth', state: 'WA', postcode: '6000' },
    checks: { identity: null, public_liability: '2027-03-31' },
  });
  // 30 January is 60 days before; in Perth it begins at 16:00 of the day before, universal time.
  await told(owner, 'providerPaperEnds', '2027-01-29T15:59:00.000Z');
  expect(await reminded(id)).toEqual([]);
  await told(owner, 'providerPaperEnds', '2027-01-29T16:00:00.000Z');
  expect(await reminded(id)).toEqual([{ kind: 'public_liability', ends: '2027-03-31', days: 60 }]);
  expect(await told(owner, 'providerPaperEnds', '2027-02-10T16:00:00.000Z')).toBe(1);
  await told(owner, 'providerPaperEnds', '2027-02-28T16:00:00.000Z');
  await told(owner, 'providerPaperEnds', '2027-03-23T15:59:00.000Z');
  expect((await reminded(id)).map(({ days }) => days)).toEqual([60, 30]);
  await told(owner, 'providerPaperEnds', '2027-03-23T16:00:00.000Z');
  await told(owner, 'providerPaperEnds', '2027-03-30T16:00:00.000Z');
  await told(owner, 'providerPaperEnds', '2027-04-02T16:00:00.000Z');
  expect((await reminded(id)).map(({ days }) => days)).toEqual([60, 30, 7]);
});

test('what was overdue while nothing ran is told once, and a paper that is renewed begins anew', async () => {
  const owner = await app.addMember({ name: 'Late' });
  app.setNow(start);
  const { id } = await publish(app, owner, admin, { checks: { identity: null, registration: '2026-12-01' } });
  expect(await told(owner, 'providerPaperEnds', '2026-11-27T03:00:00.000Z')).toBe(1);
  expect((await reminded(id)).map(({ days }) => days)).toEqual([7]);
  await app.call(admin, 'recordProviderCheck', { params: { id }, body: checkOf('registration', '2027-01-20') });
  await told(owner, 'providerPaperEnds', '2026-11-28T03:00:00.000Z');
  expect((await reminded(id)).map(({ ends, days }) => [ends, days])).toEqual([
    ['2027-01-20', 60],
    ['2026-12-01', 7],
  ]);
});

test('the clearance of a worker is told of; an owner who stands alone hears it, and managers with them', async () => {
  const owner = await app.addMember({ name: 'Has a worker' });
  app.setNow(start);
  const { id, staff } = await publish(app, owner, admin, { workers: [{}] });
  const check = checkOf('worker_screening', '2026-12-20', { staffId: staff[0]?.id });
  await app.call(admin, 'recordProviderCheck', { params: { id }, body: check });
  expect(await told(owner, 'providerPaperEnds', '2026-11-27T03:00:00.000Z')).toBe(1);
  expect(await reminded(id)).toEqual([{ kind: 'worker_screening', ends: '2026-12-20', days: 30 }]);
});

test('a vacancy that ends soon is told of once, and again only after it was renewed', async () => {
  const owner = await app.addMember({ name: 'Has room' });
  app.setNow(start);
  const { id } = await publish(app, owner, admin);
  const body = { words: 'Mornings', startsOn: '2026-11-26', endsOn: '2026-12-20' };
  const { vacancies } = (await app.call<Provider>(owner, 'announceVacancy', { params: { id }, body })).body;
  const kind = 'providerVacancyEnds';
  expect(await told(owner, kind, '2026-12-15T12:00:00.000Z')).toBe(0);
  // In Melbourne it is the 16th at 13:00 of the 15th, universal time.
  expect(await told(owner, kind, '2026-12-15T13:00:00.000Z')).toBe(1);
  const events = async () =>
    (
      await app.database.query<{ count: number }>(
        '',
        `select count(*)::int as count from provider_vacancies where provider_id = $1::int and is_warned`,
        [id],
      )
    )[0]?.count;
  expect(await events()).toBe(1);
  await app.call(owner, 'renewVacancy', { params: { id, vacancyId: vacancies[0]?.id ?? 0 } });
  expect(await events()).toBe(0);
});
