import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type PostgresServer, startPostgres } from '#platform/server/testing/postgres.ts';
import { sessionCookie, storedToken } from '#platform/server/testing/session-cookie.ts';
import { type RunningServer, startServer } from '#tools/e2e/server.ts';

export const secret = 'measured on this machine and nowhere else';

/** A production server on a PostgreSQL of its own (or embedded), filled with generated members and posts. */
export interface Stage {
  readonly server: RunningServer;
  readonly pool: pg.Pool | undefined;
  /** Empty: embedded. */
  readonly databaseUrl: string;
  /** Cookie header of member n, who has a session. */
  readonly cookie: string;
  stop(): Promise<void>;
}

export const env = {
  MODE: 'production',
  SESSION_SECRET: secret,
  // Nothing that is measured sends mail.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'bench@example.org',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
};

let postgres: PostgresServer | undefined;
let made = 0;

export async function closeStages() {
  await postgres?.stop();
  postgres = undefined;
}

/** The server that all parts share. */
export async function databaseServer(): Promise<PostgresServer> {
  postgres ??= await startPostgres({
    settings: { shared_buffers: '512MB', work_mem: '16MB', shared_preload_libraries: 'pg_stat_statements' },
  });
  return postgres;
}

/** An empty database on it. */
export async function createDatabase(): Promise<string> {
  made += 1;
  return (await databaseServer()).createDatabase(`bench_${made}`);
}

export async function stageOnPostgres(posts: number, more: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const databaseUrl = await createDatabase();
  const server = await startServer({ env: { ...env, ...more, DATABASE_URL: databaseUrl } });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const cookie = await fill((text) => pool.query(text), posts);
  return {
    server,
    pool,
    databaseUrl,
    cookie,
    stop: async () => {
      await pool.end();
      await server.stop();
    },
  };
}

/** The embedded database cannot be filled from outside, so it is filled before the server opens it. */
export async function stageEmbedded(posts: number): Promise<Stage> {
  const { openEmbedded } = await import('#platform/server/db.ts');
  const server = await startServer({ env });
  await server.pause();
  const database = await openEmbedded(server.dataDir);
  const cookie = await fill((text) => database.query('fill', text), posts);
  await database.close();
  await server.restart();
  return { server, pool: undefined, databaseUrl: '', cookie, stop: () => server.stop() };
}

/** One member for ten posts, three likes a post, everything by formula, so that two runs measure the same data. */
export async function fill(run: (text: string) => Promise<unknown>, posts: number): Promise<string> {
  const members = Math.max(200, Math.round(posts / 10));
  await run(`insert into users (name, email, username)
    select 'Member ' || n, 'm' || n || '@example.org', 'member-' || n from generate_series(1, ${members}) n`);
  await run(`insert into profiles (user_id, suburb, state) select id, 'Ballarat', 'VIC' from users`);
  await run(`insert into posts (author_id, content, tags, likes_count, reading_seconds, reading_grade, created_at)
    select 1 + (n::bigint * 7919) % ${members},
      'Post ' || n || '. ' || repeat('The ramp at the library is open again and the lift works. ', 1 + n % 6),
      case n % 3 when 0 then array['access', 'libraries'] when 1 then array['ndis'] else '{}' end,
      3, 20, 6, now() - make_interval(secs => (${posts} - n) * 60)
    from generate_series(1, ${posts}) n`);
  await run(`insert into likes (post_id, user_id)
    select p.id, 1 + (p.id::bigint * 31 + k * 17) % ${members} from posts p, generate_series(1, 3) k
    on conflict do nothing`);
  await run(`insert into follows (follower_id, followee_id)
    select 2, n from generate_series(3, 52) n`);
  await run(`insert into blocks (blocker_id, blocked_id) values (2, 60), (61, 2)`);
  const cookie = await signIn(run, 2);
  await run('analyze');
  return cookie;
}

/** Cookie header of another member. */
export async function signIn(run: (text: string) => Promise<unknown>, member: number): Promise<string> {
  const token = randomBytes(16).toString('hex');
  await run(`insert into sessions (family, token_hash, user_id, expires_at)
    values ('${storedToken(token)}', '${storedToken(token)}', ${member}, now() + interval '1 day')`);
  return sessionCookie(secret, token);
}

/** A session for each member, whose cookie follows from their number. */
export const signEveryoneIn = (pool: pg.Pool) =>
  pool.query(
    `insert into sessions (family, token_hash, user_id, expires_at)
     select hash, hash, id, now() + interval '1 day' from (
       select id, encode(sha256(convert_to('session-' || id, 'UTF8')), 'hex') as hash from users) u`,
  );

export const cookieOfMember = (member: number) => sessionCookie(secret, `session-${member}`);
