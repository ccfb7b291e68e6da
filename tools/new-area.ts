// npm run new-area <name> [singular]: the room of an area with one kind of content, made of tools/new-area/sample and
// entered in the three lists.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { childEnv, root as here } from './install.mjs';
import { filesBelow, run } from './step.ts';

const sample = 'tools/new-area/sample';

/** "book-reviews" to "book-review", "stories" to "story", "wishes" to "wish". */
export function singularOf(plural: string): string {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  return plural.replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, '');
}

const capital = (text: string) => text.replace(/^\w/, (letter) => letter.toUpperCase());
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const words = (name: string) => name.replaceAll('-', ' ');

/** Every way in which a name is written in code and in sentences. */
const formsOf = (name: string) => [
  name,
  camel(name),
  capital(camel(name)),
  name.replaceAll('-', '_'),
  words(name),
  capital(words(name)),
  name.replaceAll('-', ''),
];

/** The text of the sample with other names. A plural comes first, because it begins like its singular. */
export function renamed(text: string, plural: string, singular: string): string {
  const article = /^[aeiou]/.test(singular) ? 'an' : 'a';
  const pairs = [
    [`a sample thing`, `${article} ${words(singular)}`],
    ...zip(formsOf('sample-things'), formsOf(plural)),
    ...zip(formsOf('sample-thing'), formsOf(singular)),
  ] as const;
  return pairs.reduce((made, [from, to]) => made.replaceAll(from, to), text);
}

const zip = (from: readonly string[], to: readonly string[]) =>
  from.map((each, index): readonly [string, string] => [each, to[index] ?? '']);

/** Adds an import and an entry; both stay alphabetical where they are, else the entry goes last. */
export function addToList(text: string, item: string, from: string): string {
  const line = `import { ${item} } from '${from}';`;
  const lines = text.split('\n');
  const own = lines.filter((each) => /^import \{ \w+ \} from '\.\//.test(each));
  const after = own.filter((each) => each.slice(each.indexOf("'")) < line.slice(line.indexOf("'"))).at(-1);
  const place = after ? lines.indexOf(after) + 1 : lines.findLastIndex((each) => /^import .*'#/.test(each)) + 1;
  lines.splice(place, 0, line);
  return lines.join('\n').replace(/= \[([^\]]*)\]/, (_, inside: string) => {
    const items = inside
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean);
    const sorted = items.every((each, index) => index === 0 || (items[index - 1] ?? '') < each);
    const at = sorted ? items.filter((each) => each < item).length : items.length;
    return `= [${items.toSpliced(at, 0, item).join(', ')}]`;
  });
}

export function makeArea(plural: string, singular = singularOf(plural), root = here): string[] {
  for (const name of [plural, singular]) {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw new Error(`"${name}" is no kebab-case name such as "book-reviews".`);
  }
  if (plural === singular) throw new Error(`Say what one of ${words(plural)} is: npm run new-area ${plural} <one>`);
  const folder = `areas/${plural}`;
  if (existsSync(join(root, folder, 'contract.ts'))) throw new Error(`${folder} is there already.`);
  const made = filesBelow([sample], () => true, root).map((path) => {
    const file = `${folder}${renamed(path.slice(sample.length), plural, singular)}`;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), renamed(readFileSync(join(root, path), 'utf8'), plural, singular));
    return file;
  });
  const id = camel(plural);
  const lists = {
    contract: [`${id}Contract`, 'contract.ts'],
    server: [id, 'server/area.ts'],
    web: [`${id}Web`, 'web/area.ts'],
  };
  for (const [list, [item = '', file = '']] of Object.entries(lists)) {
    const path = join(root, 'areas', `${list}.ts`);
    writeFileSync(path, addToList(readFileSync(path, 'utf8'), item, `./${plural}/${file}`));
  }
  return made;
}

if (import.meta.main) {
  try {
    const [plural = '', singular] = process.argv.slice(2);
    for (const path of makeArea(plural, singular)) console.log(path);
    const lists = ['areas/contract.ts', 'areas/server.ts', 'areas/web.ts'];
    const { code, text } = await run('biome', ['check', '--write', `areas/${plural}`, ...lists], { env: childEnv({}) });
    if (code !== 0) throw new Error(text);
    console.log('Entered in areas/contract.ts, server.ts and web.ts. Next: npm run generate, then npm run check.');
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
