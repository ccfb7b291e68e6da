import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIRequestContext } from '@playwright/test';

const areas = join(import.meta.dirname, '../../../areas');

export interface KnownRoute {
  readonly area: string;
  /** As in the manifest: '/profile/:id'. */
  readonly pattern: string;
}

/**
 * Addresses of the demo community for routes whose parameters 1 does not fill, in areas/<area>/e2e/addresses.ts. They
 * are found, or made, with calls of the demo member.
 */
export type Addresses = Readonly<
  Record<
    string,
    (ask: (path: string) => Promise<unknown>, send: (path: string, data: object) => Promise<unknown>) => Promise<string>
  >
>;

/** Where the first thing of a list lives; an empty list is a fault, since the route would not be checked. */
export async function firstPath(ask: (path: string) => Promise<unknown>, list: string): Promise<string> {
  const [first] = (await ask(list)) as { path: string }[];
  if (!first) throw new Error(`${list} is empty.`);
  return first.path;
}

/** What stands in `routes: […]` of a manifest: what it brings to places of others has paths of theirs. */
function routesIn(manifest: string): string {
  const start = manifest.search(/\broutes:\s*\[/);
  if (start < 0) return '';
  let depth = 0;
  for (let at = manifest.indexOf('[', start); at < manifest.length; at++) {
    if (manifest[at] === '[') depth += 1;
    if (manifest[at] === ']') depth -= 1;
    if (depth === 0) return manifest.slice(start, at);
  }
  throw new Error('The routes of a manifest do not end.');
}

/** Every route: of each manifest, read from areas/<area>/web/area.ts without running it, and the gallery of parts. */
export function knownRoutes(): KnownRoute[] {
  const ofAreas = readdirSync(areas)
    .sort()
    .flatMap((area) => {
      const file = ['area.ts', 'area.tsx']
        .map((name) => join(areas, area, 'web', name))
        .find((path) => existsSync(path));
      if (!file) return [];
      const text = routesIn(readFileSync(file, 'utf8'));
      const found = [...text.matchAll(/path:\s*'(\/[^']*)'(?:(?!\bpath:)[\s\S])*?\bload:/g)];
      return found.map(([, pattern = '']) => ({ area, pattern }));
    });
  return [...ofAreas, { area: 'gallery', pattern: '/gallery' }];
}

/** An address of the demo community for a route: '/profile/1'. */
export async function addressOf({ area, pattern }: KnownRoute, request: APIRequestContext): Promise<string> {
  const file = join(areas, area, 'e2e', 'addresses.ts');
  const { addresses = {} } = existsSync(file)
    ? ((await import(pathToFileURL(file).href)) as { addresses: Addresses })
    : {};
  const answer = async (call: ReturnType<APIRequestContext['get']>) => {
    const response = await call;
    if (!response.ok()) throw new Error(`${response.status()} for an address of ${pattern}`);
    return response.json() as Promise<unknown>;
  };
  const found = await addresses[pattern]?.(
    (path) => answer(request.get(path)),
    (path, data) => answer(request.post(path, { data })),
  );
  return found ?? withOnes(pattern);
}

/** Optional parts are left out; a parameter is 1, which most things in the demo community have. */
const withOnes = (pattern: string) =>
  pattern
    .replace(/\/:\w+\?/g, '')
    .replace(/:\w+/g, '1')
    .replace(/\/\*.*$/, '') || '/';
