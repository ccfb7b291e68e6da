import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { giveTimeCredits as contract } from '../../contract.ts';
import { readCredits } from './get-my-time-credits.ts';
import { accountOf, poolOf, transfer } from './ledger.ts';

export const giveTimeCredits: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const account = await accountOf(query, principal.id, now);
  const pool = await poolOf(query, now);
  const { minutes } = input;
  const move = { kind: 'gift', from: account, to: pool, minutes, onlyOwned: true, words: '', now } as const;
  if (!(await transfer(query, move))) {
    throw problem.conflict('You can only give time credits that you have and that are not held for a booking.');
  }
  return readCredits(query, principal.id);
};
