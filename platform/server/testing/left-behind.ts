import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A worker that is ended by force runs no clean-up. So servers are noted in the folder of the run, and whoever owns the
 * run stops those that are left.
 */
const runFolder = () => process.env.DOORWAYS_TEST_RUN ?? process.env.DOORWAYS_E2E_RUN;

/** `folder` is the server's own; a server whose folder is gone has been stopped properly. */
export function noteServer(pid: number | undefined, folder: string) {
  const run = runFolder();
  if (run && pid && existsSync(run)) writeFileSync(join(run, `server-${pid}.json`), JSON.stringify({ pid, folder }));
}

export function stopLeftServers(run: string) {
  for (const name of readdirSync(run).filter((each) => /^server-\d+\.json$/.test(each))) {
    const { pid, folder } = JSON.parse(readFileSync(join(run, name), 'utf8')) as { pid: number; folder: string };
    if (!existsSync(folder)) continue;
    if (isServer(pid, folder)) for (const each of [pid, ...childrenOf(pid)]) signal(each, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A process id may belong to somebody else by now. */
function isServer(pid: number, folder: string) {
  if (process.platform !== 'linux') return true;
  try {
    return ['cmdline', 'environ'].some((part) => readFileSync(`/proc/${pid}/${part}`, 'utf8').includes(folder));
  } catch {
    return false;
  }
}

export function childrenOf(parent: number): number[] {
  if (process.platform !== 'linux') {
    try {
      return execFileSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
        .split('\n')
        .filter(Boolean)
        .map(Number);
    } catch {
      return [];
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && processState(Number(name))?.parent === parent)
    .map(Number);
}

export function processState(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

export function signal(pid: number, name: NodeJS.Signals | 0) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
