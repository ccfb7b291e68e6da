import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

/** How the stand-in answers a question. */
export type Way = (response: ServerResponse, asked: Asked) => void;

const json = { 'content-type': 'application/json' };
export const completion = (content: unknown, finish_reason = 'stop') =>
  JSON.stringify({ id: '1', object: 'chat.completion', choices: [{ index: 0, message: { content }, finish_reason }] });
export const says =
  (content: unknown, finishReason?: string): Way =>
  (response) =>
    response.writeHead(200, json).end(completion(content, finishReason));
export const answersWith =
  (status: number, body = '', headers: Readonly<Record<string, string>> = json): Way =>
  (response) =>
    response.writeHead(status, headers).end(body);
/** It takes the question and answers nothing. */
export const waits: Way = () => undefined;

/** A service on loopback that speaks the protocol of POST /chat/completions. */
export async function startModelStandIn() {
  const asked: Asked[] = [];
  let way: Way = says('A suggestion.');
  let hearLeft: () => void = () => undefined;
  const server = createServer((request, response) => {
    // A caller that leaves in the middle is noted, and is no fault of the stand-in.
    text(request).then(
      (body) => {
        const { method = '', url: path = '', headers } = request;
        const one = { method, path, authorization: headers.authorization, body: body && JSON.parse(body) };
        asked.push(one);
        response.once('close', () => {
          if (!response.writableFinished) hearLeft();
        });
        way(response, one);
      },
      () => undefined,
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    host: `127.0.0.1:${port}`,
    asked,
    /** Until the next connection that ends before its answer does. */
    nextLeft: () =>
      new Promise<void>((done) => {
        hearLeft = done;
      }),
    answer: (next: Way) => {
      way = next;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
export type ModelStandIn = Awaited<ReturnType<typeof startModelStandIn>>;
