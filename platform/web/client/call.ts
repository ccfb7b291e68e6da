import type { Answer, BlobLike, Arguments as Given, OperationShape } from '#platform/contract/operation.ts';
import { actingHeader } from '../acting.ts';
import { type Arguments, addressOf, isPage, queryText, untilKnown } from './address.ts';
import { ApiError, Drafted, ReadError } from './error.ts';
import { clientEvents, request } from './request.ts';

/** Arguments of an operation; nothing at all when it takes none. */
export type Args<O extends OperationShape> = unknown extends Given<O> ? Record<string, never> | undefined : Given<O>;

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** One key for one attempt of a person, however often it is sent. Made up for a POST when none is given. */
  readonly idempotencyKey?: string | undefined;
  /** Fixed text of a read: "Failed to fetch blogs" (C-01). */
  readonly failText?: string | undefined;
  readonly onProgress?: ((part: number) => void) | undefined;
}

/** Compares an answer with its contract; only development and test builds have one. */
export type AnswerCheck = (operation: string, answer: unknown) => void;
let checkAnswer: AnswerCheck | undefined;

export function setAnswerCheck(check: AnswerCheck | undefined): void {
  checkAnswer = check;
}

/** The cursor in Link: </api/posts?cursor=abc>; rel="next". */
export function nextCursor(link: string | null): string | undefined {
  const address = link?.split(/,\s*(?=<)/).find((part) => /;\s*rel="?next"?/.test(part));
  const url = address && /<([^>]*)>/.exec(address)?.[1];
  return url ? (new URL(url, 'http://link').searchParams.get('cursor') ?? undefined) : undefined;
}

async function readAnswer(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined;
  const text = await answer.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

async function send(name: string, args: Arguments, options: CallOptions): Promise<unknown> {
  await untilKnown(name);
  const { method, path, query, body } = addressOf(name, args);
  const upload = args.upload as (BlobLike & Blob) | undefined;
  const headers: Record<string, string> = { ...actingHeader(name) };
  if (upload) headers['content-type'] = upload.type || 'application/octet-stream';
  else if (body) headers['content-type'] = 'application/json';
  const key = options.idempotencyKey ?? (method === 'POST' ? crypto.randomUUID() : undefined);
  if (key) headers['idempotency-key'] = key;
  const answer = await request(method, path + queryText(query), {
    body: upload ?? (body && JSON.stringify(body)),
    headers,
    signal: options.signal,
    onProgress: options.onProgress,
  });
  if (answer.headers.get('kept-as') === 'draft') {
    clientEvents.dispatchEvent(new Event('drafted'));
    throw new Drafted();
  }
  const value = await readAnswer(answer);
  checkAnswer?.(name, value);
  return isPage(name) ? { items: value, next: nextCursor(answer.headers.get('link')) } : value;
}

/** Calls an operation: const post = await call<typeof createPost>('createPost', { content }). */
export async function call<O extends OperationShape>(
  name: O['name'],
  args?: Args<O>,
  options: CallOptions = {},
): Promise<Answer<O>> {
  try {
    return (await send(name, (args ?? {}) as Arguments, options)) as Answer<O>;
  } catch (error) {
    if (options.failText && error instanceof ApiError) throw new ReadError(options.failText, error);
    throw error;
  }
}
