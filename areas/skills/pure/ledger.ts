/** The minutes of one account. `lowest` is 0 or below: balance − held never falls under it. */
export interface Account {
  readonly balance: number;
  readonly held: number;
  readonly lowest: number;
}

/** What can still be held or moved out of it. */
export const availableIn = ({ balance, held, lowest }: Account): number => balance - held - lowest;

/** What its owner can give away: nothing is given on credit. */
export const givableIn = ({ balance, held }: Account): number => Math.max(0, balance - held);

/** Undefined: that would be past the limit. */
export const withHold = (account: Account, minutes: number): Account | undefined =>
  availableIn(account) < minutes ? undefined : { ...account, held: account.held + minutes };

export function withoutHold(account: Account, minutes: number): Account {
  if (minutes > account.held) throw new RangeError('More is released than is held.');
  return { ...account, held: account.held - minutes };
}

/**
 * Moves minutes from one account to another, and ends a hold on the first with it: both lines at once, so that the sum
 * of all accounts is what it was. Undefined: that would be past the limit of the first.
 */
export function moved(
  from: Account,
  to: Account,
  { minutes, released = 0 }: { readonly minutes: number; readonly released?: number },
): readonly [from: Account, to: Account] | undefined {
  const freed = withoutHold(from, released);
  if (availableIn(freed) < minutes) return undefined;
  return [
    { ...freed, balance: freed.balance - minutes },
    { ...to, balance: to.balance + minutes },
  ];
}
