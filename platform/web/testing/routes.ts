import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const areas = join(import.meta.dirname, '../../../areas');

export interface KnownRoute {
  readonly area: string;
  /** As in the manifest: '/profile/:id'. */
  readonly pattern: string;
  /** An address of the demo community: '/profile/1'. */
  readonly address: string;
}

/** Every route of every manifest, read from areas/<area>/web/area.ts without running it. */
export function knownRoutes(): KnownRoute[] {
  return readdirSync(areas)
    .sort()
    .flatMap((area) => {
      const file = ['area.ts', 'area.tsx']
        .map((name) => join(areas, area, 'web', name))
        .find((path) => existsSync(path));
      if (!file) return [];
      const text = readFileSync(file, 'utf8');
      const found = [...text.matchAll(/path:\s*'(\/[^']*)'(?:(?!\bpath:)[\s\S])*?\bload:/g)];
      return found.map(([, pattern = '']) => ({ area, pattern, address: addressOf(pattern) }));
    });
}

/** Optional parts are left out; a parameter is 1, which everything in the demo community has. */
const addressOf = (pattern: string) =>
  pattern
    .replace(/\/:\w+\?/g, '')
    .replace(/:\w+/g, '1')
    .replace(/\/\*.*$/, '') || '/';
