import type { IncomingHttpHeaders } from 'node:http';
import compress from '@fastify/compress';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { OperationShape } from '#platform/contract/operation.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { type Admission, retryAfter } from './admission.ts';
import type { AuditEntry } from './area.ts';
import { cookieName, readCookie } from './auth/cookies.ts';
import type { SessionCheck } from './auth/sessions.ts';
import { busyPage } from './busy-page.ts';
import { callerAddress } from './caller-address.ts';
import type { Config } from './config.ts';
import type { DatabaseWatch } from './database-watch.ts';
import { demoRefusal } from './forwarded.ts';
import { type Answered, auditKey, type Invoke } from './invoke.ts';
import type { Lane } from './lane.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import { ProblemError, problem } from './problem.ts';
import type { PublicCache } from './public-cache.ts';
import type { Registered, Registry } from './registry.ts';
import type { Searching } from './searching.ts';
import { isOurHost, isOwnOrigin, securityHeaders } from './security.ts';
import { isCompressible, sendDownload, sendFile } from './send-file.ts';

export interface HttpOptions {
  readonly config: Config;
  readonly registry: Registry;
  readonly invoke: Invoke;
  readonly limits: Limits;
  readonly cache: PublicCache;
  readonly log: Log;
  readonly actorOf: SessionCheck['actorOf'];
  readonly audit: (entry: AuditEntry) => Promise<void>;
  /** Whether a request is refused because it came through a proxy. */
  readonly refusesForwarded: (headers: IncomingHttpHeaders) => boolean;
  readonly searching: Searching;
  readonly watch: DatabaseWatch;
  readonly admission: Admission;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** By the path, where one route serves many. Absent: ordinary. */
    readonly lane?: Lane | ((path: string) => Lane);
    /** Answers with a page for people. */
    readonly page?: boolean;
    /** Guests' answers are kept. */
    readonly publicCache?: boolean;
  }
  interface FastifyRequest {
    /** The Set-Cookie line of a session that was renewed. */
    renewed?: string;
  }
  interface FastifyReply {
    /** There was too much to do: nothing was begun. */
    refused: boolean;
  }
}

/** Largest JSON body in bytes; uploads name their own limit. */
export const bodyLimit = 256 * 1024;

export async function makeHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, log } = options;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // fastify's own lines would carry addresses and full URLs: ours are written in onResponse.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger made for each request costs as much as refusing one does; our lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    bodyLimit,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
  });
  await app.register(compress, {
    global: true,
    threshold: 1400,
    encodings: ['br', 'gzip'],
    customTypes: isCompressible,
  });
  app.decorateReply('refused', false);
  const headers = Object.entries(securityHeaders(config));
  const refuse = refusals(options);

  app.addHook('onRequest', async (request, reply) => {
    if (options.refusesForwarded(request.headers)) {
      reply.headers(Object.fromEntries(headers)).header('cache-control', 'no-store');
      if (!request.headers.accept?.includes('text/html')) throw problem.refused(demoRefusal.reason);
      return reply.code(403).type('text/html; charset=utf-8').send(demoRefusal.page);
    }
    if (!options.watch.away() && refuse(request, reply)) return reply;
    for (const [name, value] of headers) reply.header(name, value);
    if (!isOurHost(request.headers.host, config)) throw problem.refused('This address is not served here.');
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    if (writes && !isOwnOrigin(request.headers, config)) {
      throw problem.refused('This call came from another site.');
    }
  });
  const session = `${cookieName(config, 'session')}=`;
  app.addHook('onSend', async (request, reply) => {
    // Whatever anybody keeps would carry the session on; the next answer then has the line.
    if (!request.renewed || reply.getHeader('cache-control') !== 'no-store') return;
    const given = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    if (!given.some((line) => line.startsWith(session))) reply.header('set-cookie', request.renewed);
  });
  app.addHook('onResponse', async (request, reply) => {
    // A line for each would be more work than the refusal: admission.ts counts them.
    if (reply.refused) return;
    log.info(
      {
        request: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });

  app.setErrorHandler((error, request, reply) => answerError(options, error, request, reply));
  app.setNotFoundHandler(async () => {
    throw problem.notFound();
  });
  for (const entry of options.registry.operations.values()) addRoute(app, entry, options);
  return app;
}

function addRoute(app: FastifyInstance, entry: Registered, options: HttpOptions) {
  const { operation } = entry;
  const route = {
    method: operation.method,
    url: operation.path.replaceAll(/\{([^}]+)\}/g, ':$1'),
    config: { lane: laneOf(operation), publicCache: operation.publicCache === true },
    ...(operation.upload && { bodyLimit: operation.upload.maxBytes }),
    handler: (request: FastifyRequest, reply: FastifyReply) => answer(entry, options, request, reply),
  };
  if (!operation.upload) {
    app.route(route);
    return;
  }
  const { types } = operation.upload;
  // A scope of its own, so that these media types are read as bytes here and refused everywhere else.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
    scope.route(route);
  });
}

/** Refuses what has no room, before anything of it is read and with an answer that was made beforehand. */
function refusals({ config, registry, admission, cache }: HttpOptions) {
  const common = { ...securityHeaders(config), 'cache-control': 'no-store' };
  const prepare = (text: string, type: string) => {
    const body = Buffer.from(text);
    return { body, headers: { ...common, 'content-type': type, 'content-length': body.length } };
  };
  const call = prepare(JSON.stringify(problem.busy().problem), 'application/problem+json; charset=utf-8');
  const page = prepare(busyPage(registry, config.region), 'text/html; charset=utf-8');

  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    const route = request.routeOptions.config;
    const lane =
      typeof route.lane === 'function' ? route.lane(request.url.split('?')[0] ?? '/') : (route.lane ?? 'ordinary');
    if (!admission.full(lane)) return false;
    if (route.publicCache && isKnown(request, cache)) return false;
    admission.refuses(lane);
    const { body, headers } = route.page ? page : call;
    reply.refused = true;
    reply.hijack();
    reply.raw.writeHead(503, { ...headers, 'retry-after': retryAfter() }).end(body);
    return true;
  };
}

/** Who has no cookie is a guest, and may have what was kept. */
const isKnown = (request: FastifyRequest, cache: PublicCache) =>
  request.headers.cookie === undefined ? cache.get(request.url) : undefined;

const laneOf = ({ lane }: OperationShape): Lane => lane ?? 'ordinary';

interface Worked {
  readonly answered?: Answered;
  /** A guest's answer that was made before. */
  readonly kept?: Buffer | undefined;
  /** Guests' answers may be kept, under the version that was there before the work. */
  readonly made?: number | undefined;
}

async function answer(entry: Registered, options: HttpOptions, request: FastifyRequest, reply: FastifyReply) {
  const { cache, watch, admission } = options;
  const lane = laneOf(entry.operation);
  // What was kept needs neither the database nor any work.
  const known = entry.operation.publicCache && (watch.away() || admission.full(lane)) && isKnown(request, cache);
  if (known) return sendKept(reply, known);
  const { answered, kept, made } = await watch.whileThere(() =>
    admission.within(lane, () => work(entry, options, request)),
  );
  if (kept) return sendKept(reply, kept);
  if (!answered) return;
  if (answered.file) return sendFile(reply, answered.file, request);
  if (answered.download) return sendDownload(reply, answered.download, request);
  const link = answered.next ? nextLink(request.url, answered.next) : undefined;
  if (made !== undefined) {
    const body = Buffer.from(`${link ?? ''}\n${JSON.stringify(answered.body)}`);
    cache.put(request.url, made, body);
    return sendKept(reply, body);
  }
  return send(reply, answered, link);
}

/** All that needs the database, and nothing that answers. */
async function work(entry: Registered, options: HttpOptions, request: FastifyRequest): Promise<Worked> {
  const { operation } = entry;
  const actor = await options.actorOf(request.headers.cookie, (line) => {
    request.renewed = line;
  });
  const id = actor.id || (actor.closing ?? 0);
  const ip = callerAddress(request.raw, options.config.trustedProxies);
  const caller = id > 0 ? `m${id}` : `a${ip}`;
  const search = options.searching.rateOf(operation, request.query, caller, id === 0);
  await options.limits.spend(search ?? rateOf(operation), caller);

  const mayKeep = operation.publicCache === true && actor.id === 0;
  const kept = mayKeep ? options.cache.get(request.url) : undefined;
  if (kept) return { kept };
  const made = options.cache.version();

  const key = request.headers['idempotency-key'];
  const invoke = () =>
    options.invoke({
      operation: operation.name,
      actor,
      params: request.params,
      query: request.query,
      ...(operation.upload
        ? { upload: asUpload(request) }
        : { body: operation.method === 'GET' ? undefined : (request.body ?? undefined) }),
      idempotencyKey: typeof key === 'string' && key.length <= 255 ? key : undefined,
      request: {
        ip,
        agent: request.headers['user-agent'] ?? '',
        origin: request.headers.origin,
        cookie: (name) => readCookie(request.headers.cookie, cookieName(options.config, name)),
      },
    });
  const answered = await (search ? options.searching.gate.within(invoke) : invoke());
  return { answered, made: mayKeep ? made : undefined };
}

/** What could be searched by words, and is only looked through now, counts as a read. */
const rateOf = ({ rate, method }: OperationShape) =>
  rate === undefined || rate === 'search' ? (method === 'GET' ? 'read' : 'write') : rate;

function asUpload(request: FastifyRequest) {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return Buffer.isBuffer(request.body) && request.body.length > 0 ? { bytes: request.body, type } : undefined;
}

function nextLink(url: string, cursor: string) {
  const next = new URL(url, 'http://x');
  next.searchParams.set('cursor', cursor);
  return `<${next.pathname}${next.search}>; rel="next"`;
}

function send(reply: FastifyReply, answered: Answered, link: string | undefined) {
  reply.code(answered.status).header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(answered.headers ?? {})) reply.header(name, value);
  if (link) reply.header('link', link);
  if (answered.body === undefined) return reply.send();
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answered.body));
}

/** Kept bodies carry their Link header in front of the first line break. */
function sendKept(reply: FastifyReply, kept: Buffer) {
  const split = kept.indexOf(10);
  if (split > 0) reply.header('link', kept.toString('utf8', 0, split));
  return reply
    .header('cache-control', 'no-cache')
    .type('application/json; charset=utf-8')
    .send(kept.subarray(split + 1));
}

async function answerError(options: HttpOptions, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = asProblem(error);
  if (!known) options.log.error({ err: error, request: request.id }, 'Unknown failure');
  const body: Problem = known ?? {
    type: '/problems/unexpected',
    title: 'Something went wrong',
    status: 500,
    detail: 'Something went wrong on our side. Nothing was changed. Please try again.',
  };
  const entry = (error as { [auditKey]?: AuditEntry })[auditKey];
  if (entry) await options.audit(entry).catch((err) => options.log.error({ err }, 'The audit log is out of reach'));
  if (body.status === 429) reply.header('retry-after', /\d+/.exec(body.detail)?.[0] ?? '60');
  if (body.status === 503) reply.header('retry-after', options.watch.away() ? '2' : retryAfter());
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ ...body, instance: request.id }));
}

/** What the HTTP layer itself refuses, in the same form and words as everything else. */
function asProblem(error: unknown): Problem | undefined {
  if (error instanceof ProblemError) return error.problem;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return problem.tooLarge('That is too large to send.').problem;
  if (statusCode === 415) return problem.wrongType('This kind of content cannot be read here.').problem;
  if (statusCode === 400 || code?.startsWith('FST_ERR_CTP')) {
    return problem.invalid([{ field: '', rule: 'malformed', message: 'What was sent is not valid JSON.' }]).problem;
  }
  return undefined;
}
