import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv, root } from './install.mjs';

/** What a check found: nothing wrong, or the lines that say what is. */
export interface Finding {
  readonly ok: boolean;
  /** One short remark for the line of the step, such as "212 files". */
  readonly note?: string;
  /** Printed when it failed. */
  readonly problems?: readonly string[];
}

export interface Step {
  readonly name: string;
  run(): Promise<Finding>;
}

export const good = (note: string): Finding => ({ ok: true, note });
export const bad = (problems: readonly string[], note?: string): Finding => ({
  ok: false,
  problems,
  ...(note === undefined ? {} : { note }),
});
export const verdict = (problems: readonly string[], note: string): Finding =>
  problems.length === 0 ? good(note) : bad(problems, note);

export interface Ran {
  readonly code: number;
  readonly text: string;
}

/** Runs an installed command with Node 24 first in PATH and returns all that it printed. */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: object } = {},
): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: childEnv({ NO_COLOR: '1', FORCE_COLOR: '0', ...options.env }),
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.stderr.on('data', (part) => parts.push(part));
    child.on('error', (error) => done({ code: 127, text: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, text: Buffer.concat(parts).toString() }));
  });
}

const skipped = new Set(['node_modules', '.git', '.cache', 'dist', 'data', 'test-results', 'playwright-report']);

/** Paths from the root, with slashes, of all files below the folders that the test accepts. */
export function filesBelow(folders: readonly string[], accept: (path: string) => boolean, base = root): string[] {
  const found: string[] = [];
  const walk = (path: string) => {
    let entries: import('node:fs').Dirent[];
    try {
      entries = readdirSync(join(base, path), { withFileTypes: true });
    } catch {
      return;
    }
    for (const entry of entries) {
      const child = path === '.' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) walk(child);
      } else if (accept(child)) found.push(child);
    }
  };
  for (const folder of folders) walk(folder);
  return found.sort();
}

export const codeFolders = ['areas', 'platform', 'apps', 'demo', 'tools', 'bench'] as const;
export const isCode = (path: string) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
