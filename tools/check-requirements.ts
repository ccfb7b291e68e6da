import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { bad, type Step, verdict } from './step.ts';

/** Areas that are complete, with the number of requirements that each has: ids run from 1 without a gap. */
export const complete: Record<string, number> = {
  BLOGS: 17,
  EVENTS: 18,
  SHELL: 81,
  FEED: 42,
  FORUMS: 16,
  MESSAGES: 25,
  MOD: 39,
  PROFILE: 22,
  REPORT: 28,
  A11Y: 79,
  DATA: 27,
  RESOURCES: 22,
  CHAT: 16,
  GROUPS: 21,
  LOCAL: 16,
  CRISIS: 27,
  ARCADE: 36,
  ROOM: 37,
  WELL: 27,
  ASSIST: 20,
  CONNECT: 47,
  MENTOR: 28,
  SKILL: 25,
  PROVIDERS: 11,
  PROVIDER: 45,
  PRICING: 29,
  BILLING: 32,
  ADS: 44,
};

/** Areas to come, as "later: …" names them, with the letters of their requirements. Nothing else can be waited for. */
export const awaited: Record<string, string> = {
  'public API': 'APIDOCS',
  VR: 'VR',
};

/** Reads the table `| id | what it asks | test |` and says what does not hold. */
export function checkMap(text: string, base: string, areas = complete): { problems: string[]; count: number } {
  const problems: string[] = [];
  const seen = new Map<string, number>();
  const sources = new Map<string, string | undefined>();
  const source = (path: string) => {
    if (!sources.has(path)) {
      const file = join(base, path);
      sources.set(path, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    }
    return sources.get(path);
  };
  /** An area has landed once it has a folder, or requirements of its own in this map. */
  const landed = (name: string) =>
    existsSync(join(base, 'areas', name.toLowerCase().replaceAll(' ', '-'))) ||
    new RegExp(`^\\| ${awaited[name]}-\\d`, 'm').test(text);
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.startsWith('|') || /^\|\s*(id\b|:?-)/i.test(line)) continue;
    const where = `docs/requirements.md:${index + 1}`;
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [id = '', asks = '', tests = ''] = cells;
    if (cells.length !== 3 || !asks || !tests || !/^[A-Z0-9]+-\d+[a-z]?$/.test(id)) {
      problems.push(`${where}: a row is | id | what it asks | test |, and this one is not.`);
      continue;
    }
    if (seen.has(id)) problems.push(`${where}: ${id} is also in line ${seen.get(id)}.`);
    seen.set(id, index + 1);
    for (const test of tests.split(/<br\s*\/?>/))
      problems.push(...checkTest(test, source, landed).map((problem) => `${where}: ${id}: ${problem}`));
  }
  for (const [area, count] of Object.entries(areas)) {
    const missing = Array.from({ length: count }, (_, n) => n + 1).filter(
      (n) =>
        ![`${area}-${n}`, `${area}-${String(n).padStart(2, '0')}`, `${area}-${String(n).padStart(3, '0')}`].some((id) =>
          seen.has(id),
        ),
    );
    if (missing.length > 0) problems.push(`${area}: no row for ${missing.join(', ')} of ${count}.`);
  }
  return { problems, count: seen.size };
}

function checkTest(
  entry: string,
  source: (path: string) => string | undefined,
  landed: (name: string) => boolean,
): string[] {
  const text = entry.trim().replaceAll('`', '');
  const [, waitsFor] = /^later: (\S.*)$/.exec(text) ?? [];
  if (waitsFor) return checkLater(waitsFor, landed);
  const [, path, title] = /^(\S+\.(?:test|e2e)\.tsx?) › (.+)$/.exec(text) ?? [];
  if (!path || !title) return [`"${text}" is neither "path.test.ts › test name" nor "later: area".`];
  const content = source(path);
  if (content === undefined) return [`there is no file ${path}.`];
  const name = title.replaceAll('\\|', '|').trim();
  const quoted = [`'${name.replaceAll("'", "\\'")}'`, `"${name}"`, `\`${name}\``];
  return quoted.some((literal) => content.includes(literal)) ? [] : [`${path} has no test named "${name}".`];
}

/** "ads, billing (a change of plan)" */
function checkLater(waitsFor: string, landed: (name: string) => boolean): string[] {
  return waitsFor
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((name) => name.trim())
    .flatMap((name) => {
      if (!Object.hasOwn(awaited, name)) return [`"later: ${name}" names no area that is to come.`];
      return landed(name) ? [`"later: ${name}", and that area is here: name the test that proves it.`] : [];
    });
}

export const requirementsStep: Step = {
  name: 'requirements map',
  async run() {
    const path = join(root, 'docs/requirements.md');
    if (!existsSync(path)) return bad(['docs/requirements.md is missing.']);
    const { problems, count } = checkMap(readFileSync(path, 'utf8'), root);
    return verdict(problems, `${count} requirements`);
  },
};
