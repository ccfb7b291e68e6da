import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { makeAdmission } from './admission.ts';
import { type KeyCheck, makeKeyCheck } from './api-keys.ts';
import { longJob, type ServerArea } from './area.ts';
import { auditKeys, beginAudit, letAudit, writeAudit } from './audit.ts';
import { type AuditBatch, makeAuditBatch } from './audit-batch.ts';
import { auditCheck } from './audit-check.ts';
import { makePasswords } from './auth/passwords.ts';
import { makeSessionCheck, makeSessions } from './auth/sessions.ts';
import { callerAddress } from './caller-address.ts';
import type { Config } from './config.ts';
import type { ConnectionLimits } from './connections.ts';
import { type Converters, makeConverters } from './convert/converter.ts';
import { alwaysThere, cut, watchDatabase } from './database-watch.ts';
import { type Database, type Db, select } from './db.ts';
import { fileStore } from './file-store.ts';
import { sealAll, sealedFiles } from './files.ts';
import { forget } from './forget.ts';
import { makeForwarder } from './forward/forwarder.ts';
import { judgeForwarded } from './forwarded.ts';
import { type CallerOf, makeHttp } from './http.ts';
import { type Incoming, type IncomingLimits, makeIncoming, sweepIncoming } from './incoming.ts';
import { type Invoke, makeInvoke } from './invoke.ts';
import { type Jobs, makeJobs } from './jobs.ts';
import { type KeyLimits, makeKeyLimits, unlimitedKeys } from './key-limits.ts';
import { inLane } from './lane.ts';
import { type Limits, makeLimits, noLimits } from './limits.ts';
import { type Listeners, makeListeners } from './listeners.ts';
import { type Live, makeLive } from './live.ts';
import type { Log } from './log.ts';
import { type Mailer, makeMailer } from './mail.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import { type MetricsServer, serveMetrics } from './metrics-server.ts';
import { apiDocument, openApiDocument } from './openapi.ts';
import { makeOutbound, type Outbound } from './outbound.ts';
import { makeOutbox, makeTransactions, type Outbox, parkedChanged, type Transactions } from './outbox.ts';
import { servePages } from './page.ts';
import { makePublicCache, type PublicCache } from './public-cache.ts';
import { makePush, type Push } from './push.ts';
import { makeRegistry, type Registry } from './registry.ts';
import { resealing } from './reseal.ts';
import { unopened } from './sealed.ts';
import { makeSearching } from './searching.ts';
import { isOwnOrigin } from './security.ts';
import type { Services } from './services.ts';
import { limited, timeLimits } from './time-limits.ts';

export interface App {
  readonly http: FastifyInstance;
  readonly invoke: Invoke;
  readonly registry: Registry;
  readonly services: Services;
  readonly outbox: Outbox;
  readonly auditBatch: AuditBatch;
  readonly keys: KeyCheck;
  readonly jobs: Jobs;
  readonly transactions: Transactions;
  readonly incoming: Incoming;
  readonly converters: Converters;
  /** Undefined without an address for them. */
  readonly metrics: Metrics | undefined;
  /** Reference rows for every installation; the demo community too, when asked and when nobody is there yet. */
  fill(options: { demo: boolean }): Promise<'seeded' | 'kept'>;
  start(): Promise<void>;
  /** What live connections do by themselves every half minute (live.ts). */
  reviewLive(): Promise<void>;
  stop(): Promise<void>;
}

export interface AppOptions {
  readonly config: Config;
  readonly areas: readonly ServerArea[];
  readonly database: Database;
  readonly log: Log;
  /** Folder of the built site; undefined serves the API alone. */
  readonly webDir?: string | undefined;
  readonly clock?: () => Date;
  readonly limits?: Limits;
  readonly jobsOff?: boolean;
  readonly mail?: Mailer;
  readonly push?: Push;
  readonly outbound?: Outbound;
  readonly keyLimits?: KeyLimits;
  readonly incoming?: IncomingLimits;
  readonly connections?: Partial<ConnectionLimits>;
  /** Milliseconds that a reaction may take. */
  readonly reactionLimit?: number | undefined;
}

/** Puts the house together: no state of its own beyond connections and caches, so that several can run side by side. */
export async function makeApp(options: AppOptions): Promise<App> {
  const { config, database, log } = options;
  const clock = options.clock ?? (() => new Date());
  const registry = makeRegistry(options.areas);
  const ownAuditKeys = auditKeys(config);
  letAudit(database.db, ownAuditKeys);
  const auditBatch = makeAuditBatch((entries) => writeAudit(database.db, entries, clock()), log);
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : undefined;
  const sessions = makeSessions(database, config);
  const mail = options.mail ?? makeMailer(config, log);
  const limits = options.limits ?? (config.rateLimits ? makeLimits({ redis, pool: database.pool }) : noLimits);
  const sessionCheck = makeSessionCheck(database, config, async ({ sessionId, userId }) => {
    log.warn({ session: sessionId }, 'A session was ended: a token that had been replaced came back');
    live?.disconnect(`session:${sessionId}`);
    await writeAudit(
      database.db,
      { actorId: userId, action: 'session-reused', subject: `session ${sessionId}` },
      clock(),
    );
  });
  const { principalOf, principalOfSession } = sessionCheck;
  const callerOf: CallerOf = (request) => {
    request.caller ??=
      sessionCheck.callerOf(request.headers.cookie) ??
      keys.callerOf(request.headers.authorization) ??
      `a${callerAddress(request.raw, config.trustedProxies)}`;
    return request.caller;
  };
  const watch =
    database.pool && config.databaseUrl
      ? watchDatabase({ databaseUrl: config.databaseUrl, pool: database.pool, log })
      : alwaysThere;
  const admission = makeAdmission(log);
  const cache = makePublicCache();
  const keys = makeKeyCheck({ keys: registry.keys, database, clock, log });
  const keyLimits =
    options.keyLimits ?? (config.rateLimits ? makeKeyLimits({ redis, pool: database.pool }) : unlimitedKeys);
  const incomingDir = `${config.dataDir}/incoming`;
  await sweepIncoming(incomingDir, config.databaseUrl === undefined);
  const incoming = makeIncoming(incomingDir, options.incoming);
  const converters = makeConverters(incomingDir, log);
  const forwarder = makeForwarder(config, log);
  const news = makeNews(config, cache, keys, log);
  watch.onBack(news.renew);
  let live: Live | undefined;
  let listeners: Listeners | undefined;
  // Whoever tries parked work again wants it done now.
  const awaited = new Set([parkedChanged.name, ...registry.reactions.map(({ event }) => event)]);

  const transactions = makeTransactions(
    database,
    registry,
    (emitted) =>
      // What follows is ordinary work, whatever it follows from.
      inLane('ordinary', () => {
        cache.bump();
        const ofKeys = emitted.some(({ name }) => registry.keys?.changed.includes(name));
        if (ofKeys) keys.forget();
        news.tell(database, ofKeys);
        live?.publish(emitted);
        if (emitted.some(({ name }) => awaited.has(name))) outbox.kick();
      }),
    (db) => letAudit(db, ownAuditKeys),
  );
  const store = await fileStore(config);
  const sealFiles = longJob('platform.seal-files', '13 4 * * *', async ({ services }) => {
    await sealAll(services.config, store);
  });
  const metrics = config.metrics
    ? await makeMetrics({
        gauges: registry.gauges,
        query: database.query,
        pool: database.pool,
        figures: () => ({
          connections: live?.connections() ?? 0,
          isDegraded: admission.degraded(),
          isDatabaseAway: watch.away(),
          refused: admission.refusals(),
          cache: cache.counts(),
        }),
        clock,
        log,
      })
    : undefined;
  const services: Services = {
    config,
    log,
    files: sealedFiles(config, store),
    convert: converters.convert,
    assembled: async (pieces, about, work) => {
      const upload = await incoming.receive(Readable.from(pieces), about);
      try {
        return await work(upload);
      } finally {
        await incoming.drop(upload);
      }
    },
    forwarder,
    sessions: {
      start: sessions.start,
      end: async (sessionId) => {
        const lines = await sessions.end(sessionId);
        if (sessionId > 0) live?.disconnect(`session:${sessionId}`);
        return lines;
      },
      disconnect: (sessionIds) => {
        for (const id of sessionIds) live?.disconnect(`session:${id}`);
      },
    },
    passwords: makePasswords(),
    mail,
    push: options.push ?? makePush(config),
    outbound: options.outbound ?? makeOutbound(),
    limits,
    transaction: transactions.run,
    online: async () => live?.online() ?? new Set(),
    audit: (entry) => writeAudit(database.db, entry, clock()),
    auditSoon: auditBatch.add,
    runSoon: (name) => {
      if (!options.jobsOff) inLane('ordinary', () => jobs.runSoon(name));
    },
    personalData: options.areas.flatMap(({ declares }) => declares?.personalData ?? []),
    openApi: () => openApiDocument(registry),
    apiDocument: () => apiDocument(registry, config.publicUrl),
    notices: registry.notices,
    doors: registry.doors,
    invoke: (call) => invoke(call),
    get members() {
      if (!registry.members) throw new Error('No area keeps members.');
      return registry.members;
    },
    searches: registry.searches,
    reportables: registry.reportables,
    evidence: registry.evidence,
  };
  const outbox = makeOutbox({
    database,
    // Nobody waits for a reaction, and some have much to do.
    transactions: { run: (work, within) => inLane('jobs', () => transactions.run(work, within)) },
    reactions: registry.reactions,
    outgoing: mail.outgoing ? [mail.outgoing] : [],
    services: () => services,
    clock,
    log,
    limit: options.reactionLimit,
  });
  const { invoke, judge } = makeInvoke({ registry, database, transactions, services: () => services, clock });
  const jobs = makeJobs({
    database,
    databaseUrl: config.databaseUrl,
    jobs: [forget, auditCheck(database.db), resealing(registry.sealed), sealFiles, ...registry.jobs],
    transactions,
    services: () => services,
    clock,
    log,
    ran: metrics?.ran,
  });
  const refusesForwarded = judgeForwarded(config, log);
  const http = await makeHttp({
    config,
    registry,
    invoke,
    judge,
    limits,
    cache,
    log,
    principalOf,
    principalOfSession,
    callerOf,
    audit: services.audit,
    refusesForwarded,
    keys,
    keyLimits,
    searching: makeSearching(),
    watch,
    admission,
    incoming,
    connections: options.connections,
    metrics,
  });
  const noteUnopened = (error: unknown) => log.error({ err: error }, 'A sealed value did not open');
  unopened.subscribe(noteUnopened);
  http.addHook('onClose', async () => {
    unopened.unsubscribe(noteUnopened);
  });
  let metricsServer: MetricsServer | undefined;
  let ready = false;
  const lane = { config: { lane: 'reserved' } } as const;
  http.get('/healthz', lane, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  http.get('/readyz', lane, async (_request, reply) => {
    const ok = ready && !watch.away() && (await inLane('reserved', () => database.reachable()));
    // Degraded still takes requests: whoever sends them elsewhere would only move what is too much.
    const status = !ok ? 'not ready' : admission.degraded() ? 'degraded' : 'ready';
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
  if (options.webDir) {
    const { webDir } = options;
    await servePages(http, { webDir, config, registry, invoke, log, principalOf, callerOf, watch, admission, limits });
  }

  return {
    http,
    invoke,
    registry,
    services,
    outbox,
    auditBatch,
    keys,
    jobs,
    transactions,
    incoming,
    converters,
    metrics,
    fill: ({ demo }) => fill(options.areas, transactions, services, clock, demo),
    start: async () => {
      live = makeLive({
        server: http.server,
        registry,
        db: database.db,
        query: database.query,
        services,
        log,
        sessions: sessionCheck,
        addressOf: (request) => (config.rateLimits ? callerAddress(request, config.trustedProxies) : undefined),
        mayConnect: ({ headers }) => !refusesForwarded(headers) && isOwnOrigin(headers, config),
        pool: database.pool,
        databaseUrl: config.databaseUrl,
        redis,
        watch,
      });
      await news.listen();
      outbox.start();
      if (!options.jobsOff) await jobs.start();
      listeners = await makeListeners(config);
      await http.listen(listeners.options);
      await listeners.open(http.server);
      if (config.metrics && metrics) metricsServer = await serveMetrics(config.metrics, metrics, log);
      ready = true;
    },
    reviewLive: async () => live?.review(),
    stop: async () => {
      ready = false;
      const closeFirst = async () => {
        await live?.close();
        await http.close();
      };
      await (listeners ? listeners.close(http.server, closeFirst) : closeFirst());
      if (!options.jobsOff) await jobs.stop().catch((err) => log.error({ err }, 'Jobs did not stop'));
      await outbox.stop();
      await auditBatch.flush();
      await keys.stop();
      await news.close();
      await metricsServer?.close();
      watch.stop();
      admission.stop();
      await converters.stop();
      await forwarder?.stop();
      mail.close();
      await redis?.quit();
    },
  };
}

async function connectRedis(url: string, log: Log) {
  const { createClient } = await import('redis');
  const client = createClient({ url });
  client.on('error', (err) => log.error({ err }, 'Redis is in trouble'));
  await client.connect();
  return client;
}

/** What a notification says when keys count otherwise now. */
const ofKeys = 'keys';

/**
 * Processes on one PostgreSQL tell each other that something was committed, at most fifty times a second, so that
 * pages kept for guests are dropped; and at once when keys are to be read anew. While the news cannot be heard, nothing
 * is kept.
 */
function makeNews(
  config: Config,
  cache: Pick<PublicCache, 'bump' | 'pause'>,
  keys: Pick<KeyCheck, 'forget' | 'pause'>,
  log: Log,
) {
  let client: pg.Client | undefined;
  let closed = false;
  let telling = false;
  const pause = (paused: boolean) => {
    for (const one of [cache, keys]) one.pause(paused);
  };
  const listen = async () => {
    if (!config.databaseUrl || closed) return;
    pause(true);
    const next = new pg.Client({ connectionString: config.databaseUrl, ...limited(timeLimits.listening) });
    const again = () => {
      pause(true);
      if (client !== next || closed) return;
      client = undefined;
      setTimeout(() => void listen().catch(again), 1000).unref();
    };
    client = next;
    next.on('error', again);
    next.on('end', again);
    next.on('notification', ({ payload }) => {
      cache.bump();
      if (payload === ofKeys) keys.forget();
    });
    try {
      await next.connect();
      await next.query('listen doorways_committed');
      pause(false);
    } catch (err) {
      log.error({ err }, 'News of other processes cannot be heard');
      again();
    }
  };
  return {
    listen,
    /** Listens anew: this connection may have been lost without hearing of it. */
    renew: () => cut(client),
    /** `isOfKeys`: what others still have may do harm. */
    tell: (database: Database, isOfKeys: boolean) => {
      if (!config.databaseUrl || closed) return;
      const say = (what: string) =>
        database.query('tell', "select pg_notify('doorways_committed', $1)", [what]).catch(() => undefined);
      if (isOfKeys) return void say(ofKeys);
      if (telling) return;
      telling = true;
      setTimeout(() => {
        telling = false;
        void say('');
      }, 20).unref();
    },
    close: async () => {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}

async function fill(
  areas: readonly ServerArea[],
  transactions: Transactions,
  services: Services,
  clock: () => Date,
  demo: boolean,
): Promise<'seeded' | 'kept'> {
  const work = async (db: Db) => {
    const now = clock();
    await beginAudit(db);
    for (const area of areas) await area.rows?.reference?.({ db, now, services });
    // Below 1 are accounts that nobody has, from the reference rows.
    const [some] = await select(db, sql`select 1 from users where id > 0 limit 1`);
    if (!demo || some) return 'kept';
    for (const area of areas) await area.rows?.seed?.({ db, now, services });
    return 'seeded';
  };
  return inLane('jobs', () => transactions.run(work));
}
