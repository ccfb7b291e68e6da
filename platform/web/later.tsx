import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { whole } from './site.ts';
import { whenIdle } from './when-idle.ts';

/** Code that the first paint does without. */
export interface Part<T> {
  /** undefined until it has been loaded. */
  readonly now: () => T | undefined;
  readonly load: () => Promise<T>;
}

const soon = 500;
const atOnce: { readonly when: () => boolean; readonly load: () => Promise<unknown> }[] = [];

/**
 * `when` says who needs it for the first paint: for them it is loaded before, so that nothing moves afterwards. A part
 * may call any operation, so the whole site's list of them comes with it.
 */
export function part<T>(fetch: () => Promise<T>, when?: () => boolean): Part<T> {
  let loaded: T | undefined;
  const load = async () => {
    if (loaded === undefined) [loaded] = await Promise.all([fetch(), whole()]);
    return loaded;
  };
  if (when) atOnce.push({ when, load });
  return { now: () => loaded, load };
}

/** For `when`: the preference that this attribute of the html element stands for is on. */
export const pageHas = (attribute: string) => (): boolean => document.documentElement.hasAttribute(attribute);

/** Before the first paint. What fails here is asked for again once it is on the page. */
export async function loadAtOnce(): Promise<void> {
  await Promise.allSettled(
    atOnce.map(async ({ when, load }) => {
      if (when()) await load();
    }),
  );
}

export interface UsedPart<T> {
  readonly loaded: T | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads a part soon after the component that wants it is on the page; after a failure again with a connection. */
export function usePart<T>({ now, load }: Part<T>, wanted = true): UsedPart<T> {
  const [loaded, setLoaded] = useState(() => ({ part: now() }));
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    load().then(
      (code) => setLoaded({ part: code }),
      () => setFailed(true),
    );
  }, [load]);
  const there = loaded.part !== undefined;
  useEffect(() => {
    if (there || !wanted) return;
    const stop = whenIdle(retry, soon);
    addEventListener('online', retry);
    return () => {
      stop();
      removeEventListener('online', retry);
    };
  }, [there, wanted, retry]);
  return { loaded: loaded.part, failed, retry };
}

/** A component that comes after the first paint. Nothing stands in its place until then. */
export function later<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  when?: () => boolean,
): ComponentType<P> {
  const code = part(fetch, when);
  return function Later(props: P) {
    const { loaded: Loaded } = usePart(code);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
