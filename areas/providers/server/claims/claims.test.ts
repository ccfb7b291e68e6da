import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { guessRates } from '#platform/server/limits.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { picture } from '#platform/server/testing/canaries.ts';
import type { ClaimToDecide, Provider, ProviderClaim } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { publish } from '../testing/published.ts';

const start = new Date('2026-11-26T03:00:00.000Z');
let app: TestApp;
let admin: number;
let second: number;
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: start });
  admin = await app.addMember({ name: 'Admin', roles: ['member', 'admin'] });
  second = await app.addMember({ name: 'Second', roles: ['member', 'admin'] });
});
afterAll(() => app.close());

const domain = 'kelp.example';
/** A published listing without an owner. */
async function unowned(more: object = {}): Promise<number> {
  const body = { website: `https://www.${domain}`, email: 'kelp.care@gmail.com', ...more };
  const { id } = await publish(app, await app.addMember(), admin, { listing: body });
  await app.database.query('', 'update providers set listed_by = null where id = $1::int', [id]);
  return id;
}
const claimOf = async (as: number, id: number) =>
  (await app.call<ProviderClaim>(as, 'getProviderClaim', { params: { id } })).body;
const send = async (as: number, id: number, email = `office@${domain}`) =>
  (await app.call<{ ticket: string }>(as, 'sendProviderClaimCode', { params: { id }, body: { email } })).body.ticket;
async function lastCode(email = `office@${domain}`): Promise<string> {
  await app.settle();
  const rows = await app.database.query<{ text: string }>(
    '',
    'select text from outbox_mails where "to" = $1 order by id desc limit 1',
    [email],
  );
  return (
    /\b(\d{3}) (\d{3})\b/
      .exec(rows[0]?.text ?? '')
      ?.slice(1)
      .join('') ?? ''
  );
}
const byCode = (as: number, id: number, ticket: string, code: string) =>
  app.call<ProviderClaim>(as, 'claimProviderByCode', { params: { id }, body: { ticket, code } });
const ask = (as: number, id: number, words = 'I am its office manager.') =>
  app.call<ProviderClaim>(as, 'askProviderClaim', { params: { id }, body: { words } });
const said = async (attempt: Promise<unknown>) => {
  const error = await attempt.catch((thrown: unknown) => thrown);
  if (!(error instanceof ProblemError)) return 'done';
  const { status, detail, errors } = error.problem;
  return [status, errors?.map(({ field, message }) => `${field}: ${message}`).join() ?? detail];
};
const notices = async (as: number) => {
  await app.settle();
  return (await app.call<{ kind: string }[]>(as, 'listNotifications')).body.map(({ kind }) => kind);
};
const waitingFor = async (id: number) =>
  (await app.call<ClaimToDecide[]>(admin, 'listProviderClaims', { query: { limit: 100 } })).body.filter(
    ({ providerId }) => providerId === id,
  );
const decide = (as: number, id: number, version: number, isAccepted: boolean, reason = 'The letter is from them.') =>
  app.call(as, 'decideProviderClaim', { params: { id }, body: { version, isAccepted, reason } });
const files = async () =>
  (await app.database.query<{ key: string }>('', 'select file_key as key from provider_claim_files')).map(
    ({ key }) => key,
  );

test('a code to an address at the domain of the business makes the member its owner, in the audit log', async () => {
  const id = await unowned();
  const member = await app.addMember();
  expect(await claimOf(member, id)).toMatchObject({ isOwned: false, mine: false, domains: [domain], claim: null });
  const guest = (await app.call<Provider>(0, 'getProvider', { params: { id } })).body;
  expect(guest).toMatchObject({ isUnclaimed: true, myRole: null });
  const ticket = await send(member, id);
  const { body } = await byCode(member, id, ticket, await lastCode());
  expect(body).toMatchObject({ isOwned: true, mine: true });
  const { body: mine } = await app.call<Provider>(member, 'getProvider', { params: { id } });
  expect(mine).toMatchObject({ isUnclaimed: false, myRole: 'owner' });
  const [entry] = await app.database.query(
    '',
    `select actor_id as "actorId", action from audit_log where subject = $1 order by id desc limit 1`,
    [`provider ${id}`],
  );
  expect(entry).toEqual({ actorId: member, action: 'provider claimed' });
});

test('an address elsewhere, at a free mail domain or at a shared site is refused at its field', async () => {
  const id = await unowned();
  const member = await app.addMember();
  const wrong = [400, `email: Enter an address that ends with @${domain}.`];
  expect(await said(send(member, id, 'kelp.care@gmail.com'))).toEqual(wrong);
  expect(await said(send(member, id, `office@not${domain}`))).toEqual(wrong);
  expect(await said(send(member, id, `office@${domain}.example.org`))).toEqual(wrong);
  const shared = await unowned({ website: 'https://www.facebook.com/kelp-care' });
  expect((await claimOf(member, shared)).domains).toEqual([]);
  expect(await said(send(member, shared, 'me@facebook.com'))).toEqual([
    409,
    'This listing has no domain of its own. Claim it with evidence.',
  ]);
});

test('a code bears five wrong tries and 15 minutes, and counts for one member and one listing', async () => {
  const [id, other] = [await unowned(), await unowned()];
  const [member, thief] = [await app.addMember(), await app.addMember()];
  const ticket = await send(member, id);
  const code = await lastCode();
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await said(byCode(thief, id, ticket, code))).toEqual([410, 'This code no longer works. Ask for a new one.']);
  for (let nth = 0; nth < 5; nth += 1) {
    expect(await said(byCode(member, id, ticket, wrong))).toEqual([
      400,
      'code: That code isn’t right. Check the newest email.',
    ]);
  }
  const gone = [410, 'This code no longer works. Ask for a new one.'];
  expect(await said(byCode(member, id, ticket, code))).toEqual(gone);
  const late = await send(member, id);
  const lateCode = await lastCode();
  app.setNow(new Date(start.getTime() + 15 * 60_000 + 1000));
  expect(await said(byCode(member, id, late, lateCode))).toEqual(gone);
  const forOther = await send(member, other);
  expect(await said(byCode(member, id, forOther, await lastCode()))).toEqual([410, 'This code is for something else.']);
  expect(await claimOf(member, id)).toMatchObject({ isOwned: false });
  app.setNow(start);
  const [row] = await app.database.query<{ hash: string }>(
    '',
    `select code_hash as hash from account_requests where kind = 'address' order by id desc limit 1`,
  );
  expect(row?.hash).toMatch(/^[\w-]{43}$/);
  expect(guessRates['guess-code'].points).toBe(20);
});

test('codes are sent five times a day for one listing, whoever asks', async () => {
  const id = await unowned();
  for (let nth = 0; nth < limits.claimCodes; nth += 1) await send(await app.addMember(), id);
  expect(await said(send(await app.addMember(), id))).toEqual([
    409,
    'Too many codes were sent today. Try again tomorrow, or claim it with evidence.',
  ]);
});

test('a listing that has an owner can’t be claimed in any way', async () => {
  const owner = await app.addMember();
  const { id } = await publish(app, owner, admin, { listing: { website: `https://${domain}` } });
  const member = await app.addMember();
  const owned = [409, 'Someone owns this listing already, so it can’t be claimed.'];
  expect(await claimOf(member, id)).toMatchObject({ isOwned: true, mine: false });
  expect(await said(send(member, id))).toEqual(owned);
  expect(await said(byCode(member, id, 'none', '123456'))).toEqual(owned);
  expect(await said(ask(member, id))).toEqual(owned);
});

test('of members who claim at once, one owns the listing and the others are told why not', async () => {
  const id = await unowned();
  const members = await Promise.all([1, 2, 3, 4].map(() => app.addMember()));
  const codes: [number, string, string][] = [];
  for (const member of members) {
    const ticket = await send(member, id, `number.${member}@${domain}`);
    codes.push([member, ticket, await lastCode(`number.${member}@${domain}`)]);
  }
  const outcomes = await Promise.all(codes.map(([member, ticket, code]) => said(byCode(member, id, ticket, code))));
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
  for (const one of outcomes.filter((each) => each !== 'done')) {
    expect(one).toEqual([409, 'Someone owns this listing already, so it can’t be claimed.']);
  }
});

test('evidence: up to three pictures, an administrator decides with a reason, and the pictures are gone', async () => {
  const id = await unowned();
  const [member, rival] = [await app.addMember({ name: 'Mia' }), await app.addMember()];
  await ask(member, id);
  await ask(rival, id);
  expect(await said(ask(member, id))).toEqual([
    409,
    'You have claimed this listing already. An administrator will decide.',
  ]);
  const upload = await picture('#336699');
  for (let nth = 0; nth < limits.claimFiles; nth += 1) {
    await app.call(member, 'addProviderClaimFile', { params: { id }, upload });
  }
  expect(await said(app.call(member, 'addProviderClaimFile', { params: { id }, upload }))).toEqual([
    409,
    'A claim has at most 3 pictures.',
  ]);
  const [fileId = 0, last = 0] = (await claimOf(member, id)).claim?.files ?? [];
  await app.call(member, 'removeProviderClaimFile', { params: { id, fileId: last } });
  const read = (as: number) => app.status(as, 'readProviderClaimFile', { params: { id: fileId } });
  expect([await read(member), await read(admin), await read(rival), await read(0)]).toEqual([200, 200, 404, 401]);
  const [mine, theirs] = await waitingFor(id);
  expect(mine).toMatchObject({ by: { id: member, displayName: 'Mia' }, words: 'I am its office manager.' });
  expect(mine?.files).toHaveLength(2);
  const claimId = mine?.id ?? 0;
  const keys = await files();
  // The pictures have changed it since it was sent.
  expect(await said(decide(admin, claimId, 1, true))).toEqual([
    409,
    'This claim has changed since you opened it. Have another look.',
  ]);
  expect(await app.status(member, 'decideProviderClaim', { params: { id: claimId }, body: {} })).toBe(403);
  await decide(admin, claimId, mine?.version ?? 0, true);
  expect(await claimOf(member, id)).toMatchObject({
    mine: true,
    claim: { state: 'accepted', reason: 'The letter is from them.', files: [] },
  });
  expect(await claimOf(rival, id)).toMatchObject({
    isOwned: true,
    claim: { state: 'declined', reason: 'Someone else showed that it’s theirs.' },
  });
  expect(await said(decide(admin, theirs?.id ?? 0, 2, true))).toEqual([
    409,
    'This claim has changed since you opened it. Have another look.',
  ]);
  expect(await notices(member)).toEqual(['providerClaimDecided']);
  expect(await notices(rival)).toEqual(['providerClaimDecided']);
  expect(keys).toHaveLength(2);
  expect(await files()).toEqual([]);
  for (const key of keys) expect(await app.app.services.files.open(key)).toBe(undefined);
  expect(await read(member)).toBe(404);
  const entries = await app.database.query<{ action: string; detail: { reason?: string } }>(
    '',
    `select action, detail from audit_log where subject = $1 and action like 'provider claim%'`,
    [`provider ${id}`],
  );
  expect(entries.map(({ action, detail }) => [action, detail.reason])).toEqual([
    ['provider claim accepted', 'The letter is from them.'],
  ]);
});

test('administrators are told of a claim that waits, but not of their own, and no longer once it is decided', async () => {
  const id = await unowned();
  const waiting = async (as: number) => (await notices(as)).filter((kind) => kind === 'providerClaimWaits').length;
  const [mine, others] = [await waiting(second), await waiting(admin)];
  await ask(second, id);
  expect([await waiting(second), await waiting(admin)]).toEqual([mine, others + 1]);
  await app.call(second, 'withdrawProviderClaim', { params: { id } });
  expect(await waiting(admin)).toBe(others);
});

test('a declined claim says why and can be made again; a withdrawn one is decided by no one', async () => {
  const id = await unowned();
  const member = await app.addMember();
  await ask(member, id);
  const [first] = await waitingFor(id);
  await decide(admin, first?.id ?? 0, first?.version ?? 0, false, 'The name on the letter is another one.');
  expect((await claimOf(member, id)).claim).toMatchObject({
    state: 'declined',
    reason: 'The name on the letter is another one.',
  });
  await ask(member, id, 'Here is the right letter.');
  const [again] = await waitingFor(id);
  await app.call(member, 'withdrawProviderClaim', { params: { id } });
  expect(await said(decide(admin, again?.id ?? 0, again?.version ?? 0, true))).toEqual([
    409,
    'This claim has changed since you opened it. Have another look.',
  ]);
  expect(await said(app.call(member, 'withdrawProviderClaim', { params: { id } }))).toEqual([
    409,
    'You have no claim here that waits for a decision.',
  ]);
});

test('no administrator decides about their own claim, and a member claims five listings in 30 days', async () => {
  const id = await unowned();
  await ask(second, id);
  const [claim] = await waitingFor(id);
  expect(await said(decide(second, claim?.id ?? 0, claim?.version ?? 0, true))).toEqual([
    403,
    'Another administrator decides about your own claim.',
  ]);
  const eager = await app.addMember();
  for (let nth = 0; nth < limits.claims; nth += 1) await ask(eager, await unowned());
  expect(await said(ask(eager, await unowned()))).toEqual([
    409,
    'You have made 5 claims in 30 days, which is the most.',
  ]);
});
