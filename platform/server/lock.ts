import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The embedded database can be opened by one process at a time; this file says by which. */
export class DataDirInUseError extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `Another Doorways (process ${pid}) is using the data in ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataDirInUseError';
  }
}

/** Moment a process started, in clock ticks since boot (Linux); '' where the system does not tell. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  // A later process may have been given the same number: the start moment tells them apart.
  return start === '' || startOf(pid) === '' || startOf(pid) === start;
}

/**
 * Takes the folder for this process. A lock left behind by a killed process is set aside; it is moved before it is
 * judged, so that two starting processes cannot both remove it.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'in-use');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const handle = openSync(path, 'wx');
      writeSync(handle, `${process.pid} ${startOf(process.pid)}`);
      closeSync(handle);
      return { release: () => rmSync(path, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = 0, start = ''] = ownerIn(path);
    if (pid > 0 && pid !== process.pid && isAlive(pid, start)) throw new DataDirInUseError(dataDir, pid);
    setAside(path, pid, start);
  }
  throw new Error(`The lock ${path} could not be taken.`);
}

function ownerIn(path: string): [number?, string?] {
  try {
    const [pid, start] = readFileSync(path, 'utf8').split(' ');
    return [Number(pid), start ?? ''];
  } catch {
    return [];
  }
}

function setAside(path: string, pid: number, start: string) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const [movedPid = 0, movedStart = ''] = ownerIn(aside);
  if (movedPid !== pid || movedStart !== start) renameSync(aside, path);
  else unlinkSync(aside);
}
