import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'regexparam';

/** What the build says about a screen: dist/web/.vite/routes.json, written by apps/web/output.config.ts. */
export interface BuiltRoute {
  /** Pattern of the address: '/profile/:id'. */
  readonly path: string;
  readonly guests: boolean;
  /** Files that the screen needs besides the start, from the root of the site. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export type PageLinks = (path: string, isMember: boolean) => string;

/** Whether a screen lives at an address. A build without the list cannot tell, and takes all for known. */
export function knownPages(webDir: string): (path: string) => boolean {
  const patterns = builtRoutes(webDir).map(({ path }) => parse(path).pattern);
  return (path) => patterns.length === 0 || patterns.some((pattern) => pattern.test(path));
}

/** Links to the files of the screen at an address, so that they come together with the start and not after it. */
export function pageLinks(webDir: string): PageLinks {
  const known = builtRoutes(webDir).map(({ path, guests, scripts, styles }) => ({
    pattern: parse(path).pattern,
    guests,
    links: [
      ...styles.map((href) => `<link rel="stylesheet" href="/${href}">`),
      ...scripts.map((href) => `<link rel="modulepreload" href="/${href}">`),
    ].join(''),
  }));
  return (path, isMember) => {
    const route = known.find(({ pattern }) => pattern.test(path));
    return route && (isMember || route.guests) ? route.links : '';
  };
}

/** Addresses of the files that pages at these addresses need: those of every page, and those of their screens. */
export function filesOfPages(webDir: string, wanted: (path: string) => boolean): ReadonlySet<string> {
  const html = readFileSync(join(webDir, 'index.html'), 'utf8');
  const start = [...html.matchAll(/(?:src|href)="(\/[^"]+\.\w+)"/g)].map(([, address = '']) => address);
  const screens = builtRoutes(webDir).filter(({ path }) => wanted(path));
  return new Set([
    ...start,
    ...screens.flatMap(({ scripts, styles }) => [...scripts, ...styles].map((each) => `/${each}`)),
  ]);
}

interface BuiltPart {
  readonly file: string;
  /** Of a part that is loaded by itself: where its source is. */
  readonly src?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Addresses of the files of these areas' screens and parts, with all that those need. */
export function filesOfAreas(webDir: string, areas: readonly string[]): ReadonlySet<string> {
  const path = join(webDir, '.vite/manifest.json');
  const parts = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, BuiltPart>) : {};
  const needed = new Set(
    Object.keys(parts).filter((key) =>
      areas.includes(/(?:^|\/)areas\/([^/]+)\/web\//.exec(parts[key]?.src ?? '')?.[1] ?? ''),
    ),
  );
  // A set goes on to what is added while it is walked through.
  for (const key of needed) for (const each of parts[key]?.imports ?? []) needed.add(each);
  return new Set(
    [...needed].flatMap((key) => [parts[key]?.file ?? [], parts[key]?.css ?? []].flat().map((file) => `/${file}`)),
  );
}

function builtRoutes(webDir: string): readonly BuiltRoute[] {
  const file = join(webDir, '.vite/routes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltRoute[]) : [];
}
