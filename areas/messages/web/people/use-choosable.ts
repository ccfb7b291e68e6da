import { useEffect, useState } from 'react';
import { type Choosable, findMembers, useContacts } from './data.ts';

const pauseMs = 250;
const fewest = 2;

/** Contacts whose names fit at once, and other members whose names begin as typed a moment later. */
export function useChoosable(words: string, without: ReadonlySet<number>) {
  const contacts = useContacts();
  const [found, setFound] = useState<{ readonly words: string; readonly people: readonly Choosable[] }>();
  const [error, setError] = useState<Error>();
  const typed = words.trim();
  const isAsking = typed.length >= fewest;
  useEffect(() => {
    setError(undefined);
    if (!isAsking) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      findMembers(typed, stop.signal).then(
        (people) => setFound({ words: typed, people }),
        (caught: Error) => !stop.signal.aborted && setError(caught),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, isAsking]);
  const folded = typed.toLocaleLowerCase('en-AU');
  const known = contacts.items.filter(({ displayName }) => displayName.toLocaleLowerCase('en-AU').includes(folded));
  const others = isAsking && found?.words === typed ? found.people : [];
  const all = new Map<number, Choosable>();
  for (const { id, displayName, username, avatar } of [...known, ...others]) {
    if (!without.has(id) && !all.has(id)) all.set(id, { id, displayName, username, avatar });
  }
  return {
    people: [...all.values()],
    isLooking: contacts.loading || (isAsking && found?.words !== typed && !error),
    error: error ?? (contacts.items.length === 0 ? contacts.error : null),
    retry: contacts.retry,
  };
}
