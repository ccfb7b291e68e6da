import { parse } from 'regexparam';
import type { Page, Route, RouteParams, ScreenModule, WebArea } from '../area.ts';

/** What an address means. */
export interface Match {
  readonly page: Page & Pick<Route, 'offline'>;
  readonly params: RouteParams;
}

const nowhere: Page = {
  title: '404 Page Not Found',
  load: async () => ({ Screen: () => null }),
};

interface KnownRoute extends Route {
  /** What the pattern of the path finds in an address. */
  readonly find: (address: string) => RouteParams | undefined;
}

let routes: readonly KnownRoute[] = [];
let notFound: Page = nowhere;
let signedOut: Page | undefined;

/** The same route is the same page, also when more of them have come. */
const made = new WeakMap<Route, KnownRoute>();

function known(route: Route): KnownRoute {
  const found = made.get(route) ?? { ...route, find: finder(route.path) };
  made.set(route, found);
  return found;
}

export function setRoutes(areas: readonly WebArea[]): void {
  routes = areas.flatMap((area) => area.routes.map(known));
  notFound = areas.find((area) => area.notFound)?.notFound ?? nowhere;
  signedOut = areas.find((area) => area.signedOut)?.signedOut;
}

function finder(path: string): KnownRoute['find'] {
  const { keys, pattern } = parse(path);
  return (address) => {
    const found = pattern.exec(address);
    if (!found) return undefined;
    const values = keys.map((name, place) => [name, found[place + 1]] as const);
    return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, decode(value)]])));
  };
}

const decode = (value: string) => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/**
 * The first route that fits, in the order of the areas; /blogs and /blogs/ are the same. While it is unknown who is here,
 * a page that the browser keeps is shown: it says itself what it can.
 */
export function match(path: string, isMember: boolean, isUnknown = false): Match {
  for (const route of routes) {
    const params = route.find(path);
    if (!params) continue;
    const isOpen = route.guests || isMember || (route.offline && isUnknown);
    if (!isOpen && signedOut) return { page: signedOut, params: { path } };
    return { page: route, params };
  }
  return { page: notFound, params: { path } };
}

/** True for addresses that a screen answers: not files, not calls. */
export const isRoute = (path: string): boolean => routes.some((route) => route.find(path));

export const titleOf = ({ page, params }: Match): string =>
  typeof page.title === 'string' ? page.title : page.title(params);

const loaded = new Map<Page, ScreenModule>();
const loading = new Map<Page, Promise<ScreenModule>>();

export const screenOf = (page: Page): ScreenModule | undefined => loaded.get(page);

/** Loads a screen's code once; after a failure the next call tries again. */
export function loadScreen(page: Page): Promise<ScreenModule> {
  const running = loading.get(page);
  if (running) return running;
  const promise = page.load().then(
    (module) => {
      loaded.set(page, module);
      return module;
    },
    (error) => {
      loading.delete(page);
      throw error;
    },
  );
  loading.set(page, promise);
  return promise;
}

/** When a person is about to follow a link. */
export function preload(path: string, isMember: boolean): void {
  loadScreen(match(path, isMember).page).catch(() => undefined);
}
