import type { Matrix, MatrixFixture } from '#platform/server/matrix.ts';
import type { keysPart, WellnessKeys } from '../../contract/keys.ts';
import { everyone } from '../callers.ts';

const wrapped = 'A'.repeat(54);
const cost = { name: 'argon2id', memory: 19_456, passes: 2, lanes: 1 };
export const sealedKey = { mode: 'sealed', salt: 'A'.repeat(22), cost, byPassphrase: wrapped, byRecovery: wrapped };

/** Ends a move that another row has begun, and answers the keys. No one is at home as a guest. */
async function home({ as, callerId }: MatrixFixture): Promise<WellnessKeys | undefined> {
  if (!callerId) return undefined;
  const keys = await as<WellnessKeys>(callerId, 'getWellnessKey');
  if (!keys.isMoving) return keys;
  if (keys.mode === 'sealed') await as(callerId, 'turnBackWellnessKeyMove');
  return as<WellnessKeys>(callerId, 'finishWellnessKeyMove', { body: {} });
}

/** A move from a recoverable key to one that only the browser has. */
async function moving(fixture: MatrixFixture): Promise<WellnessKeys | undefined> {
  await home(fixture);
  if (!fixture.callerId) return undefined;
  return fixture.as<WellnessKeys>(fixture.callerId, 'startWellnessKeyMove', { body: sealedKey });
}

export const keysMatrix: Matrix<(typeof keysPart)['operations'][number]['name']> = {
  getWellnessKey: everyone(200),
  startWellnessKeyMove: {
    ...everyone(201),
    given: async (fixture) => {
      await home(fixture);
      return { body: sealedKey };
    },
  },
  listWellnessLeft: everyone(200),
  keepWellnessMoved: {
    ...everyone(200),
    given: async (fixture) => {
      const generation = (await moving(fixture))?.generation ?? 1;
      return {
        body: { generation, records: [{ id: 1, version: 99, sealed: `w1.${generation}.${'A'.repeat(16)}.AA` }] },
      };
    },
  },
  turnBackWellnessKeyMove: {
    ...everyone(200),
    given: async (fixture) => {
      await moving(fixture);
      return {};
    },
  },
  finishWellnessKeyMove: {
    ...everyone(200),
    given: async (fixture) => {
      await moving(fixture);
      if (fixture.callerId) await fixture.as(fixture.callerId, 'turnBackWellnessKeyMove');
      return { body: {} };
    },
  },
};
