import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VrMessage, VrSpace } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { type House, openHouse } from './testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const write = async (id: number, as: number, text: string): Promise<number> => {
  const { body } = await house.app.call<VrMessage>(as, 'sendVrMessage', { params: { id }, body: { text } });
  return body.id;
};
const heardBy = async (id: number, as: number) =>
  (await house.app.call<VrMessage[]>(as, 'listVrMessages', { params: { id } })).body.map(({ text }) => text);
const reportableOf = (kind: string) => {
  const found = house.app.app.services.reportables.get(kind);
  if (!found) throw new Error(`${kind} can’t be reported.`);
  return found;
};
const askOf = (id: number) => ({
  db: house.app.database.db,
  query: house.app.database.query,
  config: house.app.config,
  emit: async () => undefined,
  now: new Date(),
  id,
});
/** What goes along with a report of a message: undefined where its reporter can’t have heard it. */
const reported = async (id: number, as: number) => {
  const found = await reportableOf('vr_message').find({ ...askOf(id), principal: await house.app.principal(as) });
  return found?.messages?.map(({ content }) => content);
};

describe('a reported message', () => {
  test('goes along with what its reporter heard before, and with nothing of before they came in', async () => {
    const { make, enter, later, ana, ben, kim } = house;
    const { id } = await make();
    for (const as of [ana, ben]) await enter(id, as);
    await write(id, ana, 'Before');
    later(2);
    await enter(id, kim);
    await write(id, ben, 'Hello');
    const rude = await write(id, ben, 'Rude');
    expect(await reported(rude, kim)).toEqual(['Hello', 'Rude']);
    expect(await reported(rude, ana)).toEqual(['Before', 'Hello', 'Rude']);
  });

  test(`has at most ${limits.before} others before it`, async () => {
    const { make, enter, ana, kim } = house;
    const { id } = await make();
    for (const as of [ana, kim]) await enter(id, as);
    const said: number[] = [];
    for (let at = 1; at <= limits.before + 3; at += 1) said.push(await write(id, ana, `Number ${at}`));
    const messages = await reported(said.at(-1) ?? 0, kim);
    expect(messages).toHaveLength(limits.before + 1);
    expect(messages?.[0]).toBe('Number 3');
  });

  test('is missing for whoever was not there, and behind a block it goes along with no other either', async () => {
    const { app, make, enter, ana, ben, kim } = house;
    const { id } = await make();
    for (const as of [ana, ben, kim]) await enter(id, as);
    const ofBen = await write(id, ben, 'Of Ben');
    const ofAna = await write(id, ana, 'Of Ana');
    expect(await reported(ofAna, await app.addMember())).toBeUndefined();
    await app.call(kim, 'block', { params: { id: ben } });
    expect(await reported(ofBen, kim)).toBeUndefined();
    expect(await reported(ofAna, kim)).toEqual(['Of Ana']);
    await app.call(kim, 'unblock', { params: { id: ben } });
  });

  test('is gone for all once it is taken down, and comes back', async () => {
    const { make, enter, ana, kim } = house;
    const { id } = await make();
    for (const as of [ana, kim]) await enter(id, as);
    const rude = await write(id, ana, 'Rude');
    expect(await reportableOf('vr_message').setRemoved?.(askOf(rude), true)).toBe(true);
    expect(await heardBy(id, kim)).toEqual([]);
    expect(await reportableOf('vr_message').setRemoved?.(askOf(rude), false)).toBe(true);
    expect(await heardBy(id, kim)).toEqual(['Rude']);
  });
});

test('a space that is taken down is left by all but its host, and found again once it is back', async () => {
  const { app, make, enter, sessions, ana, kim } = house;
  const { id } = await make({ name: 'Taken down' });
  for (const as of [ana, kim]) await enter(id, as);
  const found = async () =>
    (await app.call<VrSpace[]>(kim, 'listVrSpaces', { query: { q: 'Taken down' } })).body.map((space) => space.id);
  expect(await found()).toEqual([id]);
  expect(await reportableOf('vr_space').setRemoved?.(askOf(id), true)).toBe(true);
  expect(await found()).toEqual([]);
  expect(await app.status(kim, 'getVrRoom', { params: { id } })).toBe(404);
  expect((await sessions(kim))[0]).toMatchObject({ status: 'completed', endReason: 'closed' });
  expect((await house.space(id)).currentOccupancy).toBe(1);
  expect(await reportableOf('vr_space').setRemoved?.(askOf(id), false)).toBe(true);
  expect(await found()).toEqual([id]);
});

test('what was said is deleted after seven days, and not before', async () => {
  const { app, make, enter, later, ana } = house;
  const { id } = await make();
  await enter(id, ana);
  await write(id, ana, 'Hello');
  const kept = () => app.database.query<{ text: string }>('', 'select text from vr_messages where space_id = $1', [id]);
  later(limits.keptDays * 86_400);
  await app.app.jobs.runNow('vr.forget-messages');
  expect(await kept()).toEqual([{ text: 'Hello' }]);
  later(1);
  await app.app.jobs.runNow('vr.forget-messages');
  expect(await kept()).toEqual([]);
});
