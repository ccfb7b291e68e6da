export interface Budget {
  readonly count: number;
  /** Milliseconds. */
  readonly within: number;
}

/** Lets each key do something so often in a window of time; what is over it is refused until the next window. */
export function makeBudget({ count, within }: Budget, now: () => number = Date.now): (key?: string) => boolean {
  let until = 0;
  const spent = new Map<string, number>();
  return (key = '') => {
    if (now() >= until) {
      // Nothing is kept of former windows.
      spent.clear();
      until = now() + within;
    }
    const times = (spent.get(key) ?? 0) + 1;
    spent.set(key, times);
    return times <= count;
  };
}
