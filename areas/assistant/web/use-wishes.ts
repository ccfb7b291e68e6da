import { useRef, useState } from 'react';

interface Wishes<K, V> {
  /** What was chosen and is not stored yet; undefined when nothing is on its way. */
  readonly wished: (key: K) => V | undefined;
  readonly wish: (key: K, value: V) => void;
}

/**
 * Choices that show at once. They are sent one after the other, so that the last one counts; each is forgotten once
 * its answer is there, or it was not saved.
 */
export function useWishes<K, V>(send: (key: K, value: V) => Promise<unknown>, onFail: (error: unknown) => void) {
  const [all, setAll] = useState<ReadonlyMap<K, { readonly value: V }>>(new Map());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const forget = (key: K, mine: object) =>
    setAll((now) => (now.get(key) === mine ? new Map([...now].filter(([one]) => one !== key)) : now));
  const wishes: Wishes<K, V> = {
    wished: (key) => all.get(key)?.value,
    wish: (key, value) => {
      const mine = { value };
      setAll((now) => new Map(now).set(key, mine));
      turn.current = turn.current
        .then(() => send(key, value))
        .catch(onFail)
        .finally(() => forget(key, mine));
    },
  };
  return wishes;
}
