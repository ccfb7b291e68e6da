import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { node, root } from '../install.mjs';

/**
 * Migrations are never rewritten: the generator copies the history that is there and lets drizzle-kit add to it. When
 * tables and history agree nothing is added, and "check" finds no difference.
 */
export const generator = {
  name: 'migrations',
  owns: ['migrations/'],
  write: async (folder: string) => {
    cpSync(join(root, 'migrations'), join(folder, 'migrations'), { recursive: true });
    const before = readdirSync(join(folder, 'migrations')).length;
    const kit = join(root, 'node_modules/drizzle-kit/bin.cjs');
    const said = execFileSync(node, [kit, 'generate', '--config', join(root, 'tools/drizzle.config.ts')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      // drizzle-kit takes every path as relative to where it runs.
      env: { ...process.env, MIGRATIONS_OUT: relative(root, join(folder, 'migrations')) },
    });
    // It ends well even when it fails.
    if (!/No schema changes|Your SQL migration file/.test(said))
      throw new Error(`drizzle-kit did not finish:\n${said}`);
    if (readdirSync(join(folder, 'migrations')).length < before) throw new Error('The migration history shrank.');
  },
};
