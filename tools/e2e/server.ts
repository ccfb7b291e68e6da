import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { noteServer } from '#platform/server/testing/left-behind.ts';

const root = join(import.meta.dirname, '../..');
const node = join(root, 'node_modules/.bin/node');

/** A real server process with a data folder of its own. */
export interface RunningServer {
  /** http://localhost:port */
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** All that it printed. */
  output(): string;
  /** Orderly stop; the data stays for restart(). */
  pause(): Promise<number>;
  kill9(): Promise<void>;
  /** SIGSTOP: it is there and does nothing, until thaw(). */
  freeze(): void;
  thaw(): void;
  restart(): Promise<void>;
  /** Orderly stop, and a start with the data that it began with. */
  renew(): Promise<void>;
  /** Orderly stop and removal of the data. Throws when the server did not end well. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Copied to be this server's data; absent: the server starts empty and makes the demo community. */
  readonly template?: string | undefined;
  readonly env?: Record<string, string>;
}

/** Starts apps/server/main.ts on a free port and waits until /readyz says yes. */
export async function startServer({ template, env = {} }: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'doorways-e2e-'));
  const fill = () => template && cpSync(template, dataDir, { recursive: true });
  fill();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let printed = '';
  let child: ChildProcess | undefined;
  let ended: Promise<number> = Promise.resolve(0);
  const alive = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  async function start() {
    const started = spawn(node, ['apps/server/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        MODE: 'demo',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        REDIS_URL: '',
        LOG_LEVEL: 'warn',
        ...env,
      },
    });
    child = started;
    noteServer(started.pid, dataDir);
    started.stdout.on('data', (part) => {
      printed += part;
    });
    started.stderr.on('data', (part) => {
      printed += part;
    });
    ended = new Promise((done) => started.once('exit', (code, signal) => done(signal ? 128 : (code ?? 1))));
    const deadline = Date.now() + 60_000;
    while (!(await isReady(url))) {
      if (!alive() || Date.now() > deadline) {
        started.kill('SIGKILL');
        throw new Error(`The server did not become ready:\n${printed.slice(-3000)}`);
      }
      await sleep(50);
    }
  }

  async function end(signal: NodeJS.Signals) {
    if (!alive()) return ended;
    // The process that is meant now: by the time the limit is over, another may have taken its place.
    const ending = child;
    ending?.kill(signal);
    const limit = setTimeout(() => ending?.kill('SIGKILL'), 15_000);
    return ended.finally(() => clearTimeout(limit));
  }

  async function endWell() {
    const code = await end('SIGTERM');
    if (code !== 0) throw new Error(`The server ended with code ${code}:\n${printed.slice(-3000)}`);
  }

  const kill = () => child?.kill('SIGKILL');
  process.once('exit', kill);
  try {
    await start();
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
  return {
    url,
    dataDir,
    get pid() {
      return child?.pid ?? 0;
    },
    output: () => printed,
    pause: () => end('SIGTERM'),
    kill9: async () => void (await end('SIGKILL')),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    restart: async () => {
      await end('SIGTERM');
      await start();
    },
    renew: async () => {
      await endWell();
      rmSync(dataDir, { recursive: true, force: true });
      fill();
      await start();
    },
    stop: async () => {
      try {
        await endWell();
      } finally {
        process.off('exit', kill);
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}

/**
 * A demo server for one worker. The first worker lets a server make the demo community and keeps its data folder as a
 * template for all others of the run.
 */
export async function startDemoServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const folder = process.env.DOORWAYS_E2E_RUN;
  if (!folder) return startServer({ env });
  const template = join(folder, 'template');
  const failed = join(folder, 'template-failed');
  for (let waited = 0; !existsSync(template); waited += 100) {
    if (existsSync(failed) || waited > 120_000) throw new Error('The demo community could not be made; see above.');
    if (claim(join(folder, 'lock'))) {
      try {
        const server = await startServer();
        await server.pause();
        cpSync(server.dataDir, `${template}.new`, { recursive: true });
        renameSync(`${template}.new`, template);
        await server.stop();
      } catch (error) {
        closeSync(openSync(failed, 'w'));
        throw error;
      }
    } else await sleep(100);
  }
  return startServer({ template, env });
}

async function isReady(url: string) {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

function claim(path: string) {
  try {
    closeSync(openSync(path, 'wx'));
    return true;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
