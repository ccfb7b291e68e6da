import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { makeClosure } from './closure.ts';

/** What was seen passing in the long form: a hash of all that can reach the journeys of each area. */
const record = join(root, 'tools/e2e/verified.json');
/** Into so many parts the journeys of what has not changed are divided. */
export const turns = 3;

type Hashes = Readonly<Record<string, string>>;

/** Which journeys `npm test` takes. */
export interface Selection {
  /** Areas that a change has reached since everything was last seen passing. */
  readonly changed: readonly string[];
  /** Which part of the others. */
  readonly turn: number;
}

/** Every page stands on these. Unit tests run whole each time and change no page. */
const foundations = [
  '{platform,apps,demo,migrations,tools/e2e}/**/*',
  'tools/web-build.mjs',
  'package*.json',
  'playwright.config.ts',
];
const counts = (path: string) =>
  /\.(tsx?|mjs|css|sql|json|html|svg|webp|png|woff2)$/.test(path) &&
  !/\.test\.tsx?$/.test(path) &&
  path !== 'tools/e2e/verified.json';

const filesIn = (base: string, patterns: readonly string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: base }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter(counts);

function hashOf(base: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...files].sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(base, file)));
  return hash.digest('hex').slice(0, 16);
}

const areaNames = (base: string) =>
  globSync('areas/*/contract.ts', { cwd: base }).map((path) => path.replaceAll('\\', '/').split('/')[1] ?? '');

/**
 * Of each area: its own files, what they import of other areas, and what every page stands on. A change of a file
 * changes the hash of every area that the file can reach.
 */
export function hashesOf(base: string): Hashes {
  const closureOf = makeClosure(base);
  const below = hashOf(base, filesIn(base, foundations));
  const hashes: Record<string, string> = {};
  for (const area of areaNames(base).sort()) {
    const own = hashOf(base, closureOf(filesIn(base, [`areas/${area}/**/*`])));
    hashes[area] = createHash('sha256').update(below).update(own).digest('hex').slice(0, 16);
  }
  return hashes;
}

const verified = (): Hashes => (existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Hashes) : {});

/** For the long form, after all of it has passed. */
export const noteVerified = () => writeFileSync(record, `${JSON.stringify(hashesOf(root), null, 2)}\n`);

/** The same for the same sources; kept in the environment, for the workers. */
function select(): Selection {
  const kept = process.env.DOORWAYS_SELECTION;
  if (kept) return JSON.parse(kept) as Selection;
  const before = verified();
  const now = hashesOf(root);
  const all = createHash('sha256').update(JSON.stringify(now));
  const selection = {
    changed: Object.keys(now).filter((area) => now[area] !== before[area]),
    turn: Number.parseInt(all.digest('hex').slice(0, 8), 16) % turns,
  };
  process.env.DOORWAYS_SELECTION = JSON.stringify(selection);
  return selection;
}

/** Null where everything runs: only `npm test` asks for less. */
export const selection = process.env.DOORWAYS_JOURNEYS === 'sample' ? select() : null;

const isInTurn = (name: string, { turn }: Selection) =>
  createHash('sha256').update(name).digest().readUInt32BE() % turns === turn;

/** All of an area that a change can reach, of another a third, which goes round with the sources. */
export const isTaken = (area: string, title: string, by: Selection | null = selection): boolean =>
  !by || by.changed.includes(area) || isInTurn(title, by);

/** A third of the files that run a second time, on the other engine. */
export const isTakenAgain = (path: string, by: Selection | null = selection): boolean => !by || isInTurn(path, by);
