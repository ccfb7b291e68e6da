import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { ModelFailure } from './failure.ts';

export interface Sending {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly mostBytes: number;
  /** Milliseconds for all of it. */
  readonly patience: number;
  /** Aborted when nobody waits for the answer. */
  readonly left: AbortSignal;
}

/**
 * One POST and one JSON answer: no second attempt, no redirect, no more than `mostBytes` held, no longer than `patience`.
 * Whatever goes wrong is a ModelFailure; the body of a refusal is never read.
 */
export function postJson(url: string, { body, headers, mostBytes, patience, left }: Sending): Promise<unknown> {
  const late = AbortSignal.timeout(patience);
  const signal = AbortSignal.any([late, left]);
  const failure = (error: unknown): ModelFailure => {
    if (left.aborted) return new ModelFailure('left');
    if (late.aborted) return new ModelFailure('slow');
    return error instanceof ModelFailure ? error : new ModelFailure('unreachable');
  };
  return new Promise((done, fail) => {
    const refuse = (error?: unknown) => fail(failure(error));
    if (signal.aborted) return refuse();
    signal.addEventListener('abort', () => refuse(), { once: true });
    const start = url.startsWith('https:') ? secureRequest : plainRequest;
    const sent = start(url, {
      method: 'POST',
      agent: false,
      signal,
      headers: {
        ...headers,
        accept: 'application/json',
        'accept-encoding': 'identity',
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      },
    });
    sent.on('error', refuse);
    sent.on('upgrade', (_answer, socket) => {
      socket.destroy();
      refuse();
    });
    sent.on('response', (answer) => {
      read(answer, mostBytes)
        .then(done, refuse)
        .finally(() => sent.destroy());
    });
    sent.end(body);
  });
}

async function read(answer: IncomingMessage, mostBytes: number): Promise<unknown> {
  const { statusCode: status = 0, headers } = answer;
  if (status === 429) throw new ModelFailure('busy', status);
  if (status >= 500) throw new ModelFailure('unreachable', status);
  if (status !== 200) throw new ModelFailure('refused', status);
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' || (headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new ModelFailure('unusable', status);
  }
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > mostBytes) throw new ModelFailure('unusable', status);
    parts.push(part);
  }
  if (!answer.complete) throw new ModelFailure('unreachable', status);
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new ModelFailure('unusable', status);
  }
}
