import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverAttributesOf } from '#platform/contract/preferences-effect.ts';
import { complete, type LowEnergy } from '#platform/contract/preferences-shape.ts';
import type { Admission } from './admission.ts';
import type { SessionCheck } from './auth/sessions.ts';
import { busyStyle } from './busy-page.ts';
import { callerAddress, memberOrAddress } from './caller-address.ts';
import type { Config } from './config.ts';
import type { DatabaseWatch } from './database-watch.ts';
import type { CallerOf } from './http.ts';
import type { Invoke } from './invoke.ts';
import type { Lane } from './lane.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import { filesOfAreas, filesOfPages, knownPages, pageLinks } from './page-links.ts';
import type { Principal } from './principal.ts';
import { ProblemError, problem } from './problem.ts';
import type { Registry } from './registry.ts';

/**
 * Serves the built site. Every page address answers with the one HTML file, into which the server writes what the
 * first screen needs: the session, the accessibility preferences (so that they are in force before the first paint)
 * and the first reads of that address. The data is inert JSON in a script element: nothing inline is run.
 */
export async function servePages(
  app: FastifyInstance,
  options: {
    webDir: string;
    config: Config;
    registry: Registry;
    invoke: Invoke;
    log: Log;
    principalOf: SessionCheck['principalOf'];
    callerOf: CallerOf;
    watch: DatabaseWatch;
    admission: Admission;
    limits: Limits;
  },
) {
  const template = await readTemplate(options.webDir);
  const region = options.config.region;
  const firsts = options.registry.areas.flatMap(({ pages: { firstContent } = {} }) =>
    firstContent ? { path: firstContent.path, html: firstContent.html(region) } : [],
  );
  const firstOf = (path: string) => firsts.find((first) => first.path.test(path))?.html;
  const links = pageLinks(options.webDir);
  const isKnown = knownPages(options.webDir);
  const feeds = options.registry.areas.flatMap((area) => area.pages?.feeds ?? []);
  const alternates = (path: string) =>
    feeds
      .filter((feed) => feed.path.test(path))
      .map(({ type, title, href }) => `<link rel="alternate" type="${type}" title="${title}" href="${href}">`)
      .join('');
  const closingPage = options.registry.areas.find((area) => area.pages?.closingPage)?.pages?.closingPage;
  const reserved = options.registry.areas.flatMap(({ pages }) => pages?.reservedPages ?? []);
  const laneOf = (path: string): Lane => (reserved.some((page) => page.test(path)) ? 'reserved' : 'ordinary');
  const needed = new Set([
    busyStyle,
    ...filesOfPages(options.webDir, (path) => laneOf(path) === 'reserved'),
    ...filesOfAreas(
      options.webDir,
      options.registry.areas.filter(({ pages }) => pages?.reservedParts).map(({ contract }) => contract.name),
    ),
  ]);
  const addressOfCaller = (request: FastifyRequest) => callerAddress(request.raw, options.config.trustedProxies);
  /** Of what is needed in danger nothing is counted: no flood from the same address shuts anybody out of it. */
  const spendFile = (request: FastifyRequest) => options.limits.spend('file', `a${addressOfCaller(request)}`);
  /** It has its place until it was sent, or the browser has gone. */
  const takePlace = async (request: FastifyRequest, reply: FastifyReply) => {
    await spendFile(request);
    const giveBack = await options.admission.placeForFile(options.callerOf(request));
    finished(reply.raw, giveBack);
  };
  app.addHook('onRoute', (route) => {
    if (route.config?.lane) return;
    const lane = needed.has(route.url) ? 'reserved' : 'file';
    route.config = { ...route.config, lane };
    if (lane === 'file') route.preHandler = takePlace;
  });
  await app.register(fastifyStatic, {
    root: options.webDir,
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build has compressed them already.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
    globIgnore: ['**/index.html', '**/.vite/**', '**/*.{br,gz}'],
  });

  app.get('/*', { config: { lane: laneOf, page: true } }, async (request, reply) => {
    const path = new URL(request.url, 'http://x').pathname;
    if (path.startsWith('/api/') || path.startsWith('/assets/') || path.startsWith('/media/')) throw problem.notFound();
    const ip = addressOfCaller(request);
    const lane = laneOf(path);
    const facts = { ip, agent: request.headers['user-agent'] ?? '' };
    reply.header('cache-control', 'no-store').code(isKnown(path) ? 200 : 404);
    // A page for a browser to keep has nothing of anybody in it: who is here, it asks itself when it is opened.
    if (request.headers['doorways-page'] === 'empty') {
      if (lane !== 'reserved') await spendFile(request);
      return reply
        .type('text/html; charset=utf-8')
        .send(template(emptyInitial(options), links(path, false), firstOf(path)));
    }
    try {
      const { principal, initial } = await options.watch.whileThere(() =>
        options.admission.within(lane, options.callerOf(request), async () => {
          const caller = await options.principalOf(request.headers.cookie, {
            setCookie: (line) => {
              request.renewed = line;
            },
          });
          if (lane !== 'reserved') await options.limits.spend('page', memberOrAddress(caller, ip));
          const away = caller.closing && closingPage && ![closingPage.path, ...closingPage.besides].includes(path);
          return { principal: caller, initial: away ? undefined : await initialData(path, caller, options, facts) };
        }),
      );
      if (!initial) return reply.redirect(closingPage?.path ?? '/', 302);
      const page = template(initial, links(path, principal.id !== 0) + alternates(path), firstOf(path));
      return reply.type('text/html; charset=utf-8').send(page);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.status !== 503) throw error;
      // The database is away, or there is too much to do: the page comes without data and says itself what it cannot read.
      const page = template(emptyInitial(options), links(path, false) + alternates(path), firstOf(path));
      return reply.code(503).header('retry-after', '2').type('text/html; charset=utf-8').send(page);
    }
  });
}

/** What a page begins with when nothing can be read: who is here, it asks itself. */
function emptyInitial({ config, registry }: { config: Config; registry: Registry }): Initial {
  const named = Object.fromEntries(registry.embeds.flatMap(({ name }) => (name ? [[name, null]] : [])));
  return { demo: config.mode === 'demo', region: config.region, ...named, data: {} };
}

type Initial = Readonly<Record<string, unknown>>;

async function readTemplate(webDir: string): Promise<(initial: Initial, links: string, first?: string) => string> {
  const html = await readFile(join(webDir, 'index.html'), 'utf8');
  const parts = html.split(/ data-doorways(?=[ >])|<!--initial-->|(?=<\/head>)|(?=<\/body>)/);
  if (parts.length !== 5) throw new Error('index.html has no places for the preferences and the initial data.');
  const [start, head, more, body, end] = parts as [string, string, string, string, string];
  return ({ data, ...rest }, links, first) =>
    start +
    attributes(rest) +
    head +
    inert('doorways-initial', rest) +
    more +
    // The screen's styles come after the common ones, which say in which order the layers count.
    links +
    (first
      ? body.replace(shapes, (_all, main: string, end: string) => `${main}<div class="wrap">${first}</div>${end}`)
      : body) +
    // Last, so that the browser asks for scripts and styles while the longest part of the page is on its way.
    inert('doorways-data', data) +
    end;
}

/** The grey shapes of a page to come. */
const shapes = /(<main id="main"[^<>]*>).*?(<\/main>|$)/s;

const inert = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${escapeJson(JSON.stringify(value))}</script>`;

/** The look that the member chose, in the page's own markup: it is right before and without any script. */
function attributes(initial: Initial): string {
  const given = (initial.preferences ?? null) as { lowEnergy?: LowEnergy | null } | null;
  const record = given ? complete(given) : null;
  const all = serverAttributesOf(record, given?.lowEnergy ?? null, Date.now());
  return Object.entries(all)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

/** "<" never appears in the data, so that no text of a member can end the script element. */
const escapeJson = (text: string) =>
  text.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Reads that every page carries, by address; areas add theirs for single addresses. */
async function initialData(
  path: string,
  principal: Principal,
  options: { config: Config; registry: Registry; invoke: Invoke; log: Log },
  request: { ip: string; agent: string },
) {
  const named: Record<string, unknown> = {};
  const data: Record<string, unknown> = {};
  const wanted = options.registry.embeds.flatMap((embed) => {
    const match = embed.path.exec(path);
    return match ? [{ ...embed, input: embed.input?.(match) ?? {} }] : [];
  });
  for (const { operation, input, name } of wanted) {
    if (name) named[name] = null;
    const shape = options.registry.operations.get(operation)?.operation;
    if (!shape) throw new Error(`The page wants ${operation}, and there is no such operation.`);
    const { address, params, query } = addressOf(shape.path, input, principal);
    try {
      const answered = await options.invoke({ operation, principal, params, query, request });
      if (name) named[name] = answered.body;
      else data[address] = answered.body;
      if (answered.next) data[`link:${address}`] = answered.next;
    } catch (error) {
      // Refused or missing: the screen asks for itself and shows what it is told.
      if (!(error instanceof ProblemError)) options.log.error({ err: error, operation }, 'A page read failed');
    }
  }
  return { demo: options.config.mode === 'demo', region: options.config.region, ...named, data };
}

/** {me} stands for the caller's own id. */
function addressOf(path: string, input: Record<string, string>, principal: Principal) {
  const params: Record<string, string> = {};
  const query = { ...input };
  const address = path.replaceAll(/\{([^{}]+)\}/g, (_whole, name: string) => {
    const value = input[name] === 'me' || input[name] === undefined ? String(principal.id) : input[name];
    params[name] = value;
    delete query[name];
    return value;
  });
  const search = new URLSearchParams(query).toString();
  return { address: search ? `${address}?${search}` : address, params, query };
}
