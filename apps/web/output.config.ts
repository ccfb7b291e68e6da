import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';

const house = fileURLToPath(new URL('../..', import.meta.url));

interface WrittenRoute {
  readonly path: string;
  readonly guests: boolean;
  /** It opens without a connection. */
  readonly offline: boolean;
  /** From the root of the project: its screen, and what other areas bring to it at once. */
  readonly screens: readonly string[];
}

/** The routes that a manifest says: the text is read, since its parts are not for Node. */
function routesIn(manifest: string): WrittenRoute[] {
  const text = readFileSync(house + manifest, 'utf8');
  // From one path to the next; an entry of the navigation has a path and loads no screen.
  if (/\bpath:\s*[^'"\s]/.test(text)) throw new Error(`${manifest}: write each path as a plain text.`);
  return text.split(/(?=\bpath:\s*['"])/).flatMap((part) => {
    const path = /^path:\s*['"]([^'"]*)/.exec(part)?.[1];
    const file = /load: \(\) =>\s+(?:\w+\()?import\(['"](\.\/|#)([^'"]+)['"]\)/.exec(part);
    const has = (flag: string) => new RegExp(`${flag}: true`).test(part);
    if (!path || !file) return [];
    const [, from, name] = file;
    const screens = [from === '#' ? `${name}` : `${dirname(manifest)}/${name}`];
    return [{ path, guests: has('guests'), offline: has('offline'), screens }];
  });
}

/** All of the site, those of the list of areas (areas/web.ts) and what rest.ts adds to it. */
export function writtenRoutes(): WrittenRoute[] {
  const list = readFileSync(`${house}areas/web.ts`, 'utf8');
  const manifests = [...list.matchAll(/from '\.\/([\w-]+\/web\/area\.ts)'/g)].map(([, file]) => `areas/${file}`);
  const routes = new Map<string, WrittenRoute>();
  for (const route of [...manifests, 'apps/web/rest.ts'].flatMap(routesIn)) {
    const { path, guests, offline, screens } = routes.get(route.path) ?? { ...route, screens: [] };
    const all = [...screens, ...route.screens];
    routes.set(path, { path, guests: guests || route.guests, offline: offline || route.offline, screens: all });
  }
  return [...routes.values()];
}

function closure(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

/** The files of each screen that the start does not bring, for the links of platform/server/page-links.ts. */
function builtRoutes(manifest: Manifest) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const start = closure(manifest, entries);
  const keyOf = (source: string) => {
    const key = Object.keys(manifest).find((each) => `/${manifest[each]?.src}`.endsWith(`/${source}`));
    if (!key) throw new Error(`The build has no file for ${source}.`);
    return key;
  };
  return writtenRoutes().map(({ path, guests, offline, screens }) => {
    // The lists of all areas come before any screen but the home feed (areas/first.ts).
    const needed = [...(path === '/' ? [] : [keyOf('rest.ts')]), ...screens.map(keyOf)];
    const own = [...closure(manifest, needed)].filter((each) => !start.has(each));
    const scripts = own.flatMap((each) => manifest[each]?.file ?? []);
    const styles = [...new Set(own.flatMap((each) => manifest[each]?.css ?? []))];
    return { path, guests, offline, scripts, styles };
  });
}

/** Parts of the frame that come after the first paint, the help menu too, and that a page without a connection has. */
const frameParts = /areas\/(?:shell\/web\/frame-parts\.tsx|crisis\/web\/public\.ts)$/;

/** The worker that keeps the pages which open without a connection: their addresses, and every file they need. */
function offlineWorker(manifest: Manifest, dir: string): string {
  const keys = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry || frameParts.test(manifest[key]?.src ?? ''),
  );
  const start = [...closure(manifest, keys)].flatMap((key) => {
    const { file = '', css = [] } = manifest[key] ?? {};
    return [file, ...css];
  });
  const pages = builtRoutes(manifest)
    .filter(({ offline }) => offline)
    .map(({ path, guests, scripts, styles }) => ({
      path,
      own: !guests,
      files: [...scripts, ...styles].map((file) => `/${file}`),
    }));
  const asked = [
    ...readFileSync(join(dir, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|svg|woff2))"/g),
  ];
  const files = new Set([...start, ...asked.map(([, file = '']) => file)].filter((file) => !/\.html$/.test(file)));
  const list = { pages, files: [...files].sort().map((file) => `/${file}`) };
  const content = [...new Set([...list.files, ...pages.flatMap((page) => page.files)])].sort();
  // Files without a hash in their name change too.
  const bytes = ['/index.html', ...content].map((file) => readFileSync(join(dir, file)));
  const version = createHash('sha256').update(Buffer.concat(bytes)).digest('hex').slice(0, 16);
  const source = readFileSync(new URL('./offline-worker.js', import.meta.url), 'utf8');
  return `const kept = ${JSON.stringify({ ...list, version })};\n${source}`;
}

const isText = /\.(js|css|svg|json|webmanifest)$/;
const worthwhile = 1000;

/** After the build: which files each screen needs, and every text compressed once instead of at each request. */
export const output = (): Plugin => ({
  name: 'doorways-output',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest;
    writeFileSync(join(dir, '.vite/routes.json'), JSON.stringify(builtRoutes(manifest)));
    writeFileSync(join(dir, 'offline-worker.js'), offlineWorker(manifest, dir));
    for (const name of Object.keys(bundle)) {
      if (!isText.test(name) || name.startsWith('.vite/')) continue;
      const text = readFileSync(join(dir, name));
      if (text.length < worthwhile) continue;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text, { params }));
      writeFileSync(join(dir, `${name}.gz`), gzipSync(text, { level: 9 }));
    }
  },
});
