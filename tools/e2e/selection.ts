import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** What was seen passing in the long form: a hash of the sources of each area. */
const record = join(root, 'tools/e2e/verified.json');
/** Into so many parts the journeys of what has not changed are divided. */
export const turns = 3;

type Hashes = Readonly<Record<string, string>>;

/** Which journeys `npm test` takes. */
export interface Selection {
  /** Areas that have changed since everything was last seen passing. */
  readonly changed: readonly string[];
  /** Which part of the others. */
  readonly turn: number;
}

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort())
    if (/\.(tsx?|css|sql|json|html|mjs)$/.test(file))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

const areaNames = () => globSync('areas/*/contract.ts', { cwd: root }).map((path) => path.split('/')[1] ?? '');

/** Of each area, as it stands here. */
const hashes = (): Hashes =>
  Object.fromEntries(
    areaNames()
      .sort()
      .map((area) => [area, hashOf([`areas/${area}/**/*`])]),
  );

const verified = (): Hashes => (existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Hashes) : {});

/** For the long form, after all of it has passed. */
export const noteVerified = () => writeFileSync(record, `${JSON.stringify(hashes(), null, 2)}\n`);

/** The same for the same sources; kept in the environment, for the workers. */
function select(): Selection {
  const kept = process.env.DOORWAYS_SELECTION;
  if (kept) return JSON.parse(kept) as Selection;
  const before = verified();
  const now = hashes();
  const all = createHash('sha256')
    .update(JSON.stringify(now))
    .update(hashOf(['{platform,apps,demo}/**/*', '*.json']));
  const selection = {
    changed: Object.keys(now).filter((area) => now[area] !== before[area]),
    turn: Number.parseInt(all.digest('hex').slice(0, 8), 16) % turns,
  };
  process.env.DOORWAYS_SELECTION = JSON.stringify(selection);
  return selection;
}

/** Null where everything runs: only `npm test` asks for less. */
export const selection = process.env.DOORWAYS_JOURNEYS === 'sample' ? select() : null;

/** All of an area that has changed, of another a third, which goes round with the sources. */
export function isTaken(area: string, title: string, by: Selection | null = selection): boolean {
  if (!by || by.changed.includes(area)) return true;
  return createHash('sha256').update(title).digest().readUInt32BE() % turns === by.turn;
}
