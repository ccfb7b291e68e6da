import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDeadCode } from './check-dead-code.ts';
import { cruise, longContracts } from './check-structure.ts';
import { ensureInstalled, root } from './install.mjs';

/** A small house that keeps every rule. */
const sound: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'house',
    type: 'module',
    imports: { '#areas/*': './areas/*', '#platform/*': './platform/*', '#apps/*': './apps/*', '#tools/*': './tools/*' },
    dependencies: { zod: '1.0.0' },
    devDependencies: { kit: '1.0.0' },
  }),
  'node_modules/zod/package.json': JSON.stringify({ name: 'zod', version: '1.0.0', main: 'index.js' }),
  'node_modules/zod/index.js': 'export const z = 1;\n',
  'node_modules/kit/package.json': JSON.stringify({ name: 'kit', version: '1.0.0', main: 'index.js' }),
  'node_modules/kit/index.js': 'export const kit = 1;\n',
  'platform/contract/operation.ts': `import { z } from 'zod';\nexport const operation = z;\n`,
  'platform/contract/words.ts': 'export const words = 1;\n',
  'platform/server/area.ts': 'export const serverArea = 1;\n',
  'platform/web/area.ts': 'export const webArea = 1;\n',
  'areas/contract.ts': `import { feed } from './feed/contract.ts';\nexport const contracts = [feed];\n`,
  'areas/server.ts': `import { feed } from './feed/server/area.ts';\nexport const server = [feed];\n`,
  'areas/web.ts': `import { feed } from './feed/web/area.ts';\nexport const web = [feed];\n`,
  'areas/feed/contract.ts': `import { operation } from '#platform/contract/operation.ts';\nimport { posts } from './contract/posts.ts';\nimport { limit } from './pure/limit.ts';\nexport const feed = [operation, posts, limit];\n`,
  'areas/feed/contract/posts.ts': 'export const posts = 1;\n',
  'areas/feed/pure/limit.ts': 'export const limit = 1;\n',
  'areas/feed/server/area.ts': `import { serverArea } from '#platform/server/area.ts';\nimport { feed as contract } from '../contract.ts';\nimport { members } from '#areas/people/server/public.ts';\nimport { posts } from './tables.ts';\nexport const feed = [serverArea, contract, members, posts];\n`,
  'areas/feed/server/tables.ts': `import { people } from '#areas/people/server/tables.ts';\nexport const posts = people;\n`,
  'areas/feed/web/area.ts': `import { webArea } from '#platform/web/area.ts';\nimport type { feed as contract } from '../contract.ts';\nimport { card } from '#areas/people/web/public.ts';\nexport type Feed = typeof contract;\nexport const feed = [webArea, card];\n`,
  'areas/people/server/public.ts': `import { people } from './tables.ts';\nexport const members = people;\n`,
  'areas/people/server/tables.ts': 'export const people = 1;\n',
  'areas/people/web/public.ts': 'export const card = 1;\n',
  'apps/server/main.ts': `import { server } from '#areas/server.ts';\nexport const main = server;\n`,
  'apps/web/main.ts': `import { web } from '#areas/web.ts';\nexport const main = web;\n`,
};

/** One line too many in each; the rule that must say so. */
const faults: [rule: string, file: string, line: string][] = [
  ['shared-stays-shared', 'areas/feed/contract.ts', `import '../feed/server/tables.ts';`],
  ['shared-stays-shared', 'areas/feed/contract/posts.ts', `import '../server/tables.ts';`],
  ['shared-stays-shared', 'areas/feed/pure/limit.ts', `import 'node:fs';`],
  [
    'shared-stays-shared',
    'platform/contract/words.ts',
    `import type { webArea } from '#platform/web/area.ts'; export type W = typeof webArea;`,
  ],
  [
    'pure-takes-contract-types-only',
    'areas/feed/pure/limit.ts',
    `import { operation } from '#areas/other/contract.ts'; export const o = operation;`,
  ],
  [
    'pure-takes-contract-types-only',
    'areas/feed/pure/limit.ts',
    `import { posts } from '../contract/posts.ts'; export const p = posts;`,
  ],
  [
    'web-not-server',
    'areas/feed/web/area.ts',
    `import type { posts } from '../server/tables.ts'; export type P = typeof posts;`,
  ],
  ['web-not-server', 'platform/web/area.ts', `import '#platform/server/area.ts';`],
  [
    'server-not-web',
    'areas/feed/server/area.ts',
    `import type { feed as w } from '../web/area.ts'; export type W = typeof w;`,
  ],
  [
    'web-takes-contract-types-only',
    'areas/feed/web/area.ts',
    `import { feed as c } from '../contract.ts'; export const values = c;`,
  ],
  [
    'web-takes-contract-types-only',
    'areas/feed/web/area.ts',
    `import { posts } from '../contract/posts.ts'; export const p = posts;`,
  ],
  ['web-takes-contract-types-only', 'platform/web/area.ts', `import { z } from 'zod'; export const zz = z;`],
  ['area-by-its-door', 'areas/feed/server/area.ts', `import '#areas/people/server/tables.ts';`],
  ['area-by-its-door', 'areas/feed/web/area.ts', `import '#areas/people/web/card.ts';`],
  ['area-by-its-door', 'areas/people/server/public.ts', `import '#areas/feed/contract/posts.ts';`],
  ['area-by-its-door-in-tests', 'areas/feed/server/area.test.ts', `import '#areas/people/server/tables.ts';`],
  ['tables-by-tables', 'areas/feed/server/tables.ts', `import '#areas/people/server/public.ts';`],
  ['platform-knows-no-area', 'platform/server/area.ts', `import '#areas/feed/contract.ts';`],
  ['apps-hold-no-feature', 'apps/server/main.ts', `import '#areas/feed/server/area.ts';`],
  ['lists-only-list', 'areas/server.ts', `import './feed/server/tables.ts';`],
  ['nobody-imports-the-top', 'areas/feed/server/area.ts', `import '#apps/server/main.ts';`],
  ['product-without-tests', 'areas/feed/server/area.ts', `import './area.test.ts';`],
  [
    'product-without-development-packages',
    'areas/feed/server/area.ts',
    `import { kit } from 'kit'; export const k = kit;`,
  ],
  [
    'product-without-development-packages',
    'areas/feed/server/area.ts',
    `import stray from 'stray'; export const s = stray;`,
  ],
  ['no-cycles', 'areas/people/server/tables.ts', `import { members } from './public.ts'; export const m = members;`],
  [
    'no-cycles',
    'platform/server/config.ts',
    `import type { Log } from './log.ts'; export type Config = { readonly log: Log };`,
  ],
  ['everything-is-there', 'areas/feed/server/area.ts', `import './lost.ts';`],
];
const extra: Record<string, string> = {
  'platform/server/log.ts': `import type { Config } from './config.ts';\nexport type Log = (config: Config) => void;\n`,
  'areas/other/contract.ts': 'export const operation = 1;\n',
  'areas/people/web/card.ts': 'export const card = 1;\n',
  'areas/feed/server/area.test.ts': 'export const t = 1;\n',
  'node_modules/stray/package.json': JSON.stringify({ name: 'stray', version: '1.0.0', main: 'index.js' }),
  'node_modules/stray/index.js': 'export default 1;\n',
};

let folder = '';
const house = (name: string, changes: Record<string, string> = {}) => {
  const base = join(folder, name);
  for (const [path, text] of Object.entries({ ...sound, ...changes })) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  return base;
};

beforeAll(() => {
  ensureInstalled(join(root, 'tools/lint'));
  folder = mkdtempSync(join(tmpdir(), 'doorways-rules-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('import rules', { timeout: 60_000 }, () => {
  test('a sound house passes', async () => {
    const { problems, count } = await cruise(house('sound'));
    expect(problems).toEqual([]);
    expect(count).toBe(Object.keys(sound).filter((path) => /^(?!node_modules).*\.ts$/.test(path)).length);
  });

  test('every rule finds its planted fault', async () => {
    const changes = { ...sound };
    for (const [, file, line] of faults) changes[file] = `${line}\n${changes[file] ?? ''}`;
    const { problems } = await cruise(house('faults', { ...extra, ...changes }));
    const missed = faults.filter(([rule, file, line]) => {
      const target = /'[^']*?([\w-]+)(\.ts)?'/.exec(line)?.[1] ?? '';
      return !problems.some((each) => each.startsWith(`${rule}: `) && each.includes(file) && each.includes(target));
    });
    expect(missed, problems.join('\n')).toEqual([]);
  });
});

test('a contract of more than 400 lines is to be split, and so is a subject of one', () => {
  const lines = (count: number) => 'export {};\n'.repeat(count);
  const base = house('long', { 'areas/feed/contract.ts': lines(400), 'areas/feed/contract/posts.ts': lines(401) });
  expect(longContracts(base)).toEqual([
    'areas/feed/contract/posts.ts has 401 lines; more than 400 are split by subject',
  ]);
});

describe('dead code', { timeout: 60_000 }, () => {
  test('finds an unused file, an unused export and an unused package', async () => {
    const { problems } = await findDeadCode(
      house('dead', {
        'areas/feed/server/forgotten.ts': 'export const forgotten = 1;\n',
        'areas/people/web/public.ts': 'export const card = 1;\nexport const nobody = 2;\n',
      }),
    );
    const text = problems.join('\n');
    expect(text).toMatch(/unused file: areas\/feed\/server\/forgotten\.ts/);
    expect(text).toMatch(/areas\/people\/web\/public\.ts: nobody/);
    expect(text).toMatch(/kit/);
  });
});
