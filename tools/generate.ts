// npm run generate writes the generated files; "check" compares them with what is there.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';
import { bad, filesBelow, type Step, verdict } from './step.ts';

/**
 * A file in tools/generators exports `generator`. It writes below the folder it is given, with paths as from the root,
 * and names the folders and files it owns, so that a file nobody generates any more is found too.
 */
export interface Generator {
  readonly name: string;
  /** Paths from the root; a folder ends with a slash. */
  readonly owns: readonly string[];
  write(folder: string): Promise<void>;
}

async function generators(): Promise<Generator[]> {
  const folder = join(root, 'tools/generators');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /(?<!\.(test|config))\.ts$/.test(name)) : [];
  return Promise.all(
    files.sort().map(async (name) => {
      const { generator } = (await import(pathToFileURL(join(folder, name)).href)) as { generator?: Generator };
      if (!generator) throw new Error(`tools/generators/${name} exports no "generator".`);
      return generator;
    }),
  );
}

const filesOf = (base: string, owns: readonly string[]) =>
  owns.flatMap((path) => {
    if (path.endsWith('/')) return filesBelow([path.slice(0, -1)], () => true, base);
    return existsSync(join(base, path)) ? [path] : [];
  });

/** What differs between the generated files that are there and new ones. */
export async function staleFiles(list: readonly Generator[], base = root): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, owns, write } of list) {
    const folder = mkdtempSync(join(tmpdir(), 'doorways-generate-'));
    try {
      await write(folder);
      const fresh = filesOf(folder, owns);
      if (fresh.length === 0) problems.push(`The generator "${name}" wrote nothing.`);
      for (const path of new Set([...fresh, ...filesOf(base, owns)])) {
        const [there, now] = [base, folder]
          .map((each) => join(each, path))
          .map((each) => (existsSync(each) ? readFileSync(each) : undefined));
        if (there && now?.equals(there)) continue;
        problems.push(`${path} ${there ? (now ? 'is not fresh' : 'is not generated any more') : 'is missing'}.`);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return problems;
}

export const generatedStep: Step = {
  name: 'generated files',
  async run() {
    const list = await generators();
    if (list.length === 0) return bad(['tools/generators holds no generator.']);
    const problems = await staleFiles(list);
    if (problems.length > 0) problems.push('Run "npm run generate" and commit the result.');
    return verdict(problems, list.map(({ name }) => name).join(', '));
  },
};

if (import.meta.main) {
  for (const { name, owns, write } of await generators()) {
    const folder = mkdtempSync(join(tmpdir(), 'doorways-generate-'));
    await write(folder);
    const fresh = filesOf(folder, owns);
    for (const path of filesOf(root, owns)) if (!fresh.includes(path)) rmSync(join(root, path));
    for (const path of fresh) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), readFileSync(join(folder, path)));
    }
    rmSync(folder, { recursive: true, force: true });
    console.log(`${name}: ${fresh.length} files`);
  }
}
