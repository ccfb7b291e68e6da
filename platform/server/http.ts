import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import fastify, {
  type FastifyBaseLogger,
  type FastifyContextConfig,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { OperationShape, Signed, Upload } from '#platform/contract/operation.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { type Admission, retryAfter } from './admission.ts';
import type { Answered, Call } from './api-call.ts';
import {
  answerPreflights,
  endingHeaders,
  type KeyedOptions,
  keyStanding,
  letOthersRead,
  sendKeyed,
} from './api-http.ts';
import { cookieName, readCookie } from './auth/cookies.ts';
import type { SessionCheck } from './auth/sessions.ts';
import { type Bodies, bodyLimit, judgeParts, makeBodies } from './bodies.ts';
import { bodyLimitOf } from './body-size.ts';
import { busyPage } from './busy-page.ts';
import { callerAddress, memberOrAddress } from './caller-address.ts';
import { type ConnectionLimits, connectionLimits, guardConnections, makeRequestLimits } from './connections.ts';
import type { DatabaseWatch } from './database-watch.ts';
import { formTypes, readForm } from './form.ts';
import { demoRefusal } from './forwarded.ts';
import type { Incoming } from './incoming.ts';
import { auditKey, type Invoke, type Judge } from './invoke.ts';
import type { Lane } from './lane.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { guest, type Principal } from './principal.ts';
import { ProblemError, problem } from './problem.ts';
import type { PublicCache } from './public-cache.ts';
import { nextAddress, readKey } from './read-key.ts';
import type { Registered, Registry } from './registry.ts';
import { type Searching, searchText } from './searching.ts';
import { isOurHost, isOwnOrigin, securityHeaders } from './security.ts';
import { isCompressible, sendDownload, sendFile } from './send-file.ts';
import type { AuditEntry } from './services.ts';

export interface HttpOptions extends KeyedOptions {
  readonly registry: Registry;
  readonly invoke: Invoke;
  readonly judge: Judge;
  readonly cache: PublicCache;
  readonly log: Log;
  readonly principalOf: SessionCheck['principalOf'];
  readonly principalOfSession: SessionCheck['principalOfSession'];
  readonly callerOf: CallerOf;
  readonly audit: (entry: AuditEntry) => Promise<void>;
  /** Whether a request is refused because it came through a proxy. */
  readonly refusesForwarded: (headers: IncomingHttpHeaders) => boolean;
  readonly searching: Searching;
  readonly watch: DatabaseWatch;
  readonly admission: Admission;
  readonly incoming: Incoming;
  readonly connections?: Partial<ConnectionLimits> | undefined;
  readonly metrics?: Pick<Metrics, 'answered'> | undefined;
}

/** Whom the work of a request is counted for: a member, or an address for guests. */
export type CallerOf = (request: FastifyRequest) => string;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the operation that answers. */
    readonly operation?: string;
    /** By the path, where one route serves many. Absent: ordinary. */
    readonly lane?: Lane | ((path: string) => Lane);
    /** Answers with a page for people. */
    readonly page?: boolean;
    /** May be searched by words, and is then in another lane. */
    readonly searched?: OperationShape | undefined;
    /** Guests' answers are kept. */
    readonly publicCache?: OperationShape | undefined;
    /** Its body is received by incoming.ts. */
    readonly upload?: boolean;
    /** A key opens it and nothing else: no page can call it in the name of whoever is signed in here. */
    readonly byKey?: boolean;
    /** Of a call that is to end. */
    readonly ending?: Readonly<Record<string, string>> | undefined;
    /** A read that answers our own pages only, as writes do. */
    readonly leavesTrace?: boolean;
  }
  interface FastifyRequest {
    /** The Set-Cookie line of a session that was renewed. */
    renewed?: string;
    /** When its head had come. */
    began?: number;
    /** Whom its work is counted for, once somebody has asked. */
    caller?: string;
  }
  interface FastifyReply {
    /** There was too much to do: nothing was begun. */
    refused: boolean;
  }
}

/** Largest body of an HTML form in bytes. */
const formLimit = 4096;

export async function makeHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, log } = options;
  const limits = { ...connectionLimits, ...options.connections };
  const common = { ...securityHeaders(config), 'cache-control': 'no-store' };
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
    // An address that can’t be read, or is too long for any, comes by none of the hooks.
    frameworkErrors: (_error, { id }, { raw }) => {
      raw
        .writeHead(404, { ...common, 'content-type': 'application/problem+json; charset=utf-8' })
        .end(JSON.stringify({ ...problem.notFound().problem, instance: id }));
    },
    forceCloseConnections: 'idle',
    requestTimeout: limits.request,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: Math.min(5000, limits.headers) },
  });
  const about = { limits, trustedProxies: config.trustedProxies, counted: config.rateLimits };
  guardConnections(app.server, about);
  const requests = makeRequestLimits(about);
  await app.register(compress, {
    global: true,
    threshold: 1400,
    encodings: ['br', 'gzip'],
    customTypes: isCompressible,
  });
  app.decorateReply('refused', false);
  const bodies = makeBodies();
  readJson(app, bodies, options);
  const headers = Object.entries(securityHeaders(config));
  const refuse = refusals(options);

  app.addHook('onRequest', async (request, reply) => {
    request.began = performance.now();
    if (options.refusesForwarded(request.headers)) {
      reply.headers(Object.fromEntries(headers)).header('cache-control', 'no-store');
      if (!request.headers.accept?.includes('text/html')) throw problem.refused(demoRefusal.reason);
      return reply
        .code(403)
        .header('content-security-policy', demoRefusal.contentSecurityPolicy)
        .type('text/html; charset=utf-8')
        .send(demoRefusal.page);
    }
    if (!options.watch.away() && refuse(request, reply)) return reply;
    requests.begin(request.raw, reply.raw);
    if (!request.routeOptions.config.upload) requests.body(request.raw);
    reply.raw.once('close', () => bodies.drop(request.raw));
    for (const [name, value] of headers) reply.header(name, value);
    if (!isOurHost(request.headers.host, config)) throw problem.refused('This address is not served here.');
    const { leavesTrace, byKey, ending } = request.routeOptions.config;
    if (ending) reply.headers(ending);
    if (byKey) letOthersRead(request, reply);
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    if ((writes || leavesTrace) && !byKey && !isOwnOrigin(request.headers, config)) {
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
    options.metrics?.answered(answerOf(request, reply));
    // A line for each would be more work than the refusal: admission.ts counts them.
    if (reply.refused) return;
    log.info(
      {
        request: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        trace: traceOf(request.headers),
      },
      'answered',
    );
  });

  const often = busyPage(options.registry, config.region, 'often');
  app.setErrorHandler((error, request, reply) => answerError(options, error, request, reply, often));
  app.setNotFoundHandler(async () => {
    throw problem.notFound();
  });
  answerPreflights(app);
  for (const entry of options.registry.operations.values()) addRoute(app, entry, options, bodies);
  return app;
}

/** For the metrics: an operation, or that it was something else. */
function answerOf({ routeOptions: { config } }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) {
  const lane = typeof config.lane === 'string' ? config.lane : 'pages';
  return { operation: config.operation ?? 'page or file', lane, status: statusCode, seconds: elapsedTime / 1000 };
}

/** The id that a proxy in front gave this request (W3C Trace Context), so that its lines and ours can be put together. */
const traceOf = ({ traceparent }: IncomingHttpHeaders) =>
  /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(typeof traceparent === 'string' ? traceparent : '')?.[1];

/** The one kind of body that is read everywhere. */
function readJson(app: FastifyInstance, bodies: Bodies, { callerOf }: HttpOptions) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, body: IncomingMessage) => {
    const bytes = await bodies.receive(request.raw, body, {
      caller: callerOf(request),
      most: request.routeOptions.bodyLimit,
    });
    judgeParts(bytes);
    return new Promise((done, fail) =>
      parse(request, bytes.toString('utf8'), (error, value) => (error ? fail(error) : done(value))),
    );
  });
}

function addRoute(app: FastifyInstance, entry: Registered, options: HttpOptions, bodies: Bodies) {
  const { operation } = entry;
  const route = {
    method: operation.method,
    url: operation.path.replaceAll(/\{([^{}]+)\}/g, ':$1'),
    config: {
      operation: operation.name,
      lane: laneOf(operation),
      searched: operation.rate === 'search' ? operation : undefined,
      publicCache: operation.publicCache ? operation : undefined,
      upload: operation.upload !== undefined,
      leavesTrace: operation.leavesTrace === true,
      byKey: operation.key !== undefined,
      ending: endingHeaders(operation),
    },
    bodyLimit: operation.form ? formLimit : operation.signed ? bodyLimit : bodyLimitOf(operation.body),
    handler: (request: FastifyRequest, reply: FastifyReply) => answer(entry, options, request, reply),
  };
  const { upload, form, signed } = operation;
  // Scopes of their own, so that these media types are read here and refused everywhere else.
  if (upload) {
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser([...upload.types], (request: FastifyRequest, body: IncomingMessage) =>
        receive(options, request, body, upload.maxBytes),
      );
      scope.route({ ...route, onRequest: (request) => judgeUpload(entry, options, request) });
    });
  } else if (form) {
    app.register(async (scope) => {
      scope.addContentTypeParser([...formTypes], { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
        readForm(String(request.headers['content-type']), body),
      );
      scope.route(route);
    });
  } else if (signed) {
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('application/json', (request: FastifyRequest, body: IncomingMessage) =>
        receiveSigned(bodies, options, request, body, signed.header),
      );
      scope.route(route);
    });
  } else app.route(route);
}

/** What a signature is over: every byte as it came, and nothing is read from it before the signature is found right. */
async function receiveSigned(
  bodies: Bodies,
  { callerOf }: HttpOptions,
  request: FastifyRequest,
  stream: IncomingMessage,
  header: string,
): Promise<Signed> {
  const most = request.routeOptions.bodyLimit;
  const body = await bodies.receive(request.raw, stream, { caller: callerOf(request), most });
  return { body, signature: String(request.headers[header] ?? '') };
}

/** Who may not send it, or sends too much, is told so before a byte of it is read. */
async function judgeUpload(entry: Registered, options: HttpOptions, request: FastifyRequest) {
  const { watch, admission, incoming } = options;
  const length = Number(request.headers['content-length'] ?? 0);
  await watch.whileThere(() =>
    admission.within(laneOf(entry.operation), options.callerOf(request), async () => {
      const { principal, caller } = await standing(entry, options, request);
      await options.judge(callOf(entry, options, request, principal));
      if (length > (entry.operation.upload?.maxBytes ?? 0)) throw problem.tooLarge('That is too large to send.');
      incoming.room(caller, length);
      senders.set(request, { principal, caller });
    }),
  );
}

/** Of requests that were judged: who sends, and whom their upload is counted for. */
const senders = new WeakMap<FastifyRequest, { readonly principal: Principal; readonly caller: string }>();

/** By the session: its token may have been replaced more than once while a large file came. */
async function senderNow({ principalOfSession }: HttpOptions, request: FastifyRequest): Promise<Principal> {
  const { principal } = senders.get(request) ?? { principal: guest };
  return principal.sessionId > 0 ? principalOfSession(principal.sessionId) : principal;
}

async function receive(
  { incoming }: HttpOptions,
  request: FastifyRequest,
  body: IncomingMessage,
  maxBytes: number,
): Promise<Upload | undefined> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const upload = await incoming.receive(body, { sender: senders.get(request)?.caller ?? '', type, maxBytes });
  if (upload.length > 0) return upload;
  await incoming.drop(upload);
  return undefined;
}

/** Refuses what has no room, before anything of it is read and with an answer that was made beforehand. */
function refusals({ config, registry, admission, cache, callerOf }: HttpOptions) {
  const common = { ...securityHeaders(config), 'cache-control': 'no-store' };
  const prepare = (text: string, type: string) => {
    const body = Buffer.from(text);
    return { body, headers: { ...common, 'content-type': type, 'content-length': body.length } };
  };
  const call = prepare(JSON.stringify(problem.busy().problem), 'application/problem+json; charset=utf-8');
  const page = prepare(busyPage(registry, config.region, 'busy'), 'text/html; charset=utf-8');

  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    const route = request.routeOptions.config;
    const lane = route.searched ? laneOf(route.searched, request.query) : laneOfPath(route.lane, request.url);
    const caller = callerOf(request);
    if (!admission.full(lane, caller)) return false;
    if (route.publicCache && isKnown(route.publicCache, request, cache)) return false;
    admission.refuses(lane, caller);
    const { body, headers } = route.page ? page : call;
    reply.refused = true;
    reply.hijack();
    reply.raw.writeHead(503, { ...headers, 'retry-after': retryAfter() }).end(body);
    return true;
  };
}

/** Who has no cookie is a guest, and may have what was kept. */
function isKnown(operation: OperationShape, request: FastifyRequest, cache: PublicCache) {
  if (request.headers.cookie !== undefined) return undefined;
  const key = readKey(operation, request.params, request.query);
  return key === undefined ? undefined : cache.get(key);
}

const laneOf = (operation: OperationShape, query?: unknown): Lane =>
  searchText(operation, query) === '' ? (operation.lane ?? 'ordinary') : 'search';

const laneOfPath = (lane: FastifyContextConfig['lane'] = 'ordinary', url: string) =>
  typeof lane === 'function' ? lane(url.split('?')[0] ?? '/') : lane;

interface Worked {
  readonly answered?: Answered;
  /** A guest's answer that was made before. */
  readonly kept?: Buffer | undefined;
  /** Guests' answers may be kept, by what was asked and under the version that was there before the work. */
  readonly keep?: { readonly key: string; readonly made: number } | undefined;
}

async function answer(entry: Registered, options: HttpOptions, request: FastifyRequest, reply: FastifyReply) {
  const { cache, watch, admission } = options;
  const lane = laneOf(entry.operation, request.query);
  // What was kept needs neither the database nor any work.
  const { operation } = entry;
  const caller = options.callerOf(request);
  const isOutOfReach = operation.publicCache && (watch.away() || admission.full(lane, caller));
  const known = isOutOfReach && isKnown(operation, request, cache);
  if (known) return sendKept(reply, known);
  const upload = entry.operation.upload ? (request.body as Upload | undefined) : undefined;
  const { answered, kept, keep } = await watch
    .whileThere(() =>
      admission.within(entry.operation.upload ? 'upload' : lane, caller, () => work(entry, options, request, reply)),
    )
    .finally(() => upload && options.incoming.drop(upload));
  if (kept) return sendKept(reply, kept);
  if (!answered) return;
  if (answered.file) return sendFile(reply, answered.file, request);
  if (answered.download) return sendDownload(reply, answered.download, request);
  const link = answered.next
    ? `<${nextAddress(operation, request.params, request.query, answered.next)}>; rel="next"`
    : undefined;
  if (keep) {
    const body = Buffer.from(`${link ?? ''}\n${JSON.stringify(answered.body)}`);
    cache.put(keep.key, keep.made, body);
    return sendKept(reply, body);
  }
  return operation.key ? sendKeyed(request, reply, answered) : send(reply, answered, link);
}

/** All that needs the database, and nothing that answers. */
async function work(
  entry: Registered,
  options: HttpOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Worked> {
  const { operation } = entry;
  // An upload was judged before it came; by now its sender may have signed out.
  const principal = operation.upload
    ? await senderNow(options, request)
    : (await standing(entry, options, request, reply)).principal;

  const mayKeep = operation.publicCache === true && principal.id === 0;
  const key = mayKeep ? readKey(operation, request.params, request.query) : undefined;
  const kept = key === undefined ? undefined : options.cache.get(key);
  if (kept) return { kept };
  const made = options.cache.version();

  const answered = await options.invoke(callOf(entry, options, request, principal, reply));
  return { answered, keep: key === undefined ? undefined : { key, made } };
}

const principalOf = (options: HttpOptions, request: FastifyRequest) =>
  options.principalOf(request.headers.cookie, {
    setCookie: (line) => {
      request.renewed = line;
    },
    took: (performance.now() - (request.began ?? performance.now())) / 1000,
  });

/** Who calls, once they have not called too often. */
async function standing(
  { operation }: Registered,
  options: HttpOptions,
  request: FastifyRequest,
  reply?: FastifyReply,
) {
  if (operation.key) {
    const known = await keyStanding(options, request, reply);
    // What is searched in a member’s name counts as what they search themselves; a sandbox is in memory.
    const isLive = known.principal.key?.mode === 'live';
    const spent = isLive && options.searching.rateOf(operation, request.query, `m${known.principal.id}`, false);
    if (spent) await options.limits.spend(spent, `m${known.principal.id}`);
    return known;
  }
  const principal = await principalOf(options, request);
  const caller = memberOrAddress(principal, callerAddress(request.raw, options.config.trustedProxies));
  const search = options.searching.rateOf(operation, request.query, caller, principal.id === 0 && !principal.closing);
  await options.limits.spend(search ?? rateOf(operation), caller);
  return { principal, caller };
}

/** What could be searched by words, and is only looked through now, counts as a read. */
const rateOf = ({ rate, method }: OperationShape) =>
  rate === undefined || rate === 'search' ? (method === 'GET' ? 'read' : 'write') : rate;

function callOf(
  { operation }: Registered,
  { config }: HttpOptions,
  request: FastifyRequest,
  principal: Principal,
  reply?: FastifyReply,
): Call {
  const key = request.headers['idempotency-key'];
  const actsFor = request.headers['acts-for'];
  return {
    operation: operation.name,
    principal,
    ...(actsFor !== undefined && { actsFor: String(actsFor) }),
    params: request.params,
    query: request.query,
    ...bodyOf(operation, request),
    idempotencyKey: typeof key === 'string' && key.length <= 255 ? key : undefined,
    request: {
      ip: callerAddress(request.raw, config.trustedProxies),
      agent: request.headers['user-agent'] ?? '',
      origin: request.headers.origin,
      cookie: (name) => readCookie(request.headers.cookie, cookieName(config, name)),
      left: reply && (() => leftBefore(reply)),
    },
  };
}

function bodyOf(operation: OperationShape, { body }: FastifyRequest): Pick<Call, 'upload' | 'signed' | 'body'> {
  if (operation.upload) return { upload: body as Upload | undefined };
  if (operation.signed) return { signed: body as Signed | undefined };
  return { body: operation.method === 'GET' ? undefined : (body ?? undefined) };
}

/** Made for the few use cases that ask for it. */
function leftBefore({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  if (raw.destroyed) left.abort();
  else raw.once('close', () => !raw.writableFinished && left.abort());
  return left.signal;
}

function send(reply: FastifyReply, answered: Answered, link: string | undefined) {
  reply.code(answered.status).header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(answered.headers ?? {})) reply.header(name, value);
  if (link) reply.header('link', joined(reply, link));
  if (answered.body === undefined) return reply.send();
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answered.body));
}

/** A list that is to end has two. */
const joined = (reply: FastifyReply, link: string) => [reply.getHeader('link') ?? []].flat().concat(link).join(', ');

/** Kept bodies carry their Link header in front of the first line break. */
function sendKept(reply: FastifyReply, kept: Buffer) {
  const split = kept.indexOf(10);
  if (split > 0) reply.header('link', joined(reply, kept.toString('utf8', 0, split)));
  return reply
    .header('cache-control', 'no-cache')
    .type('application/json; charset=utf-8')
    .send(kept.subarray(split + 1));
}

async function answerError(
  options: HttpOptions,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  often: string,
) {
  const known = asProblem(error);
  if (!known) options.log.error({ err: error, request: request.id }, 'Unknown failure');
  // The refusal is read although more of the body comes: connections.ts says for how long.
  reply.removeHeader('connection');
  const body: Problem = known ?? {
    type: '/problems/unexpected',
    title: 'Something went wrong',
    status: 500,
    detail: 'Something went wrong on our side. Nothing was changed. Please try again.',
  };
  const entry = (error as { [auditKey]?: AuditEntry })[auditKey];
  if (entry) await options.audit(entry).catch((err) => options.log.error({ err }, 'The audit log is out of reach'));
  if (body.status === 429) reply.header('retry-after', /\d+/.exec(body.detail)?.[0] ?? '60');
  if (body.status === 401 && request.routeOptions.config.byKey) reply.header('www-authenticate', 'Bearer');
  if (body.status === 503) reply.header('retry-after', options.watch.away() ? '2' : retryAfter());
  reply.code(body.status).header('cache-control', 'no-store');
  if (body.status === 429 && request.routeOptions.config.page) {
    return reply.type('text/html; charset=utf-8').send(often);
  }
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify({ ...body, instance: request.id }));
}

/** What the HTTP layer itself refuses, in the same form and words as everything else. */
function asProblem(error: unknown): Problem | undefined {
  if (error instanceof ProblemError) return error.problem;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  // Whoever sent it has left, and nobody will read this.
  if (code === 'ECONNRESET') return problem.tooSlow().problem;
  if (statusCode === 413) return problem.tooLarge('That is too large to send.').problem;
  if (statusCode === 415) return problem.wrongType('This kind of content cannot be read here.').problem;
  if (statusCode === 400 || code?.startsWith('FST_ERR_CTP')) {
    return problem.invalid([{ field: '', rule: 'malformed', message: 'What was sent is not valid JSON.' }]).problem;
  }
  return undefined;
}
