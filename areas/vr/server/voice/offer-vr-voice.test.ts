import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeForwarder } from '#platform/server/forward/forwarder.ts';
import { makeLog } from '#platform/server/log.ts';
import { ProblemError } from '#platform/server/problem.ts';
import type { VrVoice } from '../../contract.ts';
import { type House, openHouse } from '../testing/house.ts';

const forwarder = makeForwarder(
  { forwarding: { address: '127.0.0.1', ports: undefined } },
  makeLog({ logLevel: 'silent' }),
);
let house: House;
beforeAll(async () => {
  // Its process takes as long to begin as the machine lets it.
  await vi.waitFor(
    () => expect(forwarder?.hear('0', 1, 2, 'no offer')).rejects.toMatchObject({ problem: { status: 409 } }),
    { timeout: 100_000 },
  );
  house = await openHouse();
  Object.assign(house.app.app.services, { forwarder });
}, 120_000);
afterAll(async () => {
  await house.close();
  await forwarder?.stop();
});

const join = async (id: number, as: number) =>
  (await house.app.call<VrVoice>(as, 'joinVrVoice', { params: { id } })).body;

/** A room of Ana's for twelve with all three in it, and those named in its voice. */
async function together(...inVoice: number[]): Promise<number> {
  const { make, enter, ana, ben, kim } = house;
  const { id } = await make({ maxOccupancy: 12 });
  for (const as of [ana, ben, kim]) await enter(id, as);
  for (const as of inVoice) await join(id, as);
  return id;
}

/** What somebody’s offer is answered: null sends their own voice. It is no offer, so that nothing is connected. */
async function answerTo(id: number, as: number, of: number | null) {
  try {
    await house.app.call(as, 'offerVrVoice', { params: { id }, body: { of, sdp: 'no offer' } });
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.problem;
  }
}
/** The unit was asked: it says that nobody sends there, or that this is no offer. */
const askedToHear = { status: 409, detail: 'They have just turned the microphone off.' };
const askedToSend = { status: 503 };

describe('where voices are forwarded', { timeout: 60_000 }, () => {
  test('a room for more than eight takes a ninth, and the devices of a small one still reach each other', async () => {
    const { make, enter, app, ana, ben, kim } = house;
    const id = await together(ana, ben, kim);
    for (let more = 3; more < 9; more += 1) {
      const member = await app.addMember();
      await enter(id, member);
      expect(await join(id, member)).toMatchObject({ forwarded: true });
    }
    const small = await make({ maxOccupancy: 8 });
    await enter(small.id, ana);
    expect(await join(small.id, ana)).toMatchObject({ forwarded: false });
  });

  test('people in voice alone are heard, and hear', async () => {
    const { ana, ben, kim } = house;
    const id = await together(ana, ben);
    expect(await answerTo(id, ben, ana)).toMatchObject(askedToHear);
    expect(await answerTo(id, ben, kim)).toMatchObject({ status: 404 });
    expect(await answerTo(id, ben, ben)).toMatchObject({ status: 404 });
    expect(await answerTo(id, kim, ana)).toMatchObject({ status: 409, detail: 'Join voice first.' });
    expect(await answerTo(id, kim, null)).toMatchObject({ status: 409, detail: 'Join voice first.' });
  });

  test('a visitor whom the host asked for silence sends nothing', async () => {
    const { app, ana, ben } = house;
    const id = await together(ben);
    const run = (act: string) => app.call(ana, 'runVrRoom', { params: { id }, body: { act, userId: ben } });
    await run('hush');
    const refused = { status: 409, detail: 'It’s quiet now. The microphone stays off.' };
    expect(await answerTo(id, ben, null)).toMatchObject(refused);
    await run('unhush');
    expect(await answerTo(id, ben, null)).toMatchObject(askedToSend);
  });

  test('a block keeps both apart; someone who mutes another is alone in not hearing them', async () => {
    const { app, ana, ben, kim } = house;
    const id = await together(ana, ben, kim);
    await app.call(ben, 'block', { params: { id: kim } });
    await app.settle();
    expect(await answerTo(id, ben, kim)).toMatchObject({ status: 404 });
    expect(await answerTo(id, kim, ben)).toMatchObject({ status: 404 });
    expect(await answerTo(id, kim, ana)).toMatchObject(askedToHear);
    await app.call(ben, 'unblock', { params: { id: kim } });
    await app.call(ben, 'mute', { body: { kind: 'member', memberId: kim } });
    expect(await answerTo(id, ben, kim)).toMatchObject({ status: 404 });
    expect(await answerTo(id, kim, ben)).toMatchObject(askedToHear);
  });

  test('a block that comes while a voice is being connected parts the two again', async () => {
    const { app, ben, kim } = house;
    const id = await together(ben, kim);
    const parted: unknown[] = [];
    Object.assign(app.app.services, {
      forwarder: {
        ...forwarder,
        hear: async () => {
          await app.call(ben, 'block', { params: { id: kim } });
          return 'v=0';
        },
        part: (...of: unknown[]) => void parted.push(of),
      },
    });
    expect(await answerTo(id, kim, ben)).toMatchObject({ status: 404 });
    expect(parted).toContainEqual([String(id), kim, ben]);
    await app.call(ben, 'unblock', { params: { id: kim } });
    Object.assign(app.app.services, { forwarder });
  });
});
