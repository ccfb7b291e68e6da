import { join } from 'node:path';
import { root } from './install.mjs';
import { codeFolders, filesBelow, isCode, run, type Step, verdict } from './step.ts';

/** knip: files, exports and packages that nobody uses; fails as well when it read fewer files than there are. */
export async function findDeadCode(base: string): Promise<{ problems: string[]; count: number }> {
  const expected = filesBelow(codeFolders, isCode, base).filter((path) => !path.startsWith('tools/lint/')).length;
  const lint = join(root, 'tools/lint');
  const { text } = await run(join(lint, 'node_modules/.bin/knip'), [
    ...['--directory', base, '--config', join(lint, 'knip.json')],
    ...['--reporter', join(lint, 'knip-reporter.mjs'), '--no-progress'],
  ]);
  const start = text.indexOf('{"processed"');
  if (start < 0) return { problems: [`knip gave no answer:\n${text.slice(-2000)}`], count: 0 };
  const { processed, lines } = JSON.parse(text.slice(start, text.lastIndexOf('}') + 1)) as {
    processed: number;
    lines: string[];
  };
  if (processed < expected) lines.push(`knip read ${processed} files, and there are at least ${expected}.`);
  return { problems: lines, count: processed };
}

export const deadCodeStep: Step = {
  name: 'dead code',
  async run() {
    const { problems, count } = await findDeadCode(root);
    return verdict(problems, `${count} files`);
  },
};
