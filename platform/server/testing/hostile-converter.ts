import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { dirname } from 'node:path';
import type { Convert } from '../convert/converter.ts';

export interface Attempt {
  readonly what: 'read' | 'write' | 'list' | 'run' | 'link' | 'die' | 'copy' | 'rank';
  readonly path: string;
}

/** A decoder that was taken over: it says what it got, or fails as the process without rights makes it. */
const attempts = {
  read: ({ path }) => readFileSync(path, 'utf8'),
  write: ({ path }) => writeFileSync(path, 'x'),
  list: ({ path }) => readdirSync(dirname(path)).join(),
  run: () => spawnSync('true').pid,
  link: ({ path }, target) => symlinkSync(path, target),
  die: () => process.kill(process.pid, 'SIGKILL'),
  rank: () => getPriority(),
  copy: (_attempt, target, source) => writeFileSync(target, readFileSync(source)),
} satisfies Record<Attempt['what'], (attempt: Attempt, target: string, source: string) => unknown>;

export const convert: Convert<Attempt, 'file', { readonly got: string }> = async ({ source, target, options }) => {
  const where = options.path === '' ? { ...options, path: source } : options;
  const got = String(attempts[options.what](where, target('file'), source));
  return { files: options.what === 'link' || options.what === 'copy' ? ['file'] : [], about: { got } };
};
