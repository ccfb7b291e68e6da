import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { announce } from '../announce.ts';
import { isKept } from '../offline.ts';
import { currentSession, useSession } from '../session.ts';
import { isWhole, whole } from '../site.ts';
import { arrive } from './arrive.ts';
import { LeavingContext, ParamsContext, PathContext, SearchContext } from './hooks.ts';
import { arrivalNow, shown as markShown } from './navigate.ts';
import { isRoute, loadScreen, type Match, match, screenOf, titleOf } from './routes.ts';
import { ScreenContext } from './screen.tsx';
import { setRouteTitle } from './title.ts';

interface Shown {
  readonly key: string;
  readonly path: string;
  readonly search: string;
  readonly found: Match;
  /** Why its code did not load. */
  readonly failure: unknown;
  /** What it answers: address, membership and attempt in one text. */
  readonly asked: string;
}

const slow = 1000;

// One text, because a snapshot must be a primitive: key, path and query of the entry in the address bar.
const snapshot = () =>
  `${(history.state as { key?: string } | null)?.key ?? ''} ${location.pathname} ${location.search}`;

/** What an address shows to whoever is here. */
const foundAt = (path: string, isMember: boolean) => match(path, isMember, currentSession().unknown !== undefined);

const shownFrom = (address: string, isMember: boolean, attempt: number): Shown => {
  const [key = '', path = '/', search = ''] = address.split(' ');
  const asked = `${address} ${isMember} ${attempt}`;
  return { key, path, search, found: foundAt(path, isMember), failure: undefined, asked };
};

/** What stands at an address cannot be said before all screens are known. */
const isUnsure = (path: string) => !isWhole() && !isRoute(path);

/** Loads the first screen's code while the page still shows its static frame. */
export async function loadFirstScreen(isMember: boolean): Promise<void> {
  if (isUnsure(location.pathname)) return;
  await loadScreen(foundAt(location.pathname, isMember).page).catch(() => undefined);
}

/** Follows the address bar; the old screen stays until the next one's code is there. */
function useShown(): { shown: Shown; search: string; leaving: boolean; retry: () => void } {
  const address = useLocationProperty(snapshot);
  const isMember = useSession().member !== null;
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState(() => {
    const first = shownFrom(address, isMember, attempt);
    // A link of the static frame may have been followed in the meantime: an empty `asked` makes the effect load it.
    return screenOf(first.found.page) && !isUnsure(first.path) ? first : { ...first, asked: '' };
  });
  const asked = `${address} ${isMember} ${attempt}`;
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is made of the others
  useEffect(() => {
    if (asked === shown.asked) {
      // Back before the next screen was drawn: that one must not come after all.
      startTransition(() => setShown(shown));
      return;
    }
    const next = shownFrom(address, isMember, attempt);
    const show = (failure?: unknown) => startTransition(() => setShown({ ...next, failure }));
    let current = true;
    if (isUnsure(next.path)) {
      whole().then(
        () => current && retry(),
        (error: unknown) => current && show(error),
      );
      return () => {
        current = false;
      };
    }
    if (screenOf(next.found.page)) {
      show();
      return;
    }
    const timer = setTimeout(() => announce(`Loading ${titleOf(next.found)}`), slow);
    loadScreen(next.found.page)
      .then(
        () => current && show(),
        async (error: unknown) => {
          // Where the browser keeps the page, loading it anew brings its code.
          const kept = next.found.page.offline && (await isKept(next.path));
          if (current) kept ? location.reload() : show(error);
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked]);

  // A filter answers in the press itself; in a transition React would first put a radio button back.
  const [, path, search = ''] = address.split(' ');
  return { shown, search: path === shown.path ? search : shown.search, leaving: asked !== shown.asked, retry };
}

/** Around the frame; <Screen /> inside it is the present screen. */
export function RouterProvider({ children }: { readonly children: ReactNode }) {
  const { shown, search, leaving, retry } = useShown();
  const before = useRef<Shown>(undefined);
  const screen = useMemo(() => ({ ...shown, retry }), [shown, retry]);

  useLayoutEffect(() => setRouteTitle(titleOf(shown.found)), [shown]);
  useEffect(() => {
    const last = before.current;
    const retried = last?.failure !== undefined && last.asked !== shown.asked;
    if (last?.key === shown.key && last.found.page === shown.found.page && !retried) return;
    before.current = shown;
    markShown(shown.key);
    const sameScreen = last?.path === shown.path && last.search === shown.search;
    const how = arrivalNow();
    // Signing in on the spot changes the screen too, without any step in the history.
    return arrive(last && how === 'first' ? 'push' : how, shown.key, sameScreen);
  }, [shown]);

  return (
    <PathContext value={shown.path}>
      <SearchContext value={search}>
        <ParamsContext value={shown.found.params}>
          <LeavingContext value={leaving}>
            <ScreenContext value={screen}>{children}</ScreenContext>
          </LeavingContext>
        </ParamsContext>
      </SearchContext>
    </PathContext>
  );
}
