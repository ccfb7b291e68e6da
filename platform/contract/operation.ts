import type { z } from 'zod';

/**
 * An operation is data: what it is called, where it lives, who may call it, what goes in, what comes out and which
 * errors it can answer with. The server registers it, the web calls it, and the OpenAPI document and the
 * authorization matrix are made from it.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A closed list of refusals besides the ones that every operation has (400, 401, 403, 429, 500), and 404 where its path
 * names a thing.
 */
export type ErrorKind =
  | 'payment-refused'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'wrong-type'
  | 'unprocessable'
  | 'unavailable';

/**
 * How often one caller may use an operation; the figures live in platform/server/limits.ts. search: its query has a text
 * to search by, and counts when that is given. outside: it asks someone else's service, which may cost money. signed:
 * someone else's service calls it. stream: what a page sends by itself, several times a second.
 */
export type RateClass = 'read' | 'write' | 'upload' | 'stream' | 'sign-in' | 'report' | 'search' | 'outside' | 'signed';

export interface OperationShape {
  /** Verb and noun, unique over all areas: createPost. */
  readonly name: string;
  readonly method: Method;
  /** Path with {params} in braces: /api/posts/{id}. */
  readonly path: string;
  /** Name of the policy that decides who may call. The server refuses to start when it knows no such policy. */
  readonly policy: string;
  /** One sentence; it is the text of the public API document. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Media types of a raw body; the handler then receives input.upload. Such an operation is `direct`. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number };
  /**
   * Another server calls it, and signs what it sends: the handler receives input.signed, the bytes as they came with what
   * this header says of them. No one is signed in there, and what is signed is the only proof of who calls.
   */
  readonly signed?: { readonly header: string };
  /** True when the body may also come as an HTML form, as mail programs send it; at most 4 kB. */
  readonly form?: boolean;
  /** The answer; nothing() for 204, file() for bytes, paged(X) for a list with a Link header. */
  readonly output: Output;
  readonly status?: 200 | 201 | 202 | 204;
  readonly errors?: readonly ErrorKind[];
  readonly rate?: RateClass;
  /**
   * True when the handler opens its transaction itself (`services.transaction`), after slow work or to answer with
   * cookies. Its input is not remembered for Idempotency-Key either, so that no trace of a password stays.
   */
  readonly direct?: boolean;
  /** True when it reads and leaves a trace of that. As writes, it answers no call that another site’s page made. */
  readonly leavesTrace?: boolean;
  /**
   * True when its Idempotency-Key is not remembered: the row would tie its member to what they did, or show what is to
   * be asked for anew each time.
   */
  readonly keyless?: boolean;
  /** True when somebody whose account waits for deletion may still call it as themselves; elsewhere they are a guest. */
  readonly whileClosing?: boolean;
  /** True when a suspended member may still call it, although it writes: for safety, security and their own settings. */
  readonly whileSuspended?: boolean;
  /**
   * True when doing it ends the caller's own right to do it: an own thing is removed, a place handed over. Repeated with
   * its Idempotency-Key it is answered as the first time, and not as if it had never been theirs.
   */
  readonly endsOwnRight?: boolean;
  /** Served in overload too, while others are refused: what people need in danger, and what leads there. */
  readonly lane?: 'reserved';
  /** True when answers to guests may be kept until the next committed write (P2); never for personal answers. */
  readonly publicCache?: boolean;
  /**
   * For programs: an API key opens it and nothing else does, and a key opens nothing else. `scope`: what the key must be
   * made for; null: any key. A test key reaches the area’s `sandbox` handler instead of its handler.
   */
  readonly key?: { readonly scope: string | null };
  /**
   * It is to end. Each answer says so (RFC 9745, RFC 8594): since which day it should not be used, on which day it ends,
   * and the page that says what to use instead.
   */
  readonly deprecated?: { readonly since: string; readonly until: string; readonly link: string };
}

export type Output =
  | { readonly kind: 'json'; readonly schema: z.ZodType }
  | { readonly kind: 'page'; readonly item: z.ZodType }
  | { readonly kind: 'file'; readonly types: readonly string[] }
  | { readonly kind: 'download'; readonly types: readonly string[] }
  | { readonly kind: 'nothing' };

export const json = <S extends z.ZodType>(schema: S) => ({ kind: 'json', schema }) as const;
/** A JSON array; further pages are in the header Link: <…>; rel="next". */
export const paged = <S extends z.ZodType>(item: S) => ({ kind: 'page', item }) as const;
export const file = (...types: string[]) => ({ kind: 'file', types }) as const;
/** A large file to keep, sent piece by piece and never stored by a cache. */
export const download = (...types: string[]) => ({ kind: 'download', types }) as const;
export const nothing = () => ({ kind: 'nothing' }) as const;

/** Declares an operation and keeps its literal types, so that handlers and callers are checked against it. */
export function operation<const O extends OperationShape>(shape: O): O {
  return shape;
}

/** Something that happened, written in the same transaction as its cause and delivered after commit. */
export interface EventShape {
  /** Noun and past participle: postCreated. */
  readonly name: string;
  readonly payload: z.ZodObject;
}

export function event<const N extends string, P extends z.ZodObject>(name: N, payload: P) {
  return { name, payload } as const;
}

/** One subject of an area's contract: contract/<subject>.ts. */
export interface ContractPart {
  readonly operations: readonly OperationShape[];
  readonly events?: readonly EventShape[];
  /** What its operations speak of, by the name under which the public API document says it once. */
  readonly entities?: Readonly<Record<string, z.ZodType>>;
}

export interface AreaContract extends ContractPart {
  readonly name: string;
}

export function areaContract<const A extends AreaContract>(contract: A): A {
  return contract;
}

export function contractPart<const P extends ContractPart>(part: P): P {
  return part;
}

/** The subjects of an area as the one contract that others see. */
export const joinParts = <P extends readonly ContractPart[]>(...parts: P) => ({
  operations: parts.flatMap((part): readonly P[number]['operations'][number][] => part.operations),
  events: parts.flatMap(({ events = [] }) => events),
  entities: Object.assign({}, ...parts.map(({ entities }) => entities)) as Readonly<Record<string, z.ZodType>>,
});

/**
 * The raw body of an upload, which is on disk for as long as the call lasts. A handler cannot read it: a process
 * without rights does, and gives back clean files (`services.convert`).
 */
export interface Upload {
  readonly length: number;
  /** What the sender says it is. */
  readonly type: string;
}

/** What another server has sent and signed. */
export interface Signed {
  readonly body: Uint8Array;
  readonly signature: string;
}

/** What a browser's Blob and File have in common with what a test sends. */
export interface BlobLike {
  readonly size: number;
  readonly type: string;
}

/** Byte positions in a file, both included. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** What a file has in it. It is opened when somebody reads it, and closed when they stop. */
export interface Content {
  readonly length: number;
  /** Names this very content, in quotes: who has it already is answered with 304 and no body. */
  readonly etag?: string | undefined;
  /** All of it, or one part that lies within its length. */
  readonly read: (part?: Part) => AsyncIterable<Uint8Array>;
}

/** Answered by a file operation. */
export interface FileAnswer {
  readonly content: Content;
  readonly type: string;
  /** Seconds for which what is public may be shown again without asking. */
  readonly maxAge?: number;
  /**
   * public: anybody may keep it. private: the browser may keep it until the member signs out, and asks each time whether
   * it may still be shown. secret: nothing keeps it.
   */
  readonly visibility: 'public' | 'private' | 'secret';
}

/** Answered by a download operation. */
export interface DownloadAnswer {
  readonly content: Content;
  readonly type: string;
  /** The name that the file gets on the device: letters, digits, dots and hyphens. */
  readonly name: string;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Opaque; goes back as ?cursor= for the next page. Absent on the last page. */
  readonly next?: string | undefined;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : unknown;
type Given<S> = S extends z.ZodType ? z.input<S> : unknown;
type UploadPart<O> = O extends { upload: object } ? { upload: Upload } : unknown;
type SignedPart<O> = O extends { signed: object } ? { signed: Signed } : unknown;
type Field<O, K extends PropertyKey> = O extends Record<K, infer V> ? V : undefined;

/** What a handler receives: path parameters, query and body in one checked object. */
export type Input<O extends OperationShape> = Parsed<Field<O, 'params'>> &
  Parsed<Field<O, 'query'>> &
  Parsed<Field<O, 'body'>> &
  UploadPart<O> &
  SignedPart<O>;

/** What a caller gives: the same, before defaults are filled in. */
export type Arguments<O extends OperationShape> = Given<Field<O, 'params'>> &
  Given<Field<O, 'query'>> &
  Given<Field<O, 'body'>> &
  (O extends { upload: object } ? { upload: BlobLike } : unknown) &
  SignedPart<O>;

/** What a handler returns. */
export type Result<O extends OperationShape> = O['output'] extends { kind: 'json'; schema: infer S extends z.ZodType }
  ? z.output<S>
  : O['output'] extends { kind: 'page'; item: infer S extends z.ZodType }
    ? Page<z.output<S>>
    : O['output'] extends { kind: 'file' }
      ? FileAnswer
      : O['output'] extends { kind: 'download' }
        ? DownloadAnswer
        : Record<string, never> | undefined;

/** What a caller gets back. A file operation answers with its address instead of being called. */
export type Answer<O extends OperationShape> = Result<O>;
