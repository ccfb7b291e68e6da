import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkTables, ownedTables } from './area-tables.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doorways-tables-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rules = {
  layers: [
    { name: 'people', areas: ['people'] },
    { name: 'content', areas: ['blogs', 'posts'] },
    { name: 'services', areas: [] },
  ],
  layerOfNewAreas: 'services',
  owners: new Map([
    ['blocks', { area: 'people', readable: false }],
    ['follows', { area: 'people', readable: true }],
    ['posts', { area: 'posts', readable: true }],
  ]),
};
function check(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return checkTables(folder, rules);
}

describe('tables of other areas', () => {
  test('what its owner has declared readable is read from above; own tables, tests and other texts are free', () => {
    expect(
      check({
        'areas/posts/server/list.ts': `export const a = \`select * from posts p join follows f on f.id = p.id where \${1} = 1\`;`,
        'areas/rooms/server/list.ts': `export const a = 'select id from posts';`,
        'areas/rooms/server/page.ts': `export const a = tables<{ posts: typeof posts }>().selectFrom('posts as p').where('blocks', '=', 1);`,
        'areas/people/server/own.ts': `export const a = from.deleteFrom('blocks');`,
        'areas/rooms/server/list.test.ts': `export const a = 'delete from blocks';`,
        'areas/rooms/web/words.ts': `export const a = 'Take it from blocks';`,
      }),
    ).toEqual([]);
  });

  test.each([
    ['read in a string', `'select 1 from blocks'`, 'reads blocks of people'],
    ['joined in a template', `\`select \${1} from posts p left join blocks b on true\``, 'reads blocks of people'],
    ['read in a fragment', `\`exists (select 1 FROM blocks where \${1})\``, 'reads blocks of people'],
    ['written, though it is readable', `'insert into follows values (1)'`, 'writes follows of people'],
    ['changed', `'update follows set since = 1'`, 'writes follows of people'],
    ['emptied', `'delete from follows'`, 'writes follows of people'],
    ['selected from', `from.selectFrom('blocks as b')`, 'reads blocks of people'],
    ['one of several', `from.selectFrom(['posts as p', 'blocks'])`, 'reads blocks of people'],
    ['joined', `from.selectFrom('posts').leftJoin('blocks as b', 'b.id', 'posts.id')`, 'reads blocks of people'],
    ['joined sideways', `one.innerJoinLateral('blocks', on)`, 'reads blocks of people'],
    ['said to be there', `tables<{ posts: typeof posts; blocks: typeof blocks }>()`, 'reads blocks of people'],
    ['added to', `from.insertInto('follows').values({})`, 'writes follows of people'],
    ['set', `from.updateTable('follows').set({})`, 'writes follows of people'],
    ['removed from', `from.deleteFrom('follows as f')`, 'writes follows of people'],
  ])('a table of another area that is %s is named', (_, text, says) => {
    expect(check({ 'areas/posts/server/sql.ts': `export const a = ${text};` })).toContain(
      `area-tables: areas/posts/server/sql.ts ${says}`,
    );
  });

  test('nobody reads a table of an area above or beside, readable or not', () => {
    expect(
      check({
        'areas/people/server/sql.ts': `export const a = 'select 1 from posts';`,
        'areas/blogs/server/sql.ts': `export const a = 'select 1 from posts';`,
      }),
    ).toEqual([
      'area-tables: areas/blogs/server/sql.ts reads posts of posts',
      'area-tables: areas/people/server/sql.ts reads posts of posts',
    ]);
  });

  test('the schema says whose each table is', async () => {
    const owners = await ownedTables();
    expect(owners.get('space_members')).toEqual({ area: 'spaces', readable: true });
    expect(owners.get('profiles')).toEqual({ area: 'people', readable: false });
    expect(owners.get('users')).toBeUndefined();
  });
});
