import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationShape } from '#platform/contract/operation.ts';
import type { Answered } from './api-call.ts';
import type { KeyCheck } from './api-keys.ts';
import { callerAddress } from './caller-address.ts';
import type { Config } from './config.ts';
import type { KeyLimits } from './key-limits.ts';
import type { Limits } from './limits.ts';
import { makePrincipal, type Principal } from './principal.ts';
import { problem } from './problem.ts';
import { keyedPath } from './registry.ts';
import { isOwnOrigin } from './security.ts';
import { hasAlready } from './send-file.ts';

export interface KeyedOptions {
  readonly config: Config;
  readonly keys: KeyCheck;
  readonly keyLimits: KeyLimits;
  readonly limits: Limits;
}

/** What pages of other sites may read of an answer, besides its body. */
const exposed = 'Deprecation, ETag, Link, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Sunset';
const allowed = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match',
  'access-control-max-age': '7200',
};

/**
 * A browser asks before it lets a page of another site call, and does not say by which key. A key goes nowhere by
 * itself, as a cookie does, so every site may ask; whether its pages may use the key is judged with the call.
 */
export function answerPreflights(app: FastifyInstance): void {
  app.options(`${keyedPath}*`, { config: { byKey: true } }, async (_request, reply) =>
    reply.code(204).headers(allowed).header('cache-control', 'no-store').send(),
  );
}

/** Every answer may be read by the page that called: what it may not have is refused in words that it can show. */
export function letOthersRead(request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers;
  reply.header('vary', 'Origin, Authorization');
  if (origin !== undefined) {
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', exposed);
  }
}

const inAddress = /ds_(?:live|test)_[0-9A-Za-z]{39}/;
const notInAddress =
  'A key doesn’t go into an address: logs and histories keep those. Roll this key, and send the new one in the header Authorization: Bearer ds_live_… or ds_test_…';

/** What each answer of a call that is to end says of that: Deprecation is a structured date, Sunset one of HTTP. */
export function endingHeaders({ deprecated }: OperationShape): Readonly<Record<string, string>> | undefined {
  if (!deprecated) return undefined;
  const { since, until, link } = deprecated;
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(until).toUTCString(),
    link: `<${link}>; rel="deprecation"; type="text/html"`,
  };
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Who calls by which key, once it has not called too often. */
export async function keyStanding(
  { config, keys, keyLimits, limits }: KeyedOptions,
  request: FastifyRequest,
  reply: FastifyReply | undefined,
): Promise<{ readonly principal: Principal; readonly caller: string }> {
  const caller = callerAddress(request.raw, config.trustedProxies);
  const isShown = request.url.includes('?') && inAddress.test(request.url);
  const facts = isShown ? undefined : await keys.find(request.headers.authorization);
  if (!facts) {
    // Guesses are counted as what guests read is.
    await limits.spend('read', `a${caller}`);
    throw problem.keyNeeded(isShown ? notInAddress : undefined);
  }
  const { keyId, name, mode, scopes, perMinute, owner } = facts;
  const spent = await keyLimits.spend(keyId, perMinute);
  keys.note(keyId, { refused: spent.over, caller });
  reply?.headers({
    'ratelimit-limit': String(spent.limit),
    'ratelimit-remaining': String(spent.remaining),
    'ratelimit-reset': String(spent.reset),
  });
  if (spent.over) throw problem.tooMany(spent.reset);
  const { origin } = request.headers;
  if (origin !== undefined && !isOwnOrigin(request.headers, config) && !facts.origins.includes(origin)) {
    throw problem.refused('Pages of this site can’t use this key. Add the site to the key, or call from a server.');
  }
  // What is written in a member’s name counts as what they write themselves.
  if (!isRead(request) && mode === 'live') await limits.spend('write', `m${owner.id}`);
  const key = { id: keyId, name, mode, scopes, perMinute };
  return { principal: makePrincipal({ by: 'key', key }, owner), caller: `k${keyId}` };
}

const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** An answer of the public API. Who has it already is answered with 304 and no body. */
export function sendKeyed(request: FastifyRequest, reply: FastifyReply, { status, body }: Answered) {
  reply.code(status).header('cache-control', isRead(request) ? 'private, no-cache' : 'no-store');
  if (body === undefined) return reply.send();
  const text = JSON.stringify(body);
  if (isRead(request)) {
    const etag = etagOf(text);
    reply.header('etag', etag);
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(text);
}
