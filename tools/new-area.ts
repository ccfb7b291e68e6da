// npm run new-area <name>: the folder of an area that compiles and shows an empty screen, entered in the three lists.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root as here } from './install.mjs';
import { run } from './step.ts';

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const title = (name: string) => name.replace(/^\w/, (letter) => letter.toUpperCase()).replaceAll('-', ' ');

function files(name: string): Record<string, string> {
  const id = camel(name);
  return {
    'README.md': `# ${title(name)}

What it is for, in one sentence.

**Words.** The nouns of this area and what each means.

**Who may do what.** Guests, members, moderators.

**Flow.** From a press on a button to what others see.
`,
    'contract.ts': `import { areaContract } from '#platform/contract/operation.ts';

export const ${id}Contract = areaContract({ name: '${name}', operations: [] });
`,
    'server/area.ts': `import { serverArea } from '#platform/server/area.ts';
import { ${id}Contract } from '../contract.ts';
import { matrix } from './matrix.ts';

export const ${id} = serverArea({
  contract: ${id}Contract,
  handlers: {},
  matrix,
});
`,
    'server/matrix.ts': `import type { Matrix } from '#platform/server/matrix.ts';

export const matrix: Matrix<never> = {};
`,
    'web/area.ts': `import { webArea } from '#platform/web/area.ts';

export const ${id}Web = webArea({
  name: '${name}',
  routes: [{ path: '/${name}', title: '${title(name)}', load: () => import('./${name}-screen.tsx') }],
});
`,
    [`web/${name}-screen.tsx`]: `import { PageTitle } from '#platform/web/ui/page-title.tsx';

export const Screen = () => <PageTitle title="${title(name)}" />;
`,
    [`${name}.e2e.ts`]: `import { checkAccessibility } from '#platform/web/testing/accessibility.ts';
import { expect, signInAs, test } from '#platform/web/testing/journey.ts';
import { crawlKeyboard } from '#platform/web/testing/keyboard.ts';

test('${title(name)} opens and can be used without a mouse', async ({ page }) => {
  await signInAs(page, 1);
  await page.goto('/${name}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${title(name)}');
  await checkAccessibility(page, { name: '${title(name)}' });
  await crawlKeyboard(page);
});
`,
  };
}

/** Adds an import and an entry; both stay alphabetical where they are, else the entry goes last. */
export function addToList(text: string, item: string, from: string): string {
  const line = `import { ${item} } from '${from}';`;
  const lines = text.split('\n');
  const own = lines.filter((each) => /^import \{ \w+ \} from '\.\//.test(each));
  const after = own.filter((each) => each.slice(each.indexOf("'")) < line.slice(line.indexOf("'"))).at(-1);
  const place = after ? lines.indexOf(after) + 1 : lines.findLastIndex((each) => /^import .*'#/.test(each)) + 1;
  lines.splice(place, 0, line);
  return lines.join('\n').replace(/= \[([^\]]*)\];/, (_, inside: string) => {
    const items = inside
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean);
    const sorted = items.every((each, index) => index === 0 || (items[index - 1] ?? '') < each);
    const at = sorted ? items.filter((each) => each < item).length : items.length;
    return `= [${items.toSpliced(at, 0, item).join(', ')}];`;
  });
}

export function makeArea(name: string, root = here): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no kebab-case name such as "book-club".`);
  const folder = join(root, 'areas', name);
  if (existsSync(join(folder, 'contract.ts'))) throw new Error(`areas/${name} is there already.`);
  const made = Object.entries(files(name)).map(([path, text]) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) writeFileSync(file, text);
    return `areas/${name}/${path}`;
  });
  const id = camel(name);
  const lists = {
    contract: [`${id}Contract`, 'contract.ts'],
    server: [id, 'server/area.ts'],
    web: [`${id}Web`, 'web/area.ts'],
  };
  for (const [list, [item = '', file = '']] of Object.entries(lists)) {
    const path = join(root, 'areas', `${list}.ts`);
    writeFileSync(path, addToList(readFileSync(path, 'utf8'), item, `./${name}/${file}`));
  }
  return made;
}

if (import.meta.main) {
  try {
    const [name = ''] = process.argv.slice(2);
    for (const path of makeArea(name)) console.log(path);
    await run('biome', ['check', '--write', 'areas/contract.ts', 'areas/server.ts', 'areas/web.ts']);
    console.log(`Entered in areas/contract.ts, server.ts and web.ts. Next: npm run check.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
