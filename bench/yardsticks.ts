import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { queryLimit, wireLimit } from './limits.ts';
import { type Load, load } from './load.ts';
import { perSecond, setYardsticks } from './report.ts';
import { createDatabase } from './stage.ts';

const connections = 10;
const rows = 100_000;
/** Of a bare answer: what a feed page of 20 posts takes. */
const bytes = 20_000;

/** Ends a program that was forked, whatever comes. */
async function from<Answer>(child: ChildProcess, run: (message: unknown) => Promise<Answer>): Promise<Answer> {
  try {
    const [message] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('It ended before it said a word.'))),
    ]);
    return await run(message);
  } finally {
    child.kill();
  }
}

/**
 * What never changes with the product, on this machine in this run: a bare answer, the read of one row by its key, and
 * one row written and committed. Reads and writes are prepared, from ten connections of a process of their own, as
 * "pgbench -S" has them.
 */
export async function measureYardsticks() {
  const databaseUrl = await createDatabase();
  const database = fork(import.meta.filename, ['rows', databaseUrl], { stdio: 'inherit' });
  const { reads, commits } = await from(database, async (message) => message as { reads: number; commits: number });
  const { rate: answers } = await wireLimit(Buffer.alloc(bytes, 'x'), 50);
  setYardsticks({ answers, reads, commits });
  process.stdout.write(
    `yardsticks: bare node:http, ${bytes} bytes, ${perSecond(answers)}; one row read ${perSecond(reads)}; one row committed ${perSecond(commits)}\n`,
  );
}

/** The feed page as sixty lines answer it, from the same database. */
export function referenceLoad(databaseUrl: string, parallel: number): Promise<Load> {
  const child = fork(join(import.meta.dirname, 'reference.ts'), [databaseUrl], { stdio: 'inherit' });
  return from(child, (port) =>
    load({ url: `http://127.0.0.1:${port}/`, connections: parallel, ...(child.pid && { pid: child.pid }) }),
  );
}

async function measureRows(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: connections });
  await pool.query('create table yardstick (id int primary key, amount int not null)');
  await pool.query(`insert into yardstick select n, n from generate_series(1, ${rows}) n`);
  await pool.query('vacuum analyze yardstick');
  await pool.query('create table commits (id serial primary key, words text not null)');
  const read = () => {
    const values = [1 + Math.floor(Math.random() * rows)];
    return pool.query({ name: 'read', text: 'select amount from yardstick where id = $1', values });
  };
  const write = () =>
    pool.query({ name: 'write', text: 'insert into commits (words) values ($1)', values: ['The lift works.'] });
  const reads = await queryLimit(read, connections);
  const commits = await queryLimit(write, connections);
  await pool.end();
  process.send?.({ reads, commits });
}

if (process.argv[2] === 'rows') void measureRows(process.argv[3] ?? '');
