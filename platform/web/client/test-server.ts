/** A real HTTP server for tests of the client. The web side has no Node types, so the little that is used is named here. */
interface Asked {
  readonly method?: string;
  readonly url?: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  on(event: 'data', take: (part: Uint8Array) => void): void;
  on(event: 'end', take: () => void): void;
}
interface Reply {
  writeHead(status: number, statusText: string, headers?: Record<string, string>): void;
  end(body?: string): void;
}
interface Server {
  listen(port: number, host: string, ready: () => void): void;
  address(): { port: number };
  close(): void;
  closeAllConnections(): void;
}

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface Given {
  readonly status?: number;
  readonly statusText?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

const nodeHttp = 'node:http';

export async function startTestServer(answer: (seen: Seen) => Given | Promise<Given>) {
  const { createServer } = (await import(/* @vite-ignore */ nodeHttp)) as {
    createServer(handle: (asked: Asked, reply: Reply) => void): Server;
  };
  const seen: Seen[] = [];
  const server = createServer((asked, reply) => {
    let body = '';
    const decoder = new TextDecoder();
    asked.on('data', (part) => {
      body += decoder.decode(part, { stream: true });
    });
    asked.on('end', async () => {
      const one = { method: asked.method ?? '', url: asked.url ?? '', headers: asked.headers, body };
      seen.push(one);
      const { status = 200, statusText = 'OK', headers = {}, body: given } = await answer(one);
      const text = given === undefined ? '' : typeof given === 'string' ? given : JSON.stringify(given);
      reply.writeHead(status, statusText, headers);
      reply.end(text);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    seen,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
