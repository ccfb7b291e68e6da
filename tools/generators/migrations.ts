import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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
    execFileSync(node, [kit, 'generate', '--config', join(root, 'tools/drizzle.config.ts')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, MIGRATIONS_OUT: join(folder, 'migrations') },
    });
    if (readdirSync(join(folder, 'migrations')).length < before) throw new Error('The migration history shrank.');
  },
};
