import { NoAnswer } from './port.ts';

/** What is not done by then gives no answer; the work itself may go on, and what it comes to counts. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('No answer in time', true)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** So many calls without an answer, one after another, and for how long no one is asked after that. */
const most = 5;
const restMs = 15_000;

/** Whoever comes while a service is down is told so at once, and does not wait for it. After a rest one call tries. */
export function makeCircuit(clock: () => number) {
  let failures = 0;
  let until = 0;
  return {
    isOpen: (): boolean => {
      if (failures < most) return false;
      if (clock() < until) return true;
      // The one who asks now; the others wait for what comes of it.
      until = clock() + restMs;
      return false;
    },
    failed: (): void => {
      failures += 1;
      if (failures >= most) until = clock() + restMs;
    },
    answered: (): void => {
      failures = 0;
    },
  };
}
