import { relative } from 'node:path';
import { root } from './install.mjs';
import { codeFolders, filesBelow, isCode, run, type Step, verdict } from './step.ts';

const projects = ['shared', 'server', 'web', 'e2e', 'sample'].map((side) => `tsconfig.${side}.json`);

/** One TypeScript project per side; every source file must belong to at least one. */
export const typesStep: Step = {
  name: 'types',
  async run() {
    const problems: string[] = [];
    const seen = new Set<string>();
    const expected = filesBelow(codeFolders, isCode);
    for (const pair of [projects.slice(0, 2), projects.slice(2, 4), projects.slice(4)]) {
      const ran = await Promise.all(
        pair.map((project) => run('tsc', ['-p', project, '--listFiles', '--pretty', 'false'])),
      );
      for (const { code, text } of ran) {
        const lines = text.split('\n').filter(Boolean);
        for (const line of lines) if (line.startsWith(root)) seen.add(relative(root, line).replaceAll('\\', '/'));
        if (code !== 0)
          problems.push(...lines.filter((line) => !/^(\/|[A-Z]:).*\.(d\.)?[cm]?tsx?$|\.json$/.test(line)));
      }
    }
    const left = expected.filter((path) => !seen.has(path) && !path.startsWith('tools/lint/'));
    problems.push(...left.map((path) => `${path} belongs to no TypeScript project.`));
    return verdict(problems, `${[...seen].filter((path) => !path.startsWith('node_modules')).length} files`);
  },
};
