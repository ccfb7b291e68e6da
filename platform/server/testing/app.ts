import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Upload } from '#platform/contract/operation.ts';
import type { Role } from '#platform/contract/roles.ts';
import type { Answered } from '../api-call.ts';
import { type App, makeApp } from '../app.ts';
import type { ServerArea } from '../area.ts';
import type { KeyMode } from '../auth/api-key.ts';
import { users } from '../auth/tables.ts';
import { type Config, readConfig } from '../config.ts';
import type { ConnectionLimits } from '../connections.ts';
import { type Database, openDatabase, openEmbedded } from '../db.ts';
import { bytesOf } from '../files.ts';
import type { IncomingLimits } from '../incoming.ts';
import { type Limits, noLimits } from '../limits.ts';
import { makeLog } from '../log.ts';
import { storedMailer } from '../mail.ts';
import type { MatrixInput } from '../matrix.ts';
import { makeOutbound } from '../outbound.ts';
import { type Asker, guest, makePrincipal, type Principal } from '../principal.ts';
import { ProblemError } from '../problem.ts';
import { makePush } from '../push.ts';
import { suspendedText } from '../suspension.ts';
import type { TimeLimits } from '../time-limits.ts';
import { sharedPostgres } from './postgres.ts';

/** A whole server without a port, on a migrated database of its own: real engine, real handlers, no mocks. */
export interface TestApp {
  readonly app: App;
  readonly database: Database;
  readonly config: Config;
  /** Calls an operation as a member (0 for a guest); throws its ProblemError. */
  call<Body = never>(userId: number, operation: string, input?: MatrixInput): Promise<Answered & { body: Body }>;
  /** The status alone, refusals included. */
  status(userId: number, operation: string, input?: MatrixInput): Promise<number>;
  /** Calls an operation as a supporter for a member; throws its ProblemError. */
  callFor<Body = never>(
    who: { readonly by: number; readonly member: number },
    operation: string,
    input?: MatrixInput,
  ): Promise<Answered & { body: Body }>;
  /** Adds a member and returns the id. */
  addMember(about?: { name?: string; roles?: Role[] }): Promise<number>;
  principal(userId: number): Promise<Principal>;
  /** A program of the member, by a key with these scopes; without them, with every scope that there is. */
  keyPrincipal(
    userId: number,
    key?: { readonly mode?: KeyMode; readonly scopes?: readonly string[] },
  ): Promise<Principal>;
  /** Who calls it: the member, or a program of theirs where keys alone open it. */
  callerFor(userId: number, operation: string): Promise<Principal>;
  /** The status of an operation, called by this principal. */
  statusFor(principal: Principal, operation: string, input?: MatrixInput): Promise<number>;
  /** Gives the member a session of their own with a fresh check; the calls that follow are made with it. */
  signIn(userId: number): Promise<void>;
  /** Runs everything that committed events have set off. */
  settle(): Promise<void>;
  /** Moves the clock that handlers see as `now`. */
  setNow(now: Date): void;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly areas: readonly ServerArea[];
  readonly mode?: 'demo' | 'production';
  /** Seeds the demo community (demo mode only). */
  readonly seed?: boolean;
  readonly databaseUrl?: string;
  readonly now?: Date;
  readonly limits?: Limits;
  /** Of the database at databaseUrl. */
  readonly timeLimits?: TimeLimits;
  readonly incoming?: IncomingLimits;
  readonly connections?: Partial<ConnectionLimits>;
  readonly trustedProxies?: number;
  /** Where mails go; without it they are kept in outbox_mails, for tests to read. */
  readonly smtpUrl?: string;
  readonly reactionLimit?: number;
  /** Each line of the log, down to the smallest; without it, there are none. */
  readonly onLogLine?: (line: string) => void;
  /** Folder of a built site. */
  readonly webDir?: string;
  /** More of the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** What a file or a download has in it; nothing of any other answer. */
export async function bytesAnswered({ file, download }: Pick<Answered, 'file' | 'download'>): Promise<Buffer> {
  const content = (file ?? download)?.content;
  return content ? Buffer.from(await bytesOf(content)) : Buffer.alloc(0);
}

/** Does the work with an input as a handler gets it: what is uploaded is on disk until the work is done. */
export async function received<T>(
  { incoming }: App,
  userId: number,
  { upload: sent, ...input }: MatrixInput,
  work: (input: Omit<MatrixInput, 'upload'> & { readonly upload?: Upload | undefined }) => Promise<T>,
): Promise<T> {
  const upload = sent && (await incoming.keep(sent.bytes, { sender: `test ${userId}`, type: sent.type }));
  try {
    return await work({ ...input, upload });
  } finally {
    if (upload) await incoming.drop(upload);
  }
}

let dump: Promise<Blob> | undefined;

/** Migrating takes two seconds and loading a migrated dump a third of one, so it is migrated once a process. */
async function migratedDump(): Promise<Blob> {
  const database = await openEmbedded(':memory:');
  await database.migrate();
  const blob = await database.embedded?.dumpDataDir('none');
  await database.close();
  if (!blob) throw new Error('The embedded database made no dump.');
  return blob;
}

async function openTestDatabase(databaseUrl: string | undefined, limits: TimeLimits | undefined): Promise<Database> {
  if (databaseUrl) {
    const database = await openDatabase({ databaseUrl, dataDir: '', ...(limits && { limits }) });
    await database.migrate();
    return database;
  }
  if (process.env.DOORWAYS_TEST_ENGINE === 'postgres') return openMigratedCopy();
  dump ??= migratedDump();
  return openEmbedded(':memory:', await dump);
}

let copies = 0;

/** The same on a PostgreSQL server: a copy of a database that was migrated once a run, gone when it is closed. */
async function openMigratedCopy(): Promise<Database> {
  const server = await sharedPostgres();
  copies += 1;
  const copy = await server.copyMigrated(`test_${process.pid}_${copies}`, async (databaseUrl) => {
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    await database.migrate();
    await database.close();
  });
  const database = await openDatabase({ databaseUrl: copy.url, dataDir: '' });
  const close = async () => {
    await database.close();
    await copy.drop();
  };
  return { ...database, close };
}

export async function startTestApp(options: TestAppOptions): Promise<TestApp> {
  const mode = options.mode ?? 'production';
  const config = readConfig({
    MODE: mode,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'doorways-test-')),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    SESSION_SECRET: 'a secret of the tests, long enough',
    TRUSTED_PROXIES: String(options.trustedProxies ?? 0),
    SMTP_URL: options.smtpUrl ?? 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Doorways <hello@example.org>',
    ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
    ...options.env,
  });
  const database = await openTestDatabase(options.databaseUrl, options.timeLimits);
  let fixed = options.now;
  const app = await makeApp({
    config,
    areas: options.areas,
    database,
    log: options.onLogLine ? makeLog({ logLevel: 'debug' }, { write: options.onLogLine }) : makeLog(config),
    clock: () => fixed ?? new Date(),
    limits: options.limits ?? noLimits,
    ...(options.incoming && { incoming: options.incoming }),
    ...(options.connections && { connections: options.connections }),
    ...(!options.smtpUrl && { mail: storedMailer }),
    push: makePush(config, { loopback: true }),
    outbound: makeOutbound({ loopback: true }),
    jobsOff: true,
    reactionLimit: options.reactionLimit,
    webDir: options.webDir,
  });
  await app.fill({ demo: mode === 'demo' && options.seed === true });
  await app.http.ready();

  const sessions = new Map<number, number>();
  const signIn: TestApp['signIn'] = async (userId) => {
    const now = fixed ?? new Date();
    await app.services.sessions.start(userId, { ip: '127.0.0.1', agent: 'test' }, { confirmed: now, secondStep: true });
    const [row] = await database.query<{ id: number }>(
      'test-session',
      'select max(id)::int as id from sessions where user_id = $1',
      [userId],
    );
    sessions.set(userId, row?.id ?? 0);
  };
  const memberRow = (userId: number) =>
    database.query<Asker>(
      'test-principal',
      `select u.id, u.roles, u.plan, ${suspendedText('u.id')} as suspended from users u where u.id = $1`,
      [userId],
    );
  const principal = async (userId: number): Promise<Principal> => {
    if (userId === 0) return guest;
    const [row] = await memberRow(userId);
    if (!row) throw new Error(`The test has no member ${userId}.`);
    const sessionId = sessions.get(userId);
    return makePrincipal(sessionId ? { by: 'session', sessionId } : { by: 'demo' }, row);
  };
  const everyScope = [
    ...new Set([...app.registry.operations.values()].flatMap(({ operation }) => operation.key?.scope ?? [])),
  ];
  const keyPrincipal: TestApp['keyPrincipal'] = async (userId, { mode = 'live', scopes = everyScope } = {}) => {
    const [row] = await memberRow(userId);
    const key = { id: 0, name: 'Of a test', mode, scopes, perMinute: 1000 };
    return makePrincipal({ by: 'key', key }, row);
  };
  const callerFor: TestApp['callerFor'] = (userId, operation) =>
    userId > 0 && app.registry.operations.get(operation)?.operation.key ? keyPrincipal(userId) : principal(userId);
  const sendAs = (caller: Principal, userId: number, operation: string, given: MatrixInput, actsFor?: number) =>
    received(app, userId, given, async (input) =>
      app.invoke({
        operation,
        principal: caller,
        ...(actsFor !== undefined && { actsFor: String(actsFor) }),
        ...input,
        request: { ip: '127.0.0.1', agent: 'test' },
      }),
    );
  const send = async (userId: number, operation: string, given: MatrixInput, actsFor?: number) =>
    sendAs(await callerFor(userId, operation), userId, operation, given, actsFor);
  const statusOf = async (answer: Promise<Answered>) => {
    try {
      return (await answer).status;
    } catch (error) {
      if (error instanceof ProblemError) return error.problem.status;
      throw error;
    }
  };
  const call: TestApp['call'] = async (userId, operation, given = {}) =>
    (await send(userId, operation, given)) as never;
  const callFor: TestApp['callFor'] = async ({ by, member }, operation, given = {}) =>
    (await send(by, operation, given, member)) as never;
  let made = 0;
  return {
    app,
    database,
    config,
    call,
    callFor,
    status: (userId, operation, input) => statusOf(call(userId, operation, input)),
    statusFor: (caller, operation, input = {}) => statusOf(sendAs(caller, caller.id, operation, input)),
    keyPrincipal,
    callerFor,
    addMember: async ({ name, roles = ['member'] } = {}) => {
      made += 1;
      const username = `test-member-${made}`;
      const [row] = await database.db
        .insert(users)
        .values({ name: name ?? `Test Member ${made}`, email: `${username}@example.org`, username, roles })
        .returning({ id: users.id });
      if (!row) throw new Error('No member was added.');
      return row.id;
    },
    principal,
    signIn,
    settle: async () => {
      await app.auditBatch.flush();
      await app.outbox.drain();
    },
    setNow: (now) => {
      fixed = now;
    },
    close: async () => {
      await app.http.close();
      await app.outbox.stop();
      await app.auditBatch.flush();
      await app.keys.stop();
      await app.converters.stop();
      await database.close();
    },
  };
}
