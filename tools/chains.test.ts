import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bounds, chainText, makeChains, problemsOf } from './chains.ts';
import { root } from './install.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doorways-chains-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const room = {
  'areas/tea/contract.ts': `
    import { event, operation } from '#platform/contract/operation.ts';
    export const pourTea = operation({ name: 'pourTea', policy: 'tea.pour' });
    export const boilWater = operation({ name: 'boilWater', policy: 'member' });
    export const teaPoured = event('teaPoured', {});`,
  'areas/tea/server/area.ts': `
    import { pourTea } from './pour-tea.ts';
    import { boilWater } from './boil-water.ts';
    export const tea = serverArea({ handlers: { pourTea, boilWater } });`,
  'areas/tea/server/policy.ts': `
    import { neighbours } from '#areas/people/server/public.ts';
    export const policies = { 'tea.pour': policy('member', ({ db }) => neighbours('p')) };`,
  'areas/tea/server/pour-tea.ts': `
    import { peopleOf } from '#areas/people/server/public.ts';
    import { teaPoured, type pourTea as contract } from '../contract.ts';
    import { cups } from './limits.ts';
    import { cupView } from './cup-view.ts';
    import { sugar } from './sugar.ts';
    import { cups as table } from './tables.ts';
    import { unused } from './unused.ts';
    export const pourTea: Handler<typeof contract> = async ({ query, emit }) => {
      await emit(teaPoured, { most: cups });
      await peopleOf(query, []);
      return cupView(sugar(table));
    };`,
  'areas/tea/server/boil-water.ts': `
    import { steam } from './steam.ts';
    export const boilWater = () => steam;
    const aside = () => unlit;`,
  'areas/tea/server/steam.ts': `export const steam = 'select k.heat from kettles k';`,
  'areas/tea/server/limits.ts': `export const cups = 3;`,
  'areas/tea/server/cup-view.ts': `export const cupView = (cup) => ({ cup });`,
  'areas/tea/server/sugar.ts': `export const sugar = (cup) => cup;`,
  'areas/tea/server/unused.ts': `export const unused = async (query: Query) => query(all);`,
  'areas/tea/server/tables.ts': `export const cups = pgTable('cups', {});`,
  'areas/people/server/public.ts': `
    export { neighbours } from './neighbours.ts';
    export { peopleOf } from './people-of.ts';`,
  'areas/people/server/neighbours.ts': `
    const near = (p: string) => \`exists (select 1 from streets where \${p}.street = 1)\`;
    export const neighbours = (p: string) => near(p);`,
  'areas/people/server/people-of.ts': `
    const named = statement(() => from.selectFrom('users'));
    export const peopleOf = (ask: Query, ids) => ask(named, ids);`,
};

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

describe('what one opens to follow a call', () => {
  test('is its contract, policy, use case, view and all that touches rows, wherever it stands', () => {
    write(room);
    expect(makeChains(folder)('pourTea')).toEqual({
      operation: 'pourTea',
      files: [
        'areas/tea/contract.ts',
        'areas/tea/server/policy.ts',
        'areas/tea/server/pour-tea.ts',
        'areas/people/server/people-of.ts',
        'areas/tea/server/cup-view.ts',
      ],
      areas: ['tea', 'people'],
      // A word of another area, and what computes alone; constants and tables are not even named.
      alsoUsed: ['areas/people/server/neighbours.ts', 'areas/tea/server/sugar.ts'],
    });
  });

  test('counts a piece of a statement in its own area, and nothing that the call does not run', () => {
    write(room);
    expect(chainText(makeChains(folder)('boilWater'))).toBe(
      [
        'boilWater: 3 files in tea',
        '  areas/tea/contract.ts',
        '  areas/tea/server/boil-water.ts',
        '  areas/tea/server/steam.ts',
      ].join('\n'),
    );
  });

  test('counts the part of a contract that declares an event which is emitted', () => {
    write({
      ...room,
      'areas/people/contract.ts': `export * from './contract/meeting.ts';`,
      'areas/people/contract/meeting.ts': `export const met = event('met', {}); export const longest = 3;`,
      'areas/tea/server/steam.ts': `import { longest, met } from '#areas/people/contract.ts';
        export const steam = (emit: Emit) => emit(met, longest);`,
    });
    expect(makeChains(folder)('boilWater').files).toContain('areas/people/contract/meeting.ts');
  });

  test('an operation that no contract has, and one without a handler or its policy, are said', () => {
    write(room);
    const chainOf = makeChains(folder);
    expect(() => chainOf('drinkTea')).toThrow('No contract has an operation "drinkTea".');
    write({ 'areas/tea/server/area.ts': 'export const tea = serverArea({ handlers: {} });' });
    expect(() => makeChains(folder)('pourTea')).toThrow('The manifest of tea has no handler of pourTea.');
    write({ 'areas/tea/server/policy.ts': 'export const policies = {};' });
    expect(() => makeChains(folder)('pourTea')).toThrow('No area has the policy "tea.pour" of pourTea.');
  });

  test('more than the bound of its files or its areas is a fault', () => {
    write(room);
    const chains = [makeChains(folder)('pourTea')];
    expect(problemsOf(chains, { pourTea: { files: 5, areas: 2 } })).toEqual([]);
    const fault = 'pourTea takes 5 files in 2 areas to read, at most';
    expect(problemsOf(chains, { pourTea: { files: 4, areas: 2 } })).toEqual([
      `${fault} 4 in 2: npm run chains pourTea`,
    ]);
    expect(problemsOf(chains, { pourTea: { files: 5, areas: 1 } })).toEqual([
      `${fault} 5 in 1: npm run chains pourTea`,
    ]);
  });
});

test.each(Object.keys(bounds))('ARCHITECTURE.md shows what one opens to follow %s', (operation) => {
  const { files } = makeChains(root)(operation);
  const names = files.map((file) => `\`${file.replace('areas/', '').replace('/server/', '/')}\``);
  const row = `| ${operation} | ${files.length} | ${names.join(' → ')} |`;
  expect(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('\n')).toContain(row);
});
