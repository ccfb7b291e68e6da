// Made from the OpenAPI document of Doorways by npm run generate. Needs nothing but fetch: Node 18, Deno, Bun, browsers.

const usualUrl = '__DOORWAYS_URL__';
const version = '1.0.0';

/** What Doorways refused, and why. */
export class DoorwaysError extends Error {
  constructor(problem, retryAfter) {
    super(problem.detail ?? problem.title ?? 'Doorways could not be reached.');
    this.name = 'DoorwaysError';
    this.status = problem.status ?? 0;
    this.type = problem.type ?? '';
    this.errors = problem.errors ?? [];
    this.instance = problem.instance;
    this.retryAfter = retryAfter;
  }
}

const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

export class Doorways {
  #apiKey;
  #baseUrl;
  #fetch;
  #retries;
  #longestWait;

  constructor({ apiKey, baseUrl = usualUrl, fetch = globalThis.fetch, retries = 2, longestWait = 60 } = {}) {
    if (!apiKey) throw new TypeError('Give an apiKey: new Doorways({ apiKey })');
    this.#apiKey = apiKey;
    this.#baseUrl = baseUrl.replace(/\/$/, '');
    this.#fetch = fetch;
    this.#retries = retries;
    this.#longestWait = longestWait;
  }

  /** Calls once more when there was no answer or too much to do. Nothing is done twice: each write has a key of its own. */
  async request(method, path, { query = {}, body, idempotencyKey } = {}) {
    const url = new URL(this.#baseUrl + path);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    }
    const headers = {
      authorization: `Bearer ${this.#apiKey}`,
      accept: 'application/json',
      'doorways-sdk': `javascript/${version}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && { 'idempotency-key': idempotencyKey ?? globalThis.crypto.randomUUID() }),
    };
    for (let tries = 0; ; tries += 1) {
      const answer = await this.#once(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
      if (answer.ok) return answer.value;
      const again = answer.status === 0 || answer.status === 429 || answer.status === 503;
      const seconds = answer.retryAfter ?? 2 ** tries;
      if (!again || tries >= this.#retries || seconds > this.#longestWait) {
        throw new DoorwaysError(answer.problem, answer.retryAfter);
      }
      await wait(seconds);
    }
  }

  async #once(url, options) {
    let answer;
    try {
      answer = await this.#fetch(url, options);
    } catch {
      return { ok: false, status: 0, problem: { status: 0, title: 'Doorways could not be reached.' } };
    }
    const text = await answer.text();
    let value = {};
    try {
      value = JSON.parse(text);
    } catch {
      value = { status: answer.status, title: `Doorways answered ${answer.status}.` };
    }
    const given = Number(answer.headers.get('retry-after'));
    return {
      ok: answer.ok,
      status: answer.status,
      value,
      problem: value,
      retryAfter: Number.isFinite(given) && given > 0 ? given : undefined,
    };
  }

  /** Everything in a list, page by page: for await (const post of doorways.each(doorways.getPosts)) */
  async *each(list, args = {}) {
    let cursor;
    do {
      const page = await list.call(this, { ...args, cursor });
      yield* page.data;
      cursor = page.next;
    } while (cursor);
  }

  /** The OpenAPI 3.1 document of this API, as data. */
  getDocs() {
    return this.request('GET', '/api/v1/docs', {});
  }

  /** Whose key this is, and what it may do. */
  getMe(args = {}) {
    return this.request('GET', '/api/v1/me', { query: args });
  }

  /** Your own messages with other people, newest first. Group conversations aren’t part of it. */
  getMessages(args = {}) {
    return this.request('GET', '/api/v1/messages', { query: args });
  }

  /** Sends a message to a member in your name. */
  sendMessage(body) {
    return this.request('POST', '/api/v1/messages', { body });
  }

  /** Public posts and your own, newest first. */
  getPosts(args = {}) {
    return this.request('GET', '/api/v1/posts', { query: args });
  }

  /** Shares a post in your name. */
  createPost(body) {
    return this.request('POST', '/api/v1/posts', { body });
  }

  /** One public post, or one of your own. */
  getPost(id, args = {}) {
    return this.request('GET', `/api/v1/posts/${encodeURIComponent(id)}`, { query: args });
  }

  /** NDIS providers, the best rated first. The search is the one of the site. */
  searchProviders(args = {}) {
    return this.request('GET', '/api/v1/providers', { query: args });
  }

  /** One NDIS provider. */
  getProvider(id, args = {}) {
    return this.request('GET', `/api/v1/providers/${encodeURIComponent(id)}`, { query: args });
  }
}

/** What atob reads: anyone can send anything as a signature. */
const base64 = /^(?:[A-Za-z0-9+/]{4}){1,16}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Whether a call to your webhook came from Doorways, and not long ago. `body` is the text as it came. */
export async function isFromDoorways({ secret, headers, body, now = Date.now() }) {
  const read = (name) => (typeof headers.get === 'function' ? headers.get(name) : headers[name]) ?? '';
  const timestamp = Number(read('webhook-timestamp'));
  if (!Number.isFinite(timestamp) || Math.abs(now / 1000 - timestamp) > 300) return false;
  const bytes = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const usage = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret.replace(/^whsec_/, '')), usage, false, ['verify']);
  const signed = new TextEncoder().encode(`${read('webhook-id')}.${timestamp}.${body}`);
  for (const one of read('webhook-signature').split(' ')) {
    const [scheme, signature] = one.split(',');
    if (scheme !== 'v1' || !base64.test(signature ?? '')) continue;
    if (await crypto.subtle.verify('HMAC', key, bytes(signature), signed)) return true;
  }
  return false;
}
