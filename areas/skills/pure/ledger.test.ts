import { expect, test } from 'vitest';
import { type Account, availableIn, givableIn, moved, withHold, withoutHold } from './ledger.ts';

/** The same numbers each time it begins with the same seed. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

test('what is held is taken off what can be booked, and no balance falls below its limit', () => {
  const account: Account = { balance: 60, held: 0, lowest: -120 };
  expect(availableIn(account)).toBe(180);
  const held = withHold(account, 180);
  expect(held).toEqual({ balance: 60, held: 180, lowest: -120 });
  expect(withHold(held ?? account, 1)).toBeUndefined();
  expect(withoutHold(held ?? account, 180)).toEqual(account);
  expect(() => withoutHold(account, 1)).toThrow('More is released than is held.');
  expect(moved(account, account, { minutes: 181 })).toBeUndefined();
  expect(moved(held ?? account, account, { minutes: 180, released: 180 })).toEqual([
    { balance: -120, held: 0, lowest: -120 },
    { balance: 240, held: 0, lowest: -120 },
  ]);
});

test('only what is owned and free can be given', () => {
  expect(givableIn({ balance: 60, held: 45, lowest: -120 })).toBe(15);
  expect(givableIn({ balance: -60, held: 0, lowest: -120 })).toBe(0);
});

test('10,000 random histories keep the sum at zero, every limit, and each balance the sum of its lines', () => {
  let done = 0;
  let refused = 0;
  for (let history = 1; history <= 10_000; history += 1) {
    const next = numbersFrom(history);
    const accounts: Account[] = Array.from({ length: 4 }, (_, n) => ({
      balance: 0,
      held: 0,
      lowest: n === 0 ? 0 : -120,
    }));
    const sums = [0, 0, 0, 0];
    const at = (n: number) => accounts[n] as Account;
    for (let step = 0; step < 20; step += 1) {
      const from = next(4);
      const to = (from + 1 + next(3)) % 4;
      const minutes = 15 * (1 + next(8));
      const what = next(3);
      if (what === 0) {
        const held = withHold(at(from), minutes);
        if (held) accounts[from] = held;
        else refused += 1;
      } else if (what === 1 && at(from).held > 0) {
        accounts[from] = withoutHold(at(from), Math.min(minutes, at(from).held));
      } else {
        const both = moved(at(from), at(to), { minutes, released: Math.min(at(from).held, next(2) * minutes) });
        if (both) {
          [accounts[from], accounts[to]] = both;
          sums[from] = (sums[from] ?? 0) - minutes;
          sums[to] = (sums[to] ?? 0) + minutes;
          done += 1;
        } else refused += 1;
      }
      const sum = accounts.reduce((all, { balance }) => all + balance, 0);
      const whole = accounts.every(({ balance, held, lowest }) => held >= 0 && balance - held >= lowest);
      if (sum !== 0 || !whole)
        throw new Error(`History ${history} breaks at step ${step}: ${JSON.stringify(accounts)}`);
    }
    expect(accounts.map(({ balance }) => balance)).toEqual(sums);
  }
  // Both happen often, so that both are tried.
  expect(done).toBeGreaterThan(20_000);
  expect(refused).toBeGreaterThan(20_000);
});
