import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { makeClosure } from './closure.ts';

/** What was seen passing in the long form: a hash of each area, and of what all stand on. */
const record = join(root, 'tools/e2e/verified.json');
/** By this name the record has what every page stands on. */
export const below = 'foundations';
/** Into so many parts the journeys of an area are divided that has not changed itself: with what it stands on, and without. */
export const turns = { foundations: 3, nothing: 6 };
/** The same for files of tests that run a second time, or take long: whatever has changed. */
export const thirds = 3;

type Hashes = Readonly<Record<string, string>>;

/** Which journeys `npm test` takes. */
export interface Selection {
  /** Areas of which a file has changed, or one that it imports of another area, since they were last seen passing. */
  readonly changed: readonly string[];
  /** Into how many parts the journeys of the others are divided, and which part is taken. */
  readonly turns: number;
  readonly turn: number;
}

/** Every page stands on these. Unit tests run whole each time and change no page. */
const foundationFiles = [
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
 * Of each area: its own files and what they import of other areas, so that a change of a file changes the hash of every
 * area that imports it. What every page stands on has one hash for all.
 */
export function hashesOf(base: string): Hashes {
  const closureOf = makeClosure(base);
  const hashes: Record<string, string> = {};
  for (const area of areaNames(base).sort())
    hashes[area] = hashOf(base, closureOf(filesIn(base, [`areas/${area}/**/*`])));
  return { ...hashes, [below]: hashOf(base, filesIn(base, foundationFiles)) };
}

const verified = (): Hashes => (existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Hashes) : {});

/**
 * After a run by hand: the areas that passed need not run whole again, those that did not must, and of what was left
 * out nothing is known. What all stand on is noted after a run that left out nothing.
 */
export function notePassed(passed: ReadonlyMap<string, boolean | undefined>, { whole }: { readonly whole: boolean }) {
  const hashes = hashesOf(root);
  const noted: Record<string, string> = { ...verified() };
  const note = (name: string) => {
    const hash = hashes[name];
    if (hash) noted[name] = hash;
  };
  for (const [area, all] of passed) {
    if (all) note(area);
    else if (all === false) delete noted[area];
  }
  if (whole) note(below);
  writeFileSync(record, `${JSON.stringify(noted, Object.keys(noted).sort(), 2)}\n`);
}

export function choose(before: Hashes, now: Hashes): Selection {
  const parts = now[below] === before[below] ? turns.nothing : turns.foundations;
  const all = createHash('sha256').update(JSON.stringify(now));
  return {
    changed: Object.keys(now).filter((area) => area !== below && now[area] !== before[area]),
    turns: parts,
    turn: Number.parseInt(all.digest('hex').slice(0, 8), 16) % parts,
  };
}

/** The same for the same sources; kept in the environment, for the workers. */
function select(): Selection {
  const kept = process.env.DOORWAYS_SELECTION;
  if (kept) return JSON.parse(kept) as Selection;
  const selection = choose(verified(), hashesOf(root));
  process.env.DOORWAYS_SELECTION = JSON.stringify(selection);
  return selection;
}

/** Null where everything runs: only `npm test` asks for less. */
export const selection = process.env.DOORWAYS_JOURNEYS === 'sample' ? select() : null;

const isInTurn = (name: string, { turn }: Selection, parts: number) =>
  createHash('sha256').update(name).digest().readUInt32BE() % parts === turn % parts;

/** All of an area that has changed, of another a part, which goes round with the sources. */
export const isTaken = (area: string, title: string, by: Selection | null = selection): boolean =>
  !by || by.changed.includes(area) || isInTurn(title, by, by.turns);

/** A third of the files that run a second time, on the other engine. */
export const isTakenAgain = (path: string, by: Selection | null = selection): boolean =>
  !by || isInTurn(path, by, thirds);
