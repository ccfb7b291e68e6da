import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenAuditLink } from './audit.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { type SampleState, sampleArea } from './testing/sample-area.ts';
import { storedToken } from './testing/session-cookie.ts';

let app: TestApp;
let state: SampleState;
let member: number;
let cookie: string;

beforeAll(async () => {
  const sample = sampleArea();
  state = sample.state;
  app = await startTestApp({ areas: [sample.area] });
  member = await app.addMember();
  const lines = await app.app.services.sessions.start(member, { ip: '127.0.0.1', agent: 'test' });
  cookie = lines[0]?.split(';')[0] ?? '';
});
afterAll(() => app.close());
beforeEach(() => {
  state.notes.length = 0;
  state.listed = 0;
});

interface Ask {
  method?: 'GET' | 'POST' | 'DELETE';
  url?: string;
  body?: string | object;
  headers?: Record<string, string>;
  signedIn?: boolean;
}

const ask = ({ method = 'POST', url = '/api/notes', body, headers = {}, signedIn = true }: Ask) =>
  app.app.http.inject({
    method,
    url,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(signedIn && { cookie }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

describe('problem details', () => {
  test('wrong input names the field and the rule, and nothing happens', async () => {
    const answer = await ask({ body: { text: 'x'.repeat(21), colour: 'red' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().errors).toEqual([
      { field: 'text', rule: 'too_big', message: 'Use at most 20 characters.' },
      { field: 'colour', rule: 'unrecognized_keys', message: 'There is no field with this name here: colour.' },
    ]);
    expect(state.notes).toEqual([]);
  });

  test.each([
    { method: 'GET', url: '/api/notes?cursor=a%00b', field: 'cursor' },
    { method: 'GET', url: '/api/notes?cursor=a&cursor=%00', field: 'cursor' },
    { method: 'DELETE', url: '/api/notes/1%00', field: 'id' },
  ] as const)('U+0000 in the address $url is refused at its field', async ({ method, url, field }) => {
    const answer = await ask({ method, url });
    expect(answer.statusCode).toBe(400);
    const message = 'Leave out the character U+0000.';
    expect(answer.json().errors).toEqual([{ field, rule: 'invalid_format', message }]);
    expect(state.listed).toBe(0);
  });

  test.each(['/api/notes/%zz', '/api/notes/%ff', `/api/notes/${'a'.repeat(301)}`])(
    'an address that can’t be read names nothing: %s',
    async (url) => {
      const answer = await ask({ method: 'DELETE', url });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ]);
      expect(answer.json()).toMatchObject({ type: '/problems/not-found', instance: expect.any(String) });
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    },
  );

  test('a call that is to end says since when, until when and what to read, and keeps the link to its next page', async () => {
    const { headers } = await ask({ method: 'GET', url: '/api/old-notes', signedIn: false });
    expect(headers).toMatchObject({ deprecation: '@1795737600', sunset: 'Sat, 27 Nov 2027 00:00:00 GMT' });
    const link = '<https://example.org/versions>; rel="deprecation"; type="text/html"';
    expect(headers.link).toBe(`${link}, </api/old-notes?cursor=more>; rel="next"`);
    const wrong = await ask({ method: 'GET', url: '/api/old-notes?cursor=%00', signedIn: false });
    expect([wrong.statusCode, wrong.headers.deprecation, wrong.headers.link]).toEqual([400, '@1795737600', link]);
    expect((await ask({ method: 'GET', url: '/api/notes' })).headers.deprecation).toBeUndefined();
    const described = { deprecated: true, description: 'It ends on 27 November 2027.' };
    expect(app.app.services.openApi()).toMatchObject({ paths: { '/api/old-notes': { get: described } } });
  });

  test('what another server has signed comes as it was sent, to the byte, and a browser elsewhere can’t send it', async () => {
    const url = '/api/notes/signed';
    const body = '{ "b": 1,  "a": "\\u0000" }\n';
    const headers = { 'sample-signature': 't=1,v1=ab' };
    const answer = await ask({ url, body, headers, signedIn: false });
    expect(answer.json()).toEqual({ text: body, signature: 't=1,v1=ab' });
    expect((await ask({ url, body, signedIn: false })).json()).toEqual({ text: body, signature: '' });
    expect((await ask({ url, signedIn: false })).statusCode).toBe(400);
    expect((await ask({ url, body, headers: { 'content-type': 'text/plain' }, signedIn: false })).statusCode).toBe(415);
    expect((await ask({ url, body: 'x'.repeat(256 * 1024 + 1), signedIn: false })).statusCode).toBe(413);
    const origin = 'https://elsewhere.example';
    expect((await ask({ url, body, headers: { ...headers, origin }, signedIn: false })).statusCode).toBe(403);
  });

  test('broken JSON, no JSON and a wrong type are told apart', async () => {
    expect((await ask({ body: '{"text":' })).statusCode).toBe(400);
    expect((await ask({})).statusCode).toBe(400);
    const xml = await ask({ body: '<a/>', headers: { 'content-type': 'application/xml' } });
    expect(xml.statusCode).toBe(415);
  });

  test('a body over the limit is refused as too large: where little is taken, little is read', async () => {
    expect((await ask({ body: { text: 'x'.repeat(16_000) } })).statusCode).toBe(400);
    expect((await ask({ body: { text: 'x'.repeat(17_000) } })).statusCode).toBe(413);
  });

  test('a body of too many parts, or parts too deep, is refused before anything is made of it', async () => {
    const message = 'What was sent has too many parts, or parts too deep.';
    const answer = await ask({ body: `{"text":${'['.repeat(5000)}${']'.repeat(5000)}}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: '', rule: 'malformed', message }]);
  });

  test('of very many wrong fields a hundred are named', async () => {
    const fields = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`field${n}`, 1]));
    const answer = await ask({ body: { text: 'short', ...fields } });
    expect(answer.statusCode).toBe(400);
    const { errors } = answer.json();
    expect(errors).toHaveLength(100);
    expect(errors[99]).toEqual({
      field: 'field99',
      rule: 'unrecognized_keys',
      message: 'There is no field with this name here: field99.',
    });
  });

  test('words that are no JSON are not read', async () => {
    expect((await ask({ body: 'text', headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415);
  });

  test('an unknown address and an unknown id answer alike', async () => {
    const a = (await ask({ method: 'GET', url: '/api/nowhere' })).json();
    const b = (await ask({ method: 'DELETE', url: '/api/notes/none' })).json();
    expect(a.status).toBe(404);
    expect({ ...a, instance: '' }).toEqual({ ...b, instance: '' });
  });

  test('an unknown failure is not described, and its write and its event are undone', async () => {
    const answer = await ask({ method: 'DELETE', url: '/api/notes/1' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
    await app.settle();
    expect(state.seen).not.toContain('never');
  });
});

describe('who may call', () => {
  test('a guest is asked to sign in before the input is looked at', async () => {
    expect((await ask({ body: { wrong: 1 }, signedIn: false })).statusCode).toBe(401);
  });

  test('a cookie with a forged signature is a guest', async () => {
    const forged = cookie.replace(/\.[^.]*$/, '.AAAA');
    const answer = await ask({ body: { text: 'hi' }, headers: { cookie: forged }, signedIn: false });
    expect(answer.statusCode).toBe(401);
  });

  test('acting as somebody else is refused and noted in an unbroken audit chain', async () => {
    const answer = await ask({ body: { text: 'hi', authorId: member + 1 } });
    expect(answer.statusCode).toBe(403);
    const rows = await app.database.query<{ action: string; actor_id: number }>('audit', 'select * from audit_log');
    expect(rows.at(-1)).toMatchObject({ action: 'refused', actor_id: member });
    expect(await brokenAuditLink(app.database.db)).toBeUndefined();
    await app.database.query('tamper', "update audit_log set action = 'allowed'");
    expect(await brokenAuditLink(app.database.db)).toBeGreaterThan(0);
  });

  test('signing out counts from the next request on', async () => {
    const lines = await app.app.services.sessions.start(member, { ip: '127.0.0.1', agent: 'test' });
    const other = lines[0]?.split(';')[0] ?? '';
    const call = () => ask({ body: { text: 'hi' }, headers: { cookie: other }, signedIn: false });
    expect((await call()).statusCode).toBe(201);
    await app.database.query('out', 'delete from sessions where token_hash = $1', [
      storedToken(other.split(/[=.]/)[2] ?? ''),
    ]);
    expect((await call()).statusCode).toBe(401);
  });
});

describe('calls from other sites', () => {
  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:3001' }],
    [{ origin: 'http://localhost:3000.evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('%o is refused', async (headers) => {
    const answer = await ask({ body: { text: 'hi' }, headers: headers as unknown as Record<string, string> });
    expect(answer.statusCode).toBe(403);
    expect(state.notes).toEqual([]);
  });

  test.each([[{ origin: 'http://localhost:3000' }], [{ 'sec-fetch-site': 'same-origin' }], [{}]])(
    '%o is let through',
    async (headers) => {
      const answer = await ask({ body: { text: 'hi' }, headers: headers as unknown as Record<string, string> });
      expect(answer.statusCode).toBe(201);
    },
  );
});

test('every answer carries the strict headers, errors too', async () => {
  for (const url of ['/api/notes', '/api/nowhere', '/healthz']) {
    const { headers } = await ask({ method: 'GET', url });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

describe('lists', () => {
  test('the next page is in the Link header', async () => {
    const answer = await ask({ method: 'GET', url: '/api/notes?limit=2' });
    expect(answer.headers.link).toBe('</api/notes?cursor=more>; rel="next"');
    expect(answer.json()).toEqual([]);
  });

  test('a guest’s page is kept until the next write, and never after it', async () => {
    const list = () => ask({ method: 'GET', signedIn: false });
    await list();
    expect((await list()).headers.link).toContain('cursor=more');
    expect(state.listed).toBe(1);
    await ask({ body: { text: 'new' } });
    expect((await list()).json()).toEqual([{ text: 'new', by: member }]);
    expect(state.listed).toBe(2);
  });

  test('what is the same question is kept once, however it is written, with a Link that nobody else can write', async () => {
    const list = (url: string) => ask({ method: 'GET', signedIn: false, url });
    // What other tests have asked is kept no longer.
    await ask({ body: { text: 'new' } });
    const first = await list('/api/notes?evil=https://elsewhere.example');
    for (const url of ['/api/notes', '/api/notes?a=1&b=2', '/api/notes?b=2&a=1', '/api/notes?%61=1', '/api/notes?']) {
      expect((await list(url)).headers.link).toBe('</api/notes?cursor=more>; rel="next"');
    }
    expect(first.headers.link).toBe('</api/notes?cursor=more>; rel="next"');
    expect(state.listed).toBe(1);
    for (const url of ['/api/notes?cursor=page2', '/api/notes?%63ursor=page%32&x=y', '/api/notes?y=x&cursor=page2']) {
      await list(url);
    }
    expect(state.listed).toBe(2);
  });

  test('a member’s page is never kept', async () => {
    await ask({ method: 'GET' });
    const { headers } = await ask({ method: 'GET' });
    expect(state.listed).toBe(2);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the same Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'key-1' };

  test('gives one effect and the same answer, in parallel too', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask({ body: { text: 'once' }, headers })));
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(state.notes).toHaveLength(1);
  });

  test('with another body is refused', async () => {
    expect((await ask({ body: { text: 'other' }, headers })).statusCode).toBe(422);
  });
});

describe('uploads', () => {
  const upload = (payload: string, type: string) =>
    app.app.http.inject({
      method: 'POST',
      url: '/api/notes/file',
      headers: { 'content-type': type, cookie },
      payload,
    });

  test('bytes of the named type arrive', async () => {
    expect((await upload('hello', 'text/plain')).json()).toEqual({ bytes: 5 });
  });

  test('another type is 415, too many bytes 413, none 400', async () => {
    expect((await upload('hello', 'image/png')).statusCode).toBe(415);
    expect((await upload('x'.repeat(101), 'text/plain')).statusCode).toBe(413);
    expect((await upload('', 'text/plain')).statusCode).toBe(400);
  });
});

describe('the outbox', () => {
  test('delivers after commit, and again after a failure', async () => {
    state.seen.length = 0;
    state.failures = 1;
    await ask({ body: { text: 'later' } });
    await app.settle();
    expect(state.seen).toEqual([]);
    await app.database.query('due', 'update outbox_work set due_at = now() where due_at is not null');
    await app.settle();
    expect(state.seen).toEqual(['later']);
    await app.settle();
    expect(state.seen).toEqual(['later']);
  });

  test('parks an event after eight tries and goes on with the others', async () => {
    state.seen.length = 0;
    state.failures = 8;
    await ask({ body: { text: 'poison' } });
    for (let round = 0; round < 9; round += 1) {
      await app.settle();
      await app.database.query('due', 'update outbox_work set due_at = now() where due_at is not null');
    }
    await ask({ body: { text: 'healthy' } });
    await app.settle();
    expect(state.seen).toEqual(['healthy']);
    const parked = await app.database.query(
      'parked',
      'select reaction, attempts, failures, last_error as error from outbox_work where parked_at is not null',
    );
    expect(parked).toEqual([{ reaction: 'notes.see', attempts: 8, failures: 8, error: 'Error' }]);
  });
});
