import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf } from '#platform/server/testing/left-behind.ts';
import { freePort } from '#platform/server/testing/postgres.ts';

/** A PostgreSQL of the machine, whose WAL pgBackRest keeps. Version and settings are those of docs/backups.md. */
export interface Cluster {
  /** Address of a database on it. */
  url(database: string): string;
  /** What pgBackRest and the tools of the backup need to be told. */
  readonly env: Readonly<Record<string, string>>;
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
  readonly repository: string;
  readonly dataDir: string;
  /** Runs a program as the user of PostgreSQL; throws when it fails. */
  run(program: string, ...args: string[]): string;
  start(dataDir: string): void;
  /** As if the power went. */
  lose(): void;
  stop(dataDir: string): void;
}

/** PostgreSQL refuses to run as root. */
function owner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => /^(?:postgres|nobody):/.test(one));
  const [, , uid = '65534', gid = '65534'] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** What is missing on this machine for a drill; undefined when nothing is. */
export function missingForDrill(): string | undefined {
  if (spawnSync('pgbackrest', ['version']).status !== 0) return 'pgBackRest: apt-get install pgbackrest';
  if (!postgresOf()) return 'PostgreSQL: apt-get install postgresql';
  return undefined;
}

function postgresOf(): string | undefined {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((one) => join(base, one, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

export async function makeCluster(folder: string): Promise<Cluster> {
  const bin = postgresOf();
  if (!bin) throw new Error('There is no PostgreSQL on this machine.');
  const user = owner();
  const port = await freePort();
  const [dataDir, repository, config] = [
    join(folder, 'data'),
    join(folder, 'repository'),
    join(folder, 'pgbackrest.conf'),
  ];
  const lines = [
    '[doorways]',
    `pg1-path=${dataDir}`,
    `pg1-port=${port}`,
    `pg1-socket-path=${folder}`,
    'pg1-user=postgres',
    '[global]',
    `repo1-path=${repository}`,
    'repo1-retention-full=2',
    'repo1-cipher-type=aes-256-cbc',
    'repo1-cipher-pass=of-a-drill-only',
    ...['log', 'lock', 'spool'].map((name) => `${name}-path=${join(folder, name)}`),
    'start-fast=y',
    'compress-type=zst',
    'process-max=2',
  ];
  writeFileSync(config, `${lines.join('\n')}\n`, { mode: 0o644 });
  for (const name of ['repository', 'log', 'lock', 'spool']) mkdirSync(join(folder, name), { mode: 0o700 });
  if (user) {
    for (const path of ['', 'repository', 'log', 'lock', 'spool']) chownSync(join(folder, path), user.uid, user.gid);
  }
  const env = { PGBACKREST_CONFIG: config };
  const as = { cwd: folder, ...user };
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, {
      ...as,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, ...env },
    });
  const log = join(folder, 'log', 'postgres');
  // What pg_ctl starts keeps its output, so it gets a file and no pipe. It may have much WAL to read.
  const control = (...args: string[]) => {
    const { status } = spawnSync(join(bin, 'pg_ctl'), ['-w', '-t', '600', '-l', log, ...args], {
      ...as,
      stdio: 'ignore',
      // Its restore_command asks pgBackRest too.
      env: { PATH: process.env.PATH, ...env },
    });
    if (status !== 0) throw new Error(`pg_ctl ${args.join(' ')}:\n${readFileSync(log, 'utf8').slice(-3000)}`);
  };

  run(join(bin, 'initdb'), '-D', dataDir, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  const settings = {
    port,
    listen_addresses: "'127.0.0.1'",
    unix_socket_directories: `'${folder}'`,
    archive_mode: 'on',
    archive_command: `'pgbackrest --config=${config} --stanza=doorways archive-push %p'`,
    archive_timeout: 5,
    max_wal_size: '4GB',
  };
  const text = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  appendFileSync(join(dataDir, 'postgresql.conf'), text.join(''));
  control('-D', dataDir, 'start');
  run('pgbackrest', '--stanza=doorways', 'stanza-create');
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    env,
    owner: user,
    repository,
    dataDir,
    run,
    start: (path) => void control('-D', path, 'start'),
    lose: () => {
      const postmaster = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
      for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, 'SIGKILL');
    },
    stop: (path) => void control('-D', path, '-m', 'immediate', 'stop'),
  };
}
