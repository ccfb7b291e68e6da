import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverAreas } from '#areas/server.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/app.ts';
import { holds } from '#platform/server/testing/stored.ts';
import type { ListingTeam, ProviderAgreement, ProviderAsk, ReceivedAsk } from '../../contract.ts';
import { agreed } from '../example-listing.ts';
import { decide, publish, wholeChecks } from '../testing/published.ts';

let app: TestApp;
let admin: number;
const owners: number[] = [];
const providers: number[] = [];
beforeAll(async () => {
  app = await startTestApp({ areas: serverAreas, now: new Date('2026-11-26T03:00:00.000Z') });
  admin = await app.addMember({ name: 'Admin', roles: ['member', 'admin'] });
  for (const name of ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fig']) {
    const owner = await app.addMember({ name: `Owner of ${name}` });
    owners.push(owner);
    providers.push((await publish(app, owner, admin, { listing: { businessName: name, tradingName: '' } })).id);
  }
}, 120_000);
afterAll(() => app.close());

const need = {
  what: 'Help with showering',
  where: 'Footscray',
  when: 'Mornings',
  howOften: 'Twice a week',
  planManagement: 'plan' as const,
  access: 'I use a hoist.',
};
const idOf = (at: number) => providers[at] ?? 0;
const ownerOf = (at: number) => owners[at] ?? 0;
const send = async (as: number, at: readonly number[], more: object = {}) =>
  (
    await app.call<ProviderAsk>(as, 'askProviders', {
      body: { providerIds: at.map(idOf), need: { ...need, ...more } },
    })
  ).body;
const read = async (as: number, id: number) =>
  (await app.call<ProviderAsk>(as, 'getProviderAsk', { params: { id } })).body;
const received = async (as: number) => (await app.call<ReceivedAsk[]>(as, 'listReceivedAsks', {})).body;
const answer = (as: number, id: number, more: object = {}) => ({
  params: { id },
  body: { canHelp: true, text: 'Yes, from Monday.', price: '$70.23 an hour', startsOn: '2026-12-07', ...more },
  as,
});
const problemOf = async (as: number, operation: string, input: object) => {
  const error = await app.call(as, operation, input).catch((thrown: unknown) => thrown);
  if (!(error instanceof ProblemError)) throw new Error('It was not refused.');
  const { status, detail, errors = [] } = error.problem;
  return { status, detail, fields: Object.fromEntries(errors.map(({ field, message }) => [field, message])) };
};
const noticesOf = async (id: number) => {
  await app.settle();
  const { body } = await app.call<{ kind: string; link: string }[]>(id, 'listNotifications', {});
  return body.map(({ kind, link }) => `${kind} ${link}`);
};
const messagesOf = async (as: number, conversationId: number | null | undefined) => {
  const { body } = await app.call<{ content: string }[]>(as, 'listConversationMessages', {
    params: { id: conversationId ?? 0 },
  });
  return body.map(({ content }) => content);
};

test('each provider has a conversation and a request of its own, and no sign of the others', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  const made = await send(ana, [0, 1, 2]);
  expect(made).toMatchObject({ need, isOpen: true, chosenId: null });
  expect(made.asked.map(({ businessName, status, answer: said }) => [businessName, status, said])).toEqual([
    ['Ash', 'waiting', null],
    ['Birch', 'waiting', null],
    ['Cedar', 'waiting', null],
  ]);
  expect(new Set(made.asked.map(({ conversationId }) => conversationId)).size).toBe(3);
  const [one] = await received(ownerOf(0));
  expect(one).toMatchObject({
    ...{ businessName: 'Ash', need, status: 'waiting', isOpen: true },
    by: { displayName: 'Ana' },
  });
  const said = JSON.stringify([one, await messagesOf(ownerOf(0), one?.conversationId)]);
  expect(said).toContain('I’m looking for: Help with showering');
  for (const other of ['Birch', 'Cedar']) expect(said).not.toContain(other);
  expect(await noticesOf(ownerOf(0))).toContain(`providersAsked /ndis-providers/asked/${one?.id}`);
  for (const as of [ownerOf(1), ownerOf(3), ana])
    expect(await app.status(as, 'getReceivedAsk', { params: { id: one?.id ?? 0 } })).toBe(404);
  for (const as of [ownerOf(0), admin])
    expect(await app.status(as, 'getProviderAsk', { params: { id: made.id } })).toBe(404);
  const rows = JSON.stringify(await app.database.query('', 'select * from provider_asks'));
  expect(holds(rows, 'use a hoist')).toBe(false);
});

test('answers stand side by side; one can be changed while the request is open, and the member is told', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  const made = await send(ana, [0, 1]);
  const [ash, birch] = made.asked;
  await app.call(ownerOf(0), 'answerProviderAsk', answer(ownerOf(0), ash?.id ?? 0));
  await app.call(
    ownerOf(1),
    'answerProviderAsk',
    answer(ownerOf(1), birch?.id ?? 0, { canHelp: false, text: 'We’re full.' }),
  );
  expect((await read(ana, made.id)).asked.map(({ status, answer: said }) => [status, said?.text])).toEqual([
    ['answered', 'Yes, from Monday.'],
    ['declined', 'We’re full.'],
  ]);
  expect(await noticesOf(ana)).toContain(`providerAskAnswered /ndis-providers/asks/${made.id}`);
  await app.call(ownerOf(1), 'answerProviderAsk', answer(ownerOf(1), birch?.id ?? 0, { text: 'A place is free.' }));
  expect((await read(ana, made.id)).asked[1]).toMatchObject({
    status: 'answered',
    answer: { text: 'A place is free.' },
  });
  expect(await app.status(ownerOf(2), 'answerProviderAsk', answer(ownerOf(2), ash?.id ?? 0))).toBe(404);
});

test('a suspended listing can say that it can’t help, and nothing else', async () => {
  const [ana, owner] = [await app.addMember({ name: 'Ana' }), await app.addMember({ name: 'Owner of Gum' })];
  const { id: gum } = await publish(app, owner, admin, { checks: wholeChecks, approve: true });
  const { body: made } = await app.call<ProviderAsk>(ana, 'askProviders', { body: { providerIds: [gum], need } });
  expect((await received(owner))[0]?.isSuspended).toBe(false);
  await decide(app, admin, gum, 'suspendProvider');
  expect((await received(owner))[0]?.isSuspended).toBe(true);
  const id = made.asked[0]?.id ?? 0;
  expect(await problemOf(owner, 'answerProviderAsk', answer(owner, id))).toMatchObject({
    status: 409,
    detail: 'This provider is suspended and can’t offer help. You can say that you can’t help.',
  });
  const no = { canHelp: false, text: 'We can’t, sorry.', price: '', startsOn: null };
  const { body } = await app.call<ReceivedAsk>(owner, 'answerProviderAsk', answer(owner, id, no));
  expect(body.status).toBe('declined');
});

test('a listing that was taken down reads and answers no need, and does so again once it is back', async () => {
  const [ana, owner] = [await app.addMember({ name: 'Ana' }), await app.addMember({ name: 'Owner of Hakea' })];
  const { id: hakea } = await publish(app, owner, admin);
  const { body: made } = await app.call<ProviderAsk>(ana, 'askProviders', { body: { providerIds: [hakea], need } });
  const id = made.asked[0]?.id ?? 0;
  const hide = (at: 'now()' | 'null') =>
    app.database.query('', `update providers set hidden_at = ${at} where id = $1::int`, [hakea]);
  await hide('now()');
  expect(await received(owner)).toEqual([]);
  expect(await app.status(owner, 'getReceivedAsk', { params: { id } })).toBe(404);
  expect(await app.status(owner, 'answerProviderAsk', answer(owner, id))).toBe(404);
  await hide('null');
  expect((await received(owner)).map((one) => one.id)).toEqual([id]);
});

test('what was taken down, or is not published, leads nowhere from a need, and can’t be chosen', async () => {
  const [ana, owner] = [await app.addMember({ name: 'Ana' }), await app.addMember({ name: 'Owner of Banksia' })];
  const { id: banksia } = await publish(app, owner, admin);
  const { body: made } = await app.call<ProviderAsk>(ana, 'askProviders', { body: { providerIds: [banksia], need } });
  const at = { params: { id: made.id } };
  const part = async () => (await app.call<ProviderAsk>(ana, 'getProviderAsk', at)).body.asked[0];
  const [shown] = made.asked;
  expect(shown?.providerId).toBe(banksia);
  for (const [column, gone, back] of [
    ['hidden_at', 'now()', 'null'],
    ['published_at', 'null', 'now()'],
  ] as const) {
    const set = (value: string) =>
      app.database.query('', `update providers set ${column} = ${value} where id = $1::int`, [banksia]);
    await set(gone);
    expect(await part()).toEqual({ ...shown, providerId: null, suburb: '', state: '', replyMinutes: null });
    const body = { version: made.version, chosenId: banksia, thank: false };
    expect((await problemOf(ana, 'closeProviderAsk', { ...at, body })).fields).toEqual({
      chosenId: 'Choose one of the providers that you asked.',
    });
    await set(back);
    expect(await part()).toEqual(shown);
  }
});

test('closing says so to those who were not chosen, and no one can answer any more', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  const made = await send(ana, [0, 1]);
  const [ash, birch] = made.asked;
  const close = (more: object = {}) => ({
    params: { id: made.id },
    body: { version: made.version, chosenId: idOf(0), thank: true, ...more },
  });
  expect((await problemOf(ana, 'closeProviderAsk', close({ chosenId: idOf(5) }))).fields).toEqual({
    chosenId: 'Choose one of the providers that you asked.',
  });
  const { body } = await app.call<ProviderAsk>(ana, 'closeProviderAsk', close());
  expect(body).toMatchObject({ isOpen: false, chosenId: idOf(0) });
  expect(body.asked.map(({ status }) => status)).toEqual(['waiting', 'closed']);
  expect(await messagesOf(ana, birch?.conversationId)).toContain(
    'Thank you for your time. I’ve chosen another provider.',
  );
  expect(JSON.stringify(await messagesOf(ana, ash?.conversationId))).not.toContain('Thank you');
  // Neither can answer, and the page of each says so; the one that was chosen keeps its status.
  for (const [owner, part, status] of [
    [ownerOf(0), ash?.id ?? 0, 'waiting'],
    [ownerOf(1), birch?.id ?? 0, 'closed'],
  ] as const) {
    const { body: seen } = await app.call<ReceivedAsk>(owner, 'getReceivedAsk', { params: { id: part } });
    expect([seen.isOpen, seen.status]).toEqual([false, status]);
    expect(await app.status(owner, 'answerProviderAsk', answer(owner, part))).toBe(409);
  }
  expect((await problemOf(ownerOf(1), 'answerProviderAsk', answer(ownerOf(1), birch?.id ?? 0))).detail).toBe(
    'This request is closed. An answer is no longer needed.',
  );
  expect(await app.status(ana, 'closeProviderAsk', close())).toBe(409);
});

test('five providers at most, three open requests, the same need once, and no provider that can’t be asked', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  const body = (at: readonly number[], what: string) => ({
    body: { providerIds: at.map(idOf), need: { ...need, what } },
  });
  expect(await app.status(ana, 'askProviders', body([0, 1, 2, 3, 4, 5], 'Six'))).toBe(400);
  expect(await app.status(ana, 'askProviders', { body: { providerIds: [], need } })).toBe(400);
  expect(
    (await problemOf(ana, 'askProviders', { body: { providerIds: [idOf(0), 2_000_000_000], need } })).fields,
  ).toEqual({ providerIds: 'Choose providers that are listed.' });
  expect((await problemOf(ownerOf(0), 'askProviders', body([0], 'My own'))).fields.providerIds).toMatch(/^Ash: /);
  await app.call(ana, 'block', { params: { id: ownerOf(4) } });
  expect((await problemOf(ana, 'askProviders', body([4], 'Blocked'))).fields).toEqual({
    providerIds: 'Choose providers that are listed.',
  });
  expect((await send(ana, [0, 1, 2, 3, 5], { what: 'First' })).asked).toHaveLength(5);
  expect((await problemOf(ana, 'askProviders', body([0], ' first '))).detail).toBe(
    'You have asked for this already. Close that request first.',
  );
  await send(ana, [0], { what: 'Second' });
  await send(ana, [0], { what: 'Third' });
  expect((await problemOf(ana, 'askProviders', body([0], 'Fourth'))).detail).toBe(
    'You have 3 open requests. Close one first.',
  );
});

test('behind a block what a member asked is not there for the provider, and is again without it', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  await send(ana, [3]);
  const [{ id } = { id: 0 }] = await received(ownerOf(3));
  const seen = () => app.status(ownerOf(3), 'getReceivedAsk', { params: { id } });
  expect(await seen()).toBe(200);
  await app.call(ana, 'block', { params: { id: ownerOf(3) } });
  expect((await received(ownerOf(3))).map((one) => one.id)).not.toContain(id);
  expect(await seen()).toBe(404);
  expect(await app.status(ownerOf(3), 'answerProviderAsk', answer(ownerOf(3), id))).toBe(404);
  await app.call(ana, 'unblock', { params: { id: ownerOf(3) } });
  expect((await received(ownerOf(3)))[0]?.id).toBe(id);
});

test('an agreement that is shared is read by the provider as it was shared, until it is shared again', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  const { body: made } = await app.call<ProviderAgreement>(ana, 'createProviderAgreement', {
    params: { id: idOf(0) },
    body: agreed,
  });
  const params = { id: made.id };
  const get = async (as: number) => (await app.call<ProviderAgreement>(as, 'getProviderAgreement', { params })).body;
  expect(await app.status(ownerOf(0), 'getProviderAgreement', { params })).toBe(404);
  expect(await app.status(ownerOf(0), 'shareProviderAgreement', { params, body: { version: 1 } })).toBe(404);
  await app.call(ana, 'shareProviderAgreement', { params, body: { version: 1 } });
  expect(await get(ownerOf(0))).toMatchObject({ words: agreed, mine: false });
  app.setNow(new Date('2026-11-26T04:00:00.000Z'));
  await app.call(ana, 'editProviderAgreement', { params, body: { ...agreed, notes: 'Changed.', version: 1 } });
  expect(await get(ana)).toMatchObject({ words: { notes: 'Changed.' }, changedSince: true });
  expect(await get(ownerOf(0))).toMatchObject({
    words: { notes: 'Knock twice.' },
    changedSince: false,
    updatedAt: '2026-11-26T03:00:00.000Z',
  });
  expect(await app.status(ana, 'shareProviderAgreement', { params, body: { version: 1 } })).toBe(409);
  await app.call(ana, 'shareProviderAgreement', { params, body: { version: 2 } });
  expect(await get(ownerOf(0))).toMatchObject({ words: { notes: 'Changed.' }, changedSince: false });
  expect(await app.status(ownerOf(1), 'getProviderAgreement', { params })).toBe(404);
  await app.call(ana, 'block', { params: { id: ownerOf(0) } });
  expect(await app.status(ownerOf(0), 'getProviderAgreement', { params })).toBe(404);
  expect(await app.status(ana, 'getProviderAgreement', { params })).toBe(200);
  await app.call(ana, 'unblock', { params: { id: ownerOf(0) } });
  expect(await app.status(ownerOf(0), 'getProviderAgreement', { params })).toBe(200);
  await app.call(ana, 'deleteProviderAgreement', { params });
  expect(await app.status(ownerOf(0), 'getProviderAgreement', { params })).toBe(404);
});

test('with another owner an agreement is no longer shared; its member has it, and can share it with the new one', async () => {
  const [ana, owner, heir] = [
    await app.addMember({ name: 'Ana' }),
    await app.addMember({ name: 'Owner' }),
    await app.addMember({ name: 'Heir' }),
  ];
  const { id } = await publish(app, owner, admin, { listing: { businessName: 'Gum' } });
  const listing = { params: { id } };
  const { body: made } = await app.call<ProviderAgreement>(ana, 'createProviderAgreement', {
    ...listing,
    body: agreed,
  });
  const params = { id: made.id };
  await app.call(ana, 'shareProviderAgreement', { params, body: { version: 1 } });
  const { member } = (await app.call<{ member: { username: string } }>(heir, 'getSession')).body;
  const { members } = (
    await app.call<ListingTeam>(owner, 'inviteProviderMember', {
      ...listing,
      body: { username: member.username, role: 'manager' },
    })
  ).body;
  await app.call(heir, 'acceptProviderInvitation', listing);
  expect(await app.status(heir, 'getProviderAgreement', { params })).toBe(200);
  await app.call(owner, 'offerProvider', { ...listing, body: { no: members.at(-1)?.no ?? 0 } });
  await app.call(heir, 'acceptProviderOffer', listing);
  await app.settle();
  for (const as of [heir, owner]) expect(await app.status(as, 'getProviderAgreement', { params })).toBe(404);
  const { body: kept } = await app.call<ProviderAgreement>(ana, 'getProviderAgreement', { params });
  expect(kept).toMatchObject({ words: agreed, sharedAt: null, changedSince: false });
  await app.call(ana, 'shareProviderAgreement', { params, body: { version: kept.version } });
  expect(await app.status(heir, 'getProviderAgreement', { params })).toBe(200);
});

test('what a member wrote and asked stays when the listing is deleted, with its name, and says so', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  const owner = await app.addMember({ name: 'Owner of Gum' });
  const gum = (await publish(app, owner, admin, { listing: { businessName: 'Gum', tradingName: '' } })).id;
  const agreement = (
    await app.call<ProviderAgreement>(ana, 'createProviderAgreement', { params: { id: gum }, body: agreed })
  ).body;
  await app.call(ana, 'shareProviderAgreement', { params: { id: agreement.id }, body: { version: 1 } });
  const sent = (
    await app.call<ProviderAsk>(ana, 'askProviders', {
      body: { providerIds: [gum, idOf(5)], need: { ...need, what: 'Help with the garden' } },
    })
  ).body;
  const [part] = await received(owner);
  const { as, ...said } = answer(owner, part?.id ?? 0);
  await app.call(as, 'answerProviderAsk', said);
  await app.call(owner, 'deleteProvider', { params: { id: gum } });

  const kept = (await app.call<ProviderAgreement>(ana, 'getProviderAgreement', { params: { id: agreement.id } })).body;
  expect([kept.providerId, kept.businessName, kept.words]).toEqual([null, 'Gum', agreed]);
  const edited = await app.call<ProviderAgreement>(ana, 'editProviderAgreement', {
    params: { id: agreement.id },
    body: { ...agreed, notes: 'Mine.', version: kept.version },
  });
  expect(edited.body.words.notes).toBe('Mine.');
  expect(
    await problemOf(ana, 'shareProviderAgreement', { params: { id: agreement.id }, body: { version: 2 } }),
  ).toMatchObject({ status: 403, detail: 'This listing is gone. You can still read and change your agreement.' });
  expect(await app.status(owner, 'getProviderAgreement', { params: { id: agreement.id } })).toBe(404);
  const asked = (await read(ana, sent.id)).asked.map(({ providerId, businessName, status, answer: text }) => [
    providerId,
    businessName,
    status,
    text?.text ?? null,
  ]);
  expect(asked).toEqual([
    [idOf(5), 'Fig', 'waiting', null],
    [null, 'Gum', 'closed', 'Yes, from Monday.'],
  ]);
  expect(await received(owner)).toEqual([]);
  const { body: list } = await app.call<{ id: number; businessName: string; providerId: number | null }[]>(
    ana,
    'listProviderAgreements',
    {},
  );
  expect(list.map(({ businessName, providerId }) => [businessName, providerId])).toEqual([['Gum', null]]);
});

test('with another owner the answers a member had stay, and the new owner sees nothing of what was asked', async () => {
  const ana = await app.addMember({ name: 'Ana' });
  const [owner, heir] = [await app.addMember({ name: 'Owner of Yew' }), await app.addMember({ name: 'Heir' })];
  const yew = (await publish(app, owner, admin, { listing: { businessName: 'Yew', tradingName: '' } })).id;
  const sent = (await app.call<ProviderAsk>(ana, 'askProviders', { body: { providerIds: [yew], need } })).body;
  const [part] = await received(owner);
  const { as, ...said } = answer(owner, part?.id ?? 0);
  await app.call(as, 'answerProviderAsk', said);
  await app.database.query('', 'update providers set listed_by = null where id = $1::int', [yew]);
  const asked = { params: { id: yew }, body: { words: 'I run it now.' } };
  await app.call(heir, 'askProviderClaim', asked);
  const [claim] = (await app.call<{ id: number; version: number }[]>(admin, 'listProviderClaims', {})).body;
  const decision = { version: claim?.version, isAccepted: true, reason: 'Seen.' };
  await app.call(admin, 'decideProviderClaim', { params: { id: claim?.id ?? 0 }, body: decision });
  expect(await received(heir)).toEqual([]);
  expect((await read(ana, sent.id)).asked.map(({ status, answer: text }) => [status, text?.text])).toEqual([
    ['closed', 'Yes, from Monday.'],
  ]);
});
