// The drill of docs/backups.md: a community is backed up and lost with its machine, and put back from the copies alone.
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { fill, env as production } from '../../bench/stage.ts';
import { type Cluster, makeCluster, missingForDrill } from '../backup/cluster.ts';
import { startServer } from '../e2e/server.ts';
import { childEnv, node, root } from '../install.mjs';

const posts = Number(process.env.POSTS ?? 1_000_000);
const fileCount = Number(process.env.FILES ?? 1_000_000);

interface Row {
  readonly what: string;
  readonly figure: string;
  readonly goal: string;
  readonly isMet: boolean;
}
const rows: Row[] = [];
const note = (what: string, figure: string, goal: string, isMet: boolean) =>
  void rows.push({ what, figure, goal, isMet });

/** Small contents that no one can compress, under keys as files.ts makes them. */
function writeFiles(files: string): void {
  for (let number = 0; number < fileCount; number++) {
    const name = createHash('sha256').update(String(number)).digest('hex');
    const path = join(files, 'posts', name.slice(0, 2), name.slice(2, 32));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, randomBytes(2048), { mode: 0o600 });
  }
}
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
function sumOf(files: string): string {
  const all = createHash('sha256');
  for (const path of filesBelow(files).sort()) all.update(path.slice(files.length)).update(readFileSync(path));
  return all.digest('hex');
}

/** One of our own tools, as the README says to call it. */
function tool(
  cluster: Cluster,
  env: Record<string, string>,
  [file = '', ...words]: readonly string[],
  asPostgres = false,
) {
  const { status, stdout, stderr } = spawnSync(node, [join(root, file), ...words], {
    cwd: root,
    encoding: 'utf8',
    env: childEnv({ ...env, ...cluster.env }),
    ...(asPostgres && cluster.owner),
  });
  return { code: status ?? 1, text: `${stdout}${stderr}` };
}
function must(what: string, { code, text }: { readonly code: number; readonly text: string }): string {
  if (code !== 0) throw new Error(`${what} ended with ${code}:\n${text.slice(-3000)}`);
  return text;
}

/** Writes until the machine is lost, and remembers when each was confirmed. */
async function writeUntilLost(
  cluster: Cluster,
  seconds: number,
): Promise<{ confirmed: Map<number, number>; lostAt: number }> {
  const client = new pg.Client({ connectionString: cluster.url('doorways') });
  client.on('error', () => undefined);
  await client.connect();
  const confirmed = new Map<number, number>();
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const { rows: made } = await client.query<{ id: number }>(
      `insert into posts (author_id, content, tags, reading_seconds, reading_grade) values (1, 'Written in the drill', '{}', 1, 1)
       returning id`,
    );
    if (made[0]) confirmed.set(made[0].id, Date.now());
    await sleep(20);
  }
  const lostAt = Date.now();
  cluster.lose();
  await client.end().catch(() => undefined);
  return { confirmed, lostAt };
}

async function asked<Answer extends pg.QueryResultRow>(url: string, text: string): Promise<Answer[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Answer>(text)).rows;
  } finally {
    await client.end();
  }
}
const sums = `select count(*)::int as posts, sum(hashtextextended(content, id))::text as sum from posts
  where content <> 'Written in the drill'`;

/** One byte in the middle: the smallest harm that a disk or a person can do. */
function damage(path: string): void {
  const at = Math.floor(readFileSync(path).length / 2);
  const [byte = 0] = readFileSync(path).subarray(at);
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.from([byte ^ 0xff]), 0, 1, at);
  closeSync(file);
}

async function drill(folder: string, cluster: Cluster): Promise<void> {
  const [files, backup] = [join(folder, 'place', 'files'), join(folder, 'backup')];
  mkdirSync(files, { recursive: true });
  mkdirSync(backup);
  const url = cluster.url('doorways');
  const server = {
    ...production,
    PUBLIC_URL: 'https://community.example.org',
    DATABASE_URL: url,
    DATA_DIR: dirname(files),
    BACKUP_DIR: backup,
  };
  cluster.run(
    'psql',
    '--host',
    folder,
    '--port',
    new URL(url).port,
    '-U',
    'postgres',
    '-c',
    'create database doorways',
  );
  must('The first start', tool(cluster, server, ['apps/server/admin.ts', 'check-audit']));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const cookie = await fill((text) => client.query(text), posts);
  await client.end();
  writeFiles(files);
  console.log(`${posts} posts and ${fileCount} files are there.`);

  must('The backup of the files', tool(cluster, server, ['tools/backup.ts', 'files', 'check-files']));
  must('The backup of the database', tool(cluster, server, ['tools/backup.ts', 'database', 'check-database'], true));
  const [before] = await asked<{ posts: number; sum: string }>(url, sums);
  const filesBefore = sumOf(files);
  const { confirmed, lostAt } = await writeUntilLost(cluster, 12);
  renameSync(cluster.dataDir, `${cluster.dataDir}.lost`);
  renameSync(files, `${files}.lost`);

  let seconds = 0;
  const timed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await work();
    seconds += (performance.now() - began) / 1000;
    return result;
  };
  if (cluster.owner) cluster.run('mkdir', '-m', '700', cluster.dataDir);
  await timed(async () => {
    must('The restore', tool(cluster, server, ['tools/restore.ts']));
    cluster.start(cluster.dataDir);
    // It answers before it has read all of its WAL, and takes no writes until then.
    const isReading = async () =>
      (await asked<{ reading: boolean }>(url, 'select pg_is_in_recovery() as reading'))[0]?.reading;
    while (await isReading()) await sleep(100);
  });
  // Before a server runs, which seals what is not sealed, as these are.
  const areSame = sumOf(files) === filesBefore;
  note('files, byte by byte', `${fileCount}, ${areSame ? 'the same' : 'others'}`, 'the same', areSame);
  const { copy, page } = await timed(async () => {
    const started = await startServer({ env: server });
    const headers = { cookie, host: 'community.example.org' };
    return { copy: started, page: await fetch(`${started.url}/api/posts`, { headers }) };
  });
  note('from the restore until a page of the copy is read', `${seconds.toFixed(1)} s`, 'at most 60 s', seconds <= 60);
  note('the first page of the copy, as a member', String(page.status), '200', page.status === 200);
  await copy.pause();

  const kept = new Set((await asked<{ id: number }>(url, 'select id from posts')).map(({ id }) => id));
  const lost = [...confirmed].filter(([id]) => !kept.has(id)).map(([, at]) => lostAt - at);
  const point = Math.max(0, ...lost) / 1000;
  note(
    `oldest of ${confirmed.size} confirmed posts that is gone`,
    `${point.toFixed(1)} s before`,
    'at most 5 s',
    point <= 5,
  );
  const [after] = await asked<{ posts: number; sum: string }>(url, sums);
  const isSame = after?.sum === before?.sum && after?.posts === posts;
  note(
    'posts, and the sum of what they say',
    `${after?.posts}, ${isSame ? 'the same' : 'another'}`,
    'the same',
    isSame,
  );
  const audit = tool(cluster, server, ['apps/server/admin.ts', 'check-audit']);
  note('the audit log', audit.code === 0 ? 'whole' : 'broken', 'whole', audit.code === 0);
  cluster.stop(cluster.dataDir);

  const [inDatabase] = filesBelow(join(cluster.repository, 'backup')).filter((path) => path.includes('/pg_data/base/'));
  const [inFiles] = filesBelow(join(backup, 'blobs'));
  for (const [what, path, asPostgres] of [
    ['database', inDatabase, true],
    ['files', inFiles, false],
  ] as const) {
    if (!path) throw new Error(`There is no copy of the ${what}.`);
    damage(path);
    const isNoticed = tool(cluster, server, ['tools/backup.ts', `check-${what}`], asPostgres).code === 1;
    note(`one byte changed in the copy of the ${what}`, isNoticed ? 'noticed' : 'NOT noticed', 'noticed', isNoticed);
  }
}

const missing = missingForDrill();
if (missing) {
  console.error(`The drill needs ${missing}.`);
  process.exitCode = 1;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'doorways-drill-'));
  try {
    await drill(folder, await makeCluster(folder));
    console.table(rows.map(({ what, figure, goal, isMet }) => ({ what, figure, goal, met: isMet ? 'yes' : 'NO' })));
    if (rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
