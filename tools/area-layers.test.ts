import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkLayers } from './area-layers.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doorways-layers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const layers = [
  { name: 'people', areas: ['people'] },
  { name: 'content', areas: ['blogs', 'feed'] },
  { name: 'services', areas: [] },
  { name: 'frame', areas: ['shell'] },
];
function check(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return checkLayers(folder, { layers, layerOfNewAreas: 'services' });
}

describe('layers of areas', () => {
  test('looking down is fine, for a new area too, and tests look anywhere', () => {
    expect(
      check({
        'areas/feed/web/card.tsx': `import { card } from '#areas/people/web/public.ts';\nexport const a = <p>{card}</p>;`,
        'areas/wellness/server/area.ts': `import '#areas/feed/contract.ts';`,
        'areas/people/server/blocks.test.ts': `import '#areas/feed/server/public.ts';`,
        'areas/people/feed.e2e.ts': `import '#areas/feed/contract.ts';`,
        'areas/shell/web/frame.tsx': `import '../../wellness/web/public.ts';`,
      }),
    ).toEqual([]);
  });

  test.each([
    ['a plain import', `import { a } from '#areas/feed/server/public.ts';`],
    ['an import of a type', `import type { A } from '#areas/feed/server/public.ts';`],
    ['a type named in place', `export type A = import('#areas/feed/server/public.ts').A;`],
    ['an import on demand', `export const a = () => import('#areas/feed/server/public.ts');`],
    ['a passing on', `export { a } from '#areas/feed/server/public.ts';`],
    ['a passing on of everything', `export * from '../../feed/server/public.ts';`],
  ])('%s that goes up is named', (_, line) => {
    expect(check({ 'areas/people/server/blocks.ts': line })).toEqual([
      'area-layers: areas/people/server/blocks.ts imports areas/feed/server/public.ts: people is not above feed',
    ]);
  });

  test('neighbours do not look at each other, new areas among them', () => {
    expect(
      check({
        'areas/feed/web/area.ts': `import '#areas/blogs/web/public.ts';`,
        'areas/rooms/web/area.ts': `import '#areas/ads/web/public.ts';`,
      }),
    ).toEqual([
      'area-layers: areas/feed/web/area.ts imports areas/blogs/web/public.ts: feed is not above blogs',
      'area-layers: areas/rooms/web/area.ts imports areas/ads/web/public.ts: rooms is not above ads',
    ]);
  });
});
