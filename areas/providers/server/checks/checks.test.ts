import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import type { Provider, ProviderDuty, ProviderFile } from '../../contract.ts';
import { listing, worker } from '../example-listing.ts';
import { checkOf, publish, wholeChecks } from '../testing/published.ts';

let app: TestApp;
let admin: number;
let member: number;
const now = new Date('2026-11-26T03:00:00.000Z');
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now });
  admin = await app.addMember({ name: 'Marguerite Lo', roles: ['member', 'admin'] });
  member = await app.addMember({ name: 'Member' });
});
afterAll(() => app.close());

const owner = () => app.addMember({ name: 'Owner' });
const get = async (id: number) => (await app.call<Provider>(0, 'getProvider', { params: { id } })).body;
const file = async (id: number) => (await app.call<ProviderFile>(admin, 'getProviderFile', { params: { id } })).body;
const record = (id: number, body: object) =>
  app.call<ProviderFile>(admin, 'recordProviderCheck', { params: { id }, body });
const decide = async (id: number, operation: string, reason = 'All was seen.') => {
  const { version } = (await file(id)).provider;
  return app.status(admin, operation, { params: { id }, body: { version, reason } });
};
const refused = async (id: number, body: object) => {
  const error = await record(id, body).catch((thrown: unknown) => thrown);
  const { errors = [] } = error instanceof ProblemError ? error.problem : {};
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};
const audited = async (id: number) =>
  app.database.query<{ actor: number; action: string; reason: string | null }>(
    '',
    `select actor_id as actor, action, detail ->> 'reason' as reason from audit_log where subject = $1 order by id`,
    [`provider ${id}`],
  );

describe('evidence', () => {
  test('a badge comes from evidence with its date and checker, and is in the audit log', async () => {
    const { id } = (await app.call<Provider>(await owner(), 'createProvider', { body: listing() })).body;
    expect((await file(id)).provider).toMatchObject({ isVerified: false, complianceScore: null, evidence: [] });
    await record(
      id,
      checkOf('identity', null, { source: 'The Australian Business Register', note: 'Name is the same.' }),
    );
    const { provider, checks } = await file(id);
    expect(provider.isVerified).toBe(true);
    expect(provider.evidence).toEqual([
      {
        kind: 'identity',
        result: 'confirmed',
        seenOn: '2026-01-05',
        checkedBy: 'Marguerite Lo',
        source: 'The Australian Business Register',
        expiry: null,
        isCurrent: true,
      },
    ]);
    expect(checks).toMatchObject([{ kind: 'identity', note: 'Name is the same.', by: { id: admin } }]);
    expect(await audited(id)).toEqual([{ actor: admin, action: 'provider checked', reason: null }]);
    await record(id, checkOf('identity', null, { result: 'refused' }));
    expect((await file(id)).provider.isVerified).toBe(false);
  });

  test('the notes of administrators are no one else’s to read', async () => {
    const { id } = await publish(app, await owner(), admin);
    await record(id, checkOf('audit', '2027-01-01', { note: 'zyxprivate' }));
    expect(JSON.stringify(await get(id))).not.toContain('zyxprivate');
  });

  test('what cannot be is named at its field', async () => {
    const { id } = await publish(app, await owner(), admin);
    expect(await refused(id, checkOf('registration', null))).toEqual({ expiry: 'Say until when it holds.' });
    expect(await refused(id, checkOf('registration', '2025-12-31'))).toEqual({
      expiry: 'It can’t end before it was seen.',
    });
    expect(await refused(id, checkOf('identity', null, { seenOn: '2026-11-27' }))).toEqual({
      seenOn: 'Choose today or a day before.',
    });
    expect(await refused(id, checkOf('public_liability', '2027-01-01', { insurer: '', amount: null }))).toEqual({
      insurer: 'Name the insurer and the cover.',
    });
    expect(await refused(id, checkOf('worker_screening', '2027-01-01'))).toEqual({ staffId: 'Choose the worker.' });
    expect(await refused(id, checkOf('audit', '2027-01-01', { staffId: 1 }))).toEqual({
      staffId: 'Only screening is of one worker.',
    });
  });

  test('a policy or registration that could not be confirmed is no longer in the listing', async () => {
    const { id } = await publish(app, await owner(), admin, { checks: wholeChecks, approve: true });
    const facts = async () => {
      const one = await get(id);
      return [one.publicLiabilityInsurer, one.publicLiabilityAmount?.minor, one.professionalIndemnityExpiry];
    };
    expect(await facts()).toEqual(['Wattle Mutual', 2_000_000_000, '2029-08-31']);
    const refuse = (kind: string) => record(id, checkOf(kind, null, { result: 'refused' }));
    await refuse('public_liability');
    expect(await facts()).toEqual(['', undefined, '2029-08-31']);
    await refuse('professional_indemnity');
    await refuse('registration');
    expect(await get(id)).toMatchObject({
      professionalIndemnityInsurer: '',
      professionalIndemnityExpiry: null,
      registrationExpiry: null,
      registrationStatus: 'pending',
    });
  });

  test('a worker of another provider is not one of this one', async () => {
    const first = await publish(app, await owner(), admin, { workers: [{}] });
    const second = await publish(app, await owner(), admin, { workers: [{}] });
    const staffId = second.staff[0]?.id;
    expect(await refused(first.id, checkOf('worker_screening', '2027-01-01', { staffId }))).toEqual({
      staffId: 'Choose a worker of this provider.',
    });
  });

  test('screening counts once every listed worker has a clearance that holds', async () => {
    const whose = await owner();
    const { id, staff } = await publish(app, whose, admin, { workers: [{}, { firstName: 'Marco' }] });
    const part = async () => (await get(id)).compliance?.parts.find((one) => one.part === 'worker_screening');
    await record(id, checkOf('worker_screening', '2027-06-30', { staffId: staff[0]?.id }));
    expect(await part()).toEqual({
      part: 'worker_screening',
      points: 0,
      of: 20,
      state: 'notChecked',
      workers: { current: 1, listed: 2 },
    });
    await record(id, checkOf('worker_screening', '2027-01-19', { staffId: staff[1]?.id }));
    expect(await part()).toMatchObject({ points: 20, state: 'current', workers: { current: 2, listed: 2 } });
    expect((await get(id)).staff[1]?.screening).toEqual({
      state: 'current',
      numberEnding: '…421',
      checkedOn: '2026-01-05',
      expiry: '2027-01-19',
    });
    // The first to run out ends it, and so does a worker who is added without a clearance.
    app.setNow(new Date('2027-01-19T13:00:00.000Z'));
    expect(await part()).toMatchObject({ points: 0, state: 'expired', workers: { current: 1, listed: 2 } });
    app.setNow(now);
    await app.call(whose, 'addProviderStaff', { params: { id }, body: worker({ firstName: 'Sam' }) });
    expect(await part()).toMatchObject({ points: 0, workers: { current: 2, listed: 3 } });
  });
});

describe('PROVIDER-33: who changes the status', () => {
  test('no one but an administrator, each change with its reason in the audit log', async () => {
    const { id, version } = await publish(app, await owner(), admin, { checks: wholeChecks });
    for (const operation of ['approveProvider', 'suspendProvider', 'liftProviderSuspension', 'publishProvider']) {
      expect(await app.status(member, operation, { params: { id }, body: { version, reason: 'Mine.' } })).toBe(403);
    }
    expect((await get(id)).registrationStatus).toBe('pending');
    const registration = async () => (await get(id)).compliance?.parts.find(({ part }) => part === 'registration');
    expect(await registration()).toMatchObject({ points: 0, state: 'current' });
    expect(await decide(id, 'suspendProvider')).toBe(409);
    expect(await decide(id, 'approveProvider', 'On the register.')).toBe(200);
    expect((await get(id)).registrationStatus).toBe('active');
    expect(await decide(id, 'suspendProvider', 'Insurance has run out.')).toBe(200);
    const suspended = await get(id);
    expect([suspended.registrationStatus, suspended.whyNotBooked]).toEqual([
      'suspended',
      'This provider is suspended and can’t be booked.',
    ]);
    expect(suspended.isVerified).toBe(false);
    expect(await registration()).toMatchObject({ points: 0, state: 'current' });
    expect(JSON.stringify(suspended)).not.toContain('Insurance has run out.');
    expect(await file(id)).toMatchObject({ suspendedFor: 'Insurance has run out.', suspendedAt: now.toISOString() });
    expect(await decide(id, 'liftProviderSuspension', 'New certificate.')).toBe(200);
    expect((await get(id)).registrationStatus).toBe('active');
    expect((await get(id)).whyNotBooked).toBe('');
    expect((await audited(id)).map(({ actor, action, reason }) => [actor, action, reason]).slice(-4)).toEqual([
      [admin, 'provider published', 'All was seen.'],
      [admin, 'provider approved', 'On the register.'],
      [admin, 'provider suspended', 'Insurance has run out.'],
      [admin, 'provider suspension lifted', 'New certificate.'],
    ]);
  });

  test('a pending one is not approved, and nothing is published, without evidence that holds', async () => {
    const { id } = (await app.call<Provider>(await owner(), 'createProvider', { body: listing() })).body;
    expect(await decide(id, 'publishProvider')).toBe(409);
    expect(await decide(id, 'approveProvider')).toBe(409);
    await record(id, checkOf('registration', '2026-11-25'));
    expect(await decide(id, 'approveProvider')).toBe(409);
    await record(id, checkOf('registration', '2026-11-26'));
    expect(await decide(id, 'approveProvider')).toBe(200);
    expect(await decide(id, 'approveProvider')).toBe(409);
  });

  test('a decision on what has changed meanwhile is refused, and a missing provider is not there', async () => {
    const { id } = await publish(app, await owner(), admin, { checks: wholeChecks });
    const body = { version: 1, reason: 'Late.' };
    expect(await app.status(admin, 'approveProvider', { params: { id }, body })).toBe(409);
    expect(await app.status(admin, 'approveProvider', { params: { id: 999_999 }, body })).toBe(404);
    expect(await app.status(admin, 'getProviderFile', { params: { id: 999_999 } })).toBe(404);
  });

  test('a suspended listing can’t be deleted by its owner, nor given another number', async () => {
    const whose = await owner();
    const { id } = await publish(app, whose, admin, { checks: wholeChecks, approve: true });
    await decide(id, 'suspendProvider');
    const { version } = (await file(id)).provider;
    expect(await app.status(whose, 'deleteProvider', { params: { id } })).toBe(409);
    const body = { ...listing({ ndisProviderNumber: '4050 111 111' }), version };
    expect(await app.status(whose, 'editProvider', { params: { id }, body })).toBe(409);
  });
});

test('checks that are due come first: what was never seen, then what ends first', async () => {
  const search = 'Due by';
  const make = async (name: string, ends: string) =>
    publish(app, await owner(), admin, {
      listing: { businessName: `${search} ${name}` },
      checks: Object.fromEntries(Object.keys(wholeChecks).map((kind) => [kind, ends])),
      approve: true,
      workers: [],
    });
  await make('soon', '2026-12-20');
  await make('later', '2027-06-30');
  const never = await publish(app, await owner(), admin, {
    listing: { businessName: `${search} never` },
    workers: [{}],
  });
  const duties = async (query: object) =>
    (await app.call<ProviderDuty[]>(admin, 'listProviderDuties', { query: { q: search, ...query } })).body;
  const due = await duties({ show: 'due' });
  expect(due.map(({ businessName }) => businessName)).toEqual([`${search} never`, `${search} soon`]);
  expect(due[0]?.due.map(({ kind, state, count }) => [kind, state, count])).toEqual([
    ['registration', 'never', 1],
    ['audit', 'never', 1],
    ['public_liability', 'never', 1],
    ['professional_indemnity', 'never', 1],
    ['worker_screening', 'never', 1],
  ]);
  expect(new Set(due[1]?.due.map(({ state, expiry }) => `${state} ${expiry}`))).toEqual(new Set(['soon 2026-12-20']));
  expect((await duties({ show: 'all' })).map(({ id }) => id)).toHaveLength(3);
  expect(await duties({ show: 'waiting' })).toEqual([]);
  const byNumber = async (q: string) => (await duties({ show: 'all', q, limit: 100 })).map(({ id }) => id);
  expect(await byNumber(never.abn)).toContain(never.id);
  expect(await byNumber(never.abn.replaceAll(' ', ''))).toContain(never.id);
  expect(await byNumber('51 824 753 556')).toEqual([]);
  expect(await duties({ show: 'suspended' })).toEqual([]);
  expect(await app.status(member, 'listProviderDuties', {})).toBe(403);
  expect(never.isActive).toBe(true);
});
