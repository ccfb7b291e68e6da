import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts } from '#areas/contract.ts';
import { expressionsIn } from './expressions/find.ts';
import { type Judged, mostMilliseconds } from './expressions/judge.ts';
import { judgeAll } from './expressions/judge-all.ts';
import { root } from './install.mjs';
import { filesBelow, isCode, type Step, verdict } from './step.ts';

/** What may run on the server: everything but the browser's side and tests. */
const onServer = (path: string) =>
  isCode(path) &&
  !/\.(?:test|e2e|full)\.ts$|\/testing\//.test(path) &&
  /^areas\/[^/]+\/(?!web\/|e2e\/)|^platform\/(?:server|contract)\/|^apps\/server\//.test(path);

interface Placed extends Judged {
  readonly where: string;
}

/** The expressions that a schema has inside, those of the library's own formats (addresses, moments) too. */
function patternsOf(value: unknown, seen = new Set<unknown>()): RegExp[] {
  if (value instanceof RegExp) return [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const { def } = '_zod' in value ? (value._zod as { def: object }) : { def: value };
  const inside = 'getter' in def && typeof def.getter === 'function' ? [def.getter()] : Object.values(def);
  return inside.flatMap((one) => patternsOf(one, seen));
}

const expressionsOfContracts = (): Placed[] =>
  contracts.flatMap(({ operations }) =>
    operations.flatMap(({ name, params, query, body }) =>
      patternsOf([params, query, body]).map(({ source, flags }) => ({
        where: `The input of ${name}`,
        source,
        flags,
        repeated: false,
      })),
    ),
  );

/** Every expression that may see what a member sends, once, and what could not be read. */
export function readExpressions(sources: ReadonlyMap<string, string>, more: readonly Placed[] = []) {
  const problems: string[] = [];
  const all = new Map<string, Placed>();
  const add = (one: Placed) => {
    const key = [one.source, one.flags, one.repeated, one.most].join('\0');
    if (!all.has(key)) all.set(key, one);
  };
  for (const [path, text] of sources) {
    const { found, unreadable } = expressionsIn(text);
    for (const { line, ...expression } of found) add({ where: `${path}:${line}`, ...expression });
    for (const { line, code } of unreadable) {
      const said = 'cannot be judged: write it as a literal, or make it of constants of the file';
      problems.push(`${path}:${line}: ${code} ${said}.`);
    }
  }
  for (const one of more) add(one);
  return { expressions: [...all.values()], problems };
}

/** What takes too long, with the text that shows it. */
export async function slowOnes(expressions: readonly Placed[]): Promise<string[]> {
  const verdicts = await judgeAll(expressions);
  return expressions.flatMap(({ where, source, flags }, n) => {
    const found = verdicts[n];
    if (found && found.milliseconds <= mostMilliseconds) return [];
    const [before, again, after] = found
      ? [found.attack.before, found.attack.again, found.attack.after].map((part) => JSON.stringify(part))
      : [];
    const how = found
      ? `takes ${found.milliseconds.toFixed(0)} ms for ${found.length} characters, ${before}, then ${again} again and again, then ${after}`
      : 'does not come to an end with some short text';
    return [`${where}: /${source}/${flags} ${how}. Bound it, scan with indexOf, or cut the text right there (slice).`];
  });
}

/** A text of the length that members can send never holds up the process: no expression needs 50 ms for any. */
export const expressionsStep: Step = {
  name: 'expressions',
  async run() {
    const paths = filesBelow(['areas', 'platform', 'apps'], onServer);
    const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
    const { expressions, problems } = readExpressions(sources, expressionsOfContracts());
    if (expressions.length === 0) problems.push('There was no expression to judge.');
    problems.push(...(await slowOnes(expressions)));
    return verdict(problems, `${expressions.length} expressions`);
  },
};
