import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './install.mjs';
import { bad, good, type Step, verdict } from './step.ts';
import { isStale } from './web-build.mjs';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: string[];
  readonly dynamicImports?: string[];
  readonly css?: string[];
  readonly assets?: string[];
  readonly src?: string;
}
export type Manifest = Record<string, Chunk>;

/**
 * Kilobytes (1,000 bytes) over the wire. Fonts are compressed already; the rest is counted gzipped. `first` is all
 * JavaScript that the home feed needs before anything lazy: the start and the files of its screen. It may be 150 with
 * nothing rewritten by the build; two plugins still are (apps/web/slim.config.ts), so less is allowed. `css` is what a page
 * loads, whichever it is: the sheets of the start and those of its screen.
 */
export const budget = { first: 140, lazy: 60, css: 25, fonts: 60 };
/** Lazy parts that are a library, come when somebody chooses them by name, and have a limit of their own. */
const chosen: Readonly<Record<string, number>> = { '../../areas/vr/web/room/three/stage.ts': 250 };
/** What a part may add to the screen that it is opened from. A library for charts would cost several times as much. */
export const additions = [
  {
    part: '../../areas/wellness/web/history/history-screen.tsx',
    to: '../../areas/wellness/web/wellness-screen.tsx',
    most: 25,
  },
] as const;
/** Texts that only server code, zod or the list of common passwords has; found in a browser bundle, somebody imported across the border. */
const strangers = [
  /\bDrizzleQueryError\b/,
  /\bPGlite\b/,
  /from ?["']node:/,
  /require\(["']node:/,
  /\binvalid_union\b/,
  /\btrustno1\b/,
];

const kb = (bytes: number) => bytes / 1000;
const shown = (bytes: number) => `${kb(bytes).toFixed(1)} kB`;

export function measure(dist: string, manifest: Manifest) {
  const problems: string[] = [];
  const read = (file: string) => readFileSync(join(dist, file));
  const size = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
  const chunks = Object.entries(manifest);
  const isScript = (file: string) => /\.m?js$/.test(file);
  // What the page itself asks for, and what that imports: the bundler may cut the entry as it likes.
  const asked = [...page(dist).matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="?\/?([^"\s>]+\.(?:js|css))/g)].map(
    ([, file = '']) => file,
  );
  const entries = chunks.filter(([, chunk]) => chunk.isEntry || asked.includes(chunk.file)).map(([key]) => key);
  const start = closure(manifest, entries);
  const startFiles = new Set([...asked, ...[...start].map((key) => manifest[key]?.file ?? '')].filter(isScript));
  if (startFiles.size === 0) problems.push('The manifest names no start bundle.');
  const startSize = size(startFiles);
  const firstSize = size(new Set([...startFiles, ...homeScripts(dist)]));
  if (kb(firstSize) > budget.first) {
    const parts = `start ${shown(startSize)}, home feed ${shown(firstSize - startSize)}`;
    problems.push(`First load: ${shown(firstSize)} (${parts}), allowed ${budget.first} kB.`);
  }

  // A lazy part costs what it brings besides the start bundle and whatever asks for it.
  for (const [key] of chunks.filter(([key, chunk]) => chunk.isDynamicEntry && !start.has(key))) {
    const askers = chunks.filter(([, chunk]) => chunk.dynamicImports?.includes(key)).map(([each]) => each);
    const present = askers.map((each) => closure(manifest, [each]));
    const files = [...closure(manifest, [key])]
      .filter((each) => !start.has(each) && !(present.length > 0 && present.every((those) => those.has(each))))
      .map((each) => manifest[each]?.file ?? '');
    const bytes = size(files.filter(isScript));
    const most = chosen[key] ?? budget.lazy;
    if (kb(bytes) > most) problems.push(`${key}: ${shown(bytes)}, allowed ${most} kB for a lazy part.`);
  }
  for (const { part, to, most } of additions.filter(({ part }) => manifest[part])) {
    const there = closure(manifest, [to]);
    const files = [...closure(manifest, [part])]
      .filter((each) => !start.has(each) && !there.has(each))
      .map((each) => manifest[each]?.file ?? '');
    const bytes = size(files.filter(isScript));
    if (kb(bytes) > most) problems.push(`${part} adds ${shown(bytes)} to ${to}, allowed ${most} kB.`);
  }
  const startStyles = [
    ...asked.filter((file) => file.endsWith('.css')),
    ...[...start].flatMap((key) => manifest[key]?.css ?? []),
  ];
  const pages = chunks.filter(([, chunk]) => chunk.isDynamicEntry).map(([key]) => key);
  let cssSize = size(new Set(startStyles));
  for (const key of pages) {
    const own = [...closure(manifest, [key])].flatMap((each) => manifest[each]?.css ?? []);
    const bytes = size(new Set([...startStyles, ...own]));
    cssSize = Math.max(cssSize, bytes);
    if (kb(bytes) > budget.css) problems.push(`Styles with ${key}: ${shown(bytes)}, allowed ${budget.css} kB.`);
  }
  const fontSize = firstFonts(dist, [...new Set(startStyles)], read);
  if (kb(fontSize) > budget.fonts)
    problems.push(`Fonts of the first page: ${shown(fontSize)}, allowed ${budget.fonts} kB.`);

  for (const file of new Set([...startFiles, ...chunks.map(([, chunk]) => chunk.file).filter(isScript)])) {
    const text = read(file).toString();
    const found = strangers.find((pattern) => pattern.test(text));
    if (found) problems.push(`${file} holds server code or zod (${found.source}).`);
  }
  for (const [key] of chunks) {
    if (/(^|\/)server\/|node_modules\/(zod|drizzle|fastify|pg)\//.test(key)) problems.push(`${key} is in the bundle.`);
  }
  return { problems, note: `first load ${shown(firstSize)}, styles ${shown(cssSize)}, fonts ${shown(fontSize)}` };
}

function closure(manifest: Manifest, keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key) || !manifest[key]) continue;
    seen.add(key);
    closure(manifest, manifest[key].imports ?? [], seen);
  }
  return seen;
}

/** The scripts of the screen at /, as the build lists them for the page's preload links. */
function homeScripts(dist: string): readonly string[] {
  const path = join(dist, '.vite/routes.json');
  if (!existsSync(path)) return [];
  const routes = JSON.parse(readFileSync(path, 'utf8')) as { path: string; scripts: string[] }[];
  return routes.find((route) => route.path === '/')?.scripts ?? [];
}

const page = (dist: string) => {
  const path = join(dist, 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** Fonts that a page in English loads at first: preloaded ones, else the Latin upright faces of the start styles. */
function firstFonts(dist: string, styles: string[], read: (file: string) => Buffer) {
  const preloaded = [...page(dist).matchAll(/<link\b[^>]*>/g)]
    .filter(([tag]) => /rel="?preload/.test(tag) && /as="?font/.test(tag))
    .map(([tag]) => /href="?([^"\s>]+)/.exec(tag)?.[1]?.replace(/^\//, ''));
  const faces = styles.flatMap((file) => [
    ...read(file)
      .toString()
      .matchAll(/@font-face\s*\{([^}]*)\}/g),
  ]);
  const latin = faces
    .map(([, body = '']) => body)
    .filter((body) => /unicode-range:[^;]*U\+(\?\?|0{0,4}-(00)?FF)/i.test(body) || !/unicode-range/.test(body))
    .filter((body) => !/font-style:\s*italic/.test(body) && !/(OpenDyslexic|Lexend)/i.test(body))
    .map((body) => /url\(["']?\/?([^"')]+\.woff2)/.exec(body)?.[1]?.replace(/^\.\//, ''));
  const files = new Set([...preloaded, ...latin].filter((file) => file !== undefined));
  return [...files].reduce((sum, file) => {
    const path = [join(dist, file), join(dist, 'assets', file)].find((each) => existsSync(each));
    return sum + (path ? readFileSync(path).length : 0);
  }, 0);
}

export const budgetsStep: Step = {
  name: 'size budgets',
  async run() {
    const dist = join(root, 'dist/web');
    const path = ['.vite/manifest.json', 'manifest.json']
      .map((name) => join(dist, name))
      .find((each) => existsSync(each));
    if (!existsSync(dist)) return good('no build yet, measured after the build');
    if (!path) return bad(['dist/web has no Vite manifest: set build.manifest in apps/web/vite.config.ts.']);
    if (isStale()) return good('the build is older than its sources, measured after the build');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
    const named = [...additions.flatMap(({ part, to }) => [part, to]), ...Object.keys(chosen)];
    const gone = named.filter((key) => !manifest[key]?.isDynamicEntry);
    const { problems, note } = measure(dist, manifest);
    return verdict([...gone.map((key) => `${key} has a budget, and is no longer a lazy part.`), ...problems], note);
  },
};
