import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { additions, budget, measure } from './check-budgets.ts';
import { compareRawQueries, countRawQueries } from './check-queries.ts';
import { checkMap, checkProof, complete } from './check-requirements.ts';
import { checkText } from './check-words.ts';
import { staleFiles } from './generate.ts';
import { addToList } from './new-area.ts';

let folder = '';
const write = (path: string, text: string | Buffer) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'doorways-checks-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('requirements map', () => {
  const row = (id: string, tests: string) => `| ${id} | what it asks | ${tests} |`;
  const check = (...rows: string[]) =>
    checkMap(['| id | what | test |', '|---|---|---|', ...rows].join('\n'), folder, { FEED: 2 });

  test('accepts rows whose tests exist', () => {
    write('areas/feed/a.test.ts', `test('shows a post', () => {}); test("it's kept", () => {});`);
    const both = "`areas/feed/a.test.ts` › shows a post<br>areas/feed/a.test.ts › it's kept";
    expect(check(row('FEED-01', both), row('FEED-02', both)).problems).toEqual([]);
  });

  test('names missing rows, files and titles, doubles and malformed rows', () => {
    const { problems } = check(
      row('FEED-01', 'areas/feed/a.test.ts › hides a post'),
      row('FEED-01', 'areas/feed/b.test.ts › shows a post'),
      row('FEED-03', 'somewhere'),
      row('FEED-05', 'later: messages'),
      '| FEED-04 | two cells |',
    );
    const text = problems.join('\n');
    expect(text).toMatch(/no test named "hides a post"/);
    expect(text).toMatch(/no file areas\/feed\/b\.test\.ts/);
    expect(text).toMatch(/FEED-01 is also in line 3/);
    expect(text).toMatch(/"somewhere" is not "path/);
    expect(text).toMatch(/"later: messages" is not "path/);
    expect(text).toMatch(/requirements\.md:7: a row is/);
    expect(text).toMatch(/FEED: no row for 2 of 2/);
  });

  test('knows every area whose requirements are in the map', () => {
    const map = readFileSync('docs/requirements.md', 'utf8');
    const areas = new Set([...map.matchAll(/^\| ([A-Z0-9]+)-\d+ \|/gm)].map(([, area]) => area));
    expect(Object.keys(complete).sort()).toEqual([...areas].sort());
  });
});

describe('goals and their proofs', () => {
  const check = (...rows: string[]) => checkProof(rows.join('\n'), folder, ['R1', 'A1']);
  const named = 'areas/feed/full.test.ts › holds';

  test('accepts each goal once, with a test that exists, or none where nothing is measured', () => {
    write('areas/feed/full.test.ts', `test('holds', () => {});`);
    expect(
      check('| goal | state |', `| R1 | partly | Some of it. | ${named} |`, '| A1 | not | Nothing. | – |'),
    ).toEqual([]);
  });

  test('names goals without a row or with two, other states, and claims without a test', () => {
    const text = check(
      `| R1 | nearly | Some of it. | ${named} |`,
      '| R1 | met | All of it. | – |',
      '| R2 | not | Nothing. | areas/feed/gone.test.ts › holds |',
    ).join('\n');
    expect(text).toContain('R1: a row is');
    expect(text).toContain('"–" is not "path.test.ts');
    expect(text).toContain('there is no file areas/feed/gone.test.ts');
    expect(text).toContain('R1 has 2 rows.');
    expect(text).toContain('A1 has 0 rows.');
  });
});

describe('queries', () => {
  test('a text of one’s own counts, however the database is asked; a statement does not', () => {
    const texts = ["query('name', text, [1])", 'query<Row>(name, `select 1`)', "ask.query('', text)"];
    expect(texts.map(countRawQueries)).toEqual([1, 1, 1]);
    expect(countRawQueries('const f = async () => [await queryIn(db)<Row>(name, text, values)];')).toBe(1);
    const statements = ['query(liked, { userId })', 'query(page(20), v)', 'query(once(from.selectFrom("likes")))'];
    expect(statements.map(countRawQueries)).toEqual([0, 0, 0]);
  });

  test('the number of an area may only fall, and is none for a new one', () => {
    expect(compareRawQueries({ feed: 3, people: 0, wellness: 0 }, { feed: 3 })).toEqual([]);
    expect(compareRawQueries({ feed: 4, wellness: 1, arcade: 2 }, { feed: 3, arcade: 5, people: 1 })).toEqual([
      'areas/feed asks the database with 4 texts, at most 3: write a statement().',
      'areas/wellness asks the database with 1 texts, at most 0: write a statement().',
      'areas/arcade has 2 texts left: write 2 in tools/raw-queries.ts.',
      'tools/raw-queries.ts: take out "people".',
    ]);
  });
});

describe('words', () => {
  const words = (text: string) => checkText('areas/a/web/b.tsx', text).join('\n');

  test('leaves code, prescribed names and short sentences alone', () => {
    const code = `const media = matchMedia('(prefers-color-scheme: dark)');
      export const A = () => <p className="color center" style={{ color: 'red' }}>Open the Safety Center. {media.media} is on.</p>;`;
    expect(words(code)).toBe('');
    const sheets = `export const a = ['p { color: red }', 'color: red; center: 1', \`.a { color: \${1} }\`];`;
    expect(words(sheets)).toBe('');
  });

  test('finds wrong words and long sentences', () => {
    expect(words('export const A = () => <p>For people with disabilities</p>;')).toMatch(/people with disability/);
    expect(words(`export const a = { label: 'Organize your posts' };`)).toMatch(/American spelling/);
    expect(words('export const A = () => <p>Choose a color</p>;')).toMatch(/"color" is American/);
    expect(words(`export const a = 'This is coming soon';`)).toMatch(/not announced/);
    expect(words('export const A = () => <a href="/x">Read more</a>;')).toMatch(/vague|leads/);
    expect(words('export const A = () => <button type="button">More</button>;')).toBe('');
    const long = Array.from({ length: 26 }, () => 'word').join(' ');
    expect(words(`export const A = () => <p>${long}.</p>;`)).toMatch(/sentence of 26 words/);
    expect(words(`export const A = () => <p>${long.slice(5)}. <b>Two</b> words.</p>;`)).toBe('');
  });
});

describe('size budgets', () => {
  const random = (bytes: number) => Buffer.from(Array.from({ length: bytes }, () => Math.floor(Math.random() * 256)));
  const manifest = {
    'index.html': {
      file: 'a.js',
      isEntry: true,
      imports: ['_shared.js'],
      dynamicImports: ['lazy.tsx'],
      css: ['a.css'],
    },
    '_shared.js': { file: 'shared.js' },
    'lazy.tsx': { file: 'lazy.js', isDynamicEntry: true, imports: ['_shared.js'] },
  };

  test('accept a small build', () => {
    for (const file of ['a.js', 'shared.js', 'lazy.js', 'a.css']) write(`small/${file}`, 'let a = 1;');
    expect(measure(join(folder, 'small'), manifest).problems).toEqual([]);
  });

  test('refuse big parts and server code', () => {
    write('big/a.js', random(70_000));
    write('big/shared.js', random(70_000));
    write('big/lazy.js', Buffer.concat([random(70_000), Buffer.from('; new DrizzleQueryError()')]));
    write('big/a.css', '@font-face{font-family:A;src:url(/f.woff2)}');
    write('big/f.woff2', random(70_000));
    const text = measure(join(folder, 'big'), manifest).problems.join('\n');
    expect(text).toMatch(/First load: 140/);
    expect(text).toMatch(/lazy\.tsx: 70/);
    expect(text).toMatch(/Fonts of the first page: 70/);
    expect(text).toMatch(/lazy\.js holds server code/);
  });

  test('hold a part to what it may add to the screen that it is opened from', () => {
    const [{ part, to }] = additions;
    const opened = {
      'index.html': { file: 'a.js', isEntry: true, dynamicImports: [part, to] },
      [to]: { file: 'to.js', isDynamicEntry: true, imports: ['_both.js'] },
      [part]: { file: 'part.js', isDynamicEntry: true, imports: ['_both.js', '_charts.js'] },
      '_both.js': { file: 'both.js' },
      '_charts.js': { file: 'charts.js' },
    };
    for (const file of ['a.js', 'to.js']) write(`added/${file}`, 'let a = 1;');
    for (const file of ['both.js', 'part.js']) write(`added/${file}`, random(20_000));
    const problems = (charts: number) => {
      write('added/charts.js', random(charts));
      return measure(join(folder, 'added'), opened).problems;
    };
    expect(problems(4000)).toEqual([]);
    expect(problems(8000)).toEqual([
      expect.stringMatching(/history-screen\.tsx adds 28\.\d kB to .*, allowed 25 kB\.$/),
    ]);
  });

  test('count for a lazy part what it brings, unless all who ask for it have loaded that already', () => {
    const asking = (second: readonly string[]) => ({
      'index.html': { file: 'a.js', isEntry: true, dynamicImports: ['one.tsx', 'two.tsx'] },
      'one.tsx': { file: 'one.js', isDynamicEntry: true, imports: ['_common.js'], dynamicImports: ['menu.tsx'] },
      'two.tsx': { file: 'two.js', isDynamicEntry: true, imports: [...second], dynamicImports: ['menu.tsx'] },
      'menu.tsx': { file: 'menu.js', isDynamicEntry: true, imports: ['_common.js'] },
      '_common.js': { file: 'common.js' },
    });
    for (const file of ['a.js', 'one.js', 'two.js']) write(`lazy/${file}`, 'let a = 1;');
    for (const file of ['menu.js', 'common.js']) write(`lazy/${file}`, random(40_000));
    const problems = (second: readonly string[]) => measure(join(folder, 'lazy'), asking(second)).problems.join('\n');
    expect(problems(['_common.js'])).toBe('');
    expect(problems([])).toMatch(/^menu\.tsx: 80/);
  });

  test('count the files of the home feed with the start', () => {
    for (const file of ['a.js', 'shared.js', 'a.css']) write(`home/${file}`, 'let a = 1;');
    write('home/lazy.js', random(budget.first * 1000));
    const routes = [
      { path: '/about', scripts: [] },
      { path: '/', scripts: ['shared.js', 'lazy.js'] },
    ];
    write('home/.vite/routes.json', JSON.stringify(routes));
    expect(measure(join(folder, 'home'), manifest).problems.join('\n')).toMatch(
      new RegExp(`First load: ${budget.first}.*home feed ${budget.first}`),
    );
  });
});

test('generated files that are old, missing or left over are found', async () => {
  write('house/docs/api.json', 'old');
  write('house/docs/gen/left.md', 'left');
  const generator = {
    name: 'api',
    owns: ['docs/api.json', 'docs/gen/'],
    write: async (to: string) => {
      mkdirSync(join(to, 'docs/gen'), { recursive: true });
      writeFileSync(join(to, 'docs/api.json'), 'new');
      writeFileSync(join(to, 'docs/gen/new.md'), 'new');
    },
  };
  const expected = [
    'docs/api.json is not fresh.',
    'docs/gen/new.md is missing.',
    'docs/gen/left.md is not generated any more.',
  ];
  expect((await staleFiles([generator], join(folder, 'house'))).sort()).toEqual(expected.sort());
});

test('a new area goes into the lists in order', () => {
  const list = `import type { A } from '#platform/a.ts';\nimport { feed } from './feed/server/area.ts';\n\nexport const all: readonly A[] = [feed];\n`;
  const one = addToList(list, 'arcade', './arcade/server/area.ts');
  expect(addToList(one, 'news', './news/server/area.ts')).toBe(
    `import type { A } from '#platform/a.ts';\nimport { arcade } from './arcade/server/area.ts';\nimport { feed } from './feed/server/area.ts';\nimport { news } from './news/server/area.ts';\n\nexport const all: readonly A[] = [arcade, feed, news];\n`,
  );
});
