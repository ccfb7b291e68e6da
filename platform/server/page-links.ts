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

/** Links to the files of the screen at an address, so that they come together with the start and not after it. */
export function pageLinks(webDir: string): PageLinks {
  const file = join(webDir, '.vite/routes.json');
  const routes = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltRoute[]) : [];
  const known = routes.map(({ path, guests, scripts, styles }) => ({
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
