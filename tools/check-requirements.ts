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
  VR: 18,
  APIDOCS: 35,
};

/** The text of a file, read once; undefined where there is none. */
function sourcesIn(base: string) {
  const sources = new Map<string, string | undefined>();
  return (path: string) => {
    if (!sources.has(path)) {
      const file = join(base, path);
      sources.set(path, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    }
    return sources.get(path);
  };
}

/** Reads the table `| id | what it asks | test |` and says what does not hold. */
export function checkMap(text: string, base: string, areas = complete): { problems: string[]; count: number } {
  const problems: string[] = [];
  const seen = new Map<string, number>();
  const source = sourcesIn(base);
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
      problems.push(...checkTest(test, source).map((problem) => `${where}: ${id}: ${problem}`));
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

/** Goals of docs/proof.md: R1 to R40 and A1 to A40. */
const goals = ['R', 'A'].flatMap((letter) => Array.from({ length: 40 }, (_, at) => `${letter}${at + 1}`));

/** Reads the tables `| goal | state | what is known | proof |` and says what does not hold. */
export function checkProof(text: string, base: string, wanted: readonly string[] = goals): string[] {
  const source = sourcesIn(base);
  const problems: string[] = [];
  const seen: string[] = [];
  for (const line of text.split('\n')) {
    const [goal = '', state = '', known = '', proof = '', ...more] = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (!/^[AR]\d+$/.test(goal)) continue;
    seen.push(goal);
    const isRow = ['met', 'partly', 'not'].includes(state) && known !== '' && proof !== '' && more.length === 0;
    if (!isRow) problems.push(`${goal}: a row is | goal | met, partly or not | what is known | proof |.`);
    if (proof === '–' && state === 'not') continue;
    for (const test of proof.split('<br>')) {
      problems.push(...checkTest(test, source).map((problem) => `docs/proof.md: ${goal}: ${problem}`));
    }
  }
  for (const goal of wanted) {
    const rows = seen.filter((one) => one === goal).length;
    if (rows !== 1) problems.push(`docs/proof.md: ${goal} has ${rows} rows.`);
  }
  return problems;
}

function checkTest(entry: string, source: (path: string) => string | undefined): string[] {
  const text = entry.trim().replaceAll('`', '');
  const [, path, title] = /^(\S+\.(?:test|e2e|full)\.tsx?) › (.+)$/.exec(text) ?? [];
  if (!path || !title) return [`"${text}" is not "path.test.ts › test name".`];
  const content = source(path);
  if (content === undefined) return [`there is no file ${path}.`];
  const name = title.replaceAll('\\|', '|').trim();
  const quoted = [`'${name.replaceAll("'", "\\'")}'`, `"${name}"`, `\`${name}\``];
  return quoted.some((literal) => content.includes(literal)) ? [] : [`${path} has no test named "${name}".`];
}

export const requirementsStep: Step = {
  name: 'requirements map',
  async run() {
    const path = join(root, 'docs/requirements.md');
    if (!existsSync(path)) return bad(['docs/requirements.md is missing.']);
    const { problems, count } = checkMap(readFileSync(path, 'utf8'), root);
    const proof = checkProof(readFileSync(join(root, 'docs/proof.md'), 'utf8'), root);
    return verdict([...problems, ...proof], `${count} requirements, ${goals.length} goals`);
  },
};
