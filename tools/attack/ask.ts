import { Agent, request } from 'node:http';

/** Forty callers on loopback; 127.0.0.1 is the second client's. */
export const addresses: readonly string[] = Array.from({ length: 40 }, (_, n) => `127.0.0.${n + 10}`);

export interface Ask {
  readonly method?: string;
  readonly path: string;
  readonly from?: string;
  readonly cookie?: string | undefined;
  readonly type?: string;
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  /** 0: none came. */
  readonly status: number;
  readonly ms: number;
  readonly text: string;
  readonly cookies: readonly string[];
}

/** Longer than this no person waits. */
const patience = 10_000;
const agents = new Map<string, Agent>();

function agentOf(from: string) {
  const known = agents.get(from);
  if (known) return known;
  const agent = new Agent({ keepAlive: true, localAddress: from });
  agents.set(from, agent);
  return agent;
}

/** One request on loopback, from one of its addresses; never throws. */
export function ask({ host, port }: { host: string; port: number }, what: Ask): Promise<Answer> {
  const { method = 'GET', path, from = '127.0.0.1', cookie, type, body, headers } = what;
  const began = performance.now();
  return new Promise((done) => {
    const end = (status: number, text = '', cookies: readonly string[] = []) =>
      done({ status, ms: performance.now() - began, text, cookies });
    const sent = request(
      {
        host,
        port,
        method,
        path,
        agent: agentOf(from),
        timeout: patience,
        headers: {
          host: `localhost:${port}`,
          ...headers,
          ...(cookie && { cookie }),
          ...(body && { 'content-type': type, 'content-length': body.length }),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', () => end(0));
        answer.on('end', () =>
          end(answer.statusCode ?? 0, Buffer.concat(parts).toString('utf8'), answer.headers['set-cookie'] ?? []),
        );
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => end(0));
    sent.end(body);
  });
}

/** The Cookie header that a browser would send after this answer: new cookies in place of those it had. */
export function cookieOf({ cookies }: Answer, before = ''): string {
  const kept = new Map<string, string>();
  for (const pair of [...before.split('; '), ...cookies.map((line) => line.split(';')[0] ?? '')]) {
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    if (name && value) kept.set(name, value);
    else kept.delete(name);
  }
  return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
}
