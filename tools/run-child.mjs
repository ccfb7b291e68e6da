import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { childEnv, node, root } from './install.mjs';

/** Starts a Node 24 process that gets this one's signals and passes its exit code on. */
export function runNode(args, { env = {}, onExit } = {}) {
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: childEnv({ NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...env }),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal's Ctrl+C reaches the whole process group, so the child has it already.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`Node 24 could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    onExit?.();
    process.exit(signal ? 128 + (constants.signals[signal] ?? 1) : (code ?? 1));
  });
  return child;
}
