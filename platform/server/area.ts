import type { z } from 'zod';
import type { AreaContract, EventShape, Input, OperationShape, Result } from '#platform/contract/operation.ts';
import type { Acting, ActingDoor } from './acting.ts';
import type { RequestFacts } from './api-call.ts';
import type { ApiKeys } from './api-keys.ts';
import type { Command } from './command.ts';
import type { Config } from './config.ts';
import type { Db, Query } from './db.ts';
import type { Emit } from './emit.ts';
import type { EvidenceSource } from './evidence.ts';
import type { Gauge } from './gauge.ts';
import type { Matrix } from './matrix.ts';
import type { Members } from './members.ts';
import type { Notices } from './notices.ts';
import type { PersonalData } from './personal-data.ts';
import type { Policies, Policy } from './policy.ts';
import type { Principal } from './principal.ts';
import type { Reportable } from './reportable.ts';
import type { BrowserSealedColumn, SealedColumn } from './sealed.ts';
import type { Search } from './search.ts';
import type { Services } from './services.ts';

/** What a use case gets: the five things, and the house's services for the few that need them. */
export interface UseCase<I, Found = unknown> {
  readonly input: I;
  readonly principal: Principal;
  /** What the policy has read and allowed: it is neither asked for nor judged again. */
  readonly found: Found;
  /** The transaction when the operation writes, else the pool. */
  readonly db: Db;
  /** One SQL text with $1-style values in the same transaction as db; prepared under its name where it pays. */
  readonly query: Query;
  readonly emit: Emit;
  readonly now: Date;
  readonly services: Services;
  /** For session records and limits only; never stored with what people write. */
  readonly request: RequestFacts;
}

/** Wraps a JSON or empty answer to add response headers (cookies). */
export const headersKey: unique symbol = Symbol('headers');
export function withHeaders<T>(answer: T, headers: Record<string, string | string[]>): T {
  return Object.assign(Object(answer), { [headersKey]: headers }) as T;
}

/** `Found`: what the operation's policy finds. */
export type Handler<O extends OperationShape, Found = unknown> = (
  useCase: UseCase<Input<O>, Found>,
) => Promise<Result<O>>;

export interface Reaction {
  readonly event: string;
  /** area.verbNoun: stored in the outbox, so a rename needs a migration. */
  readonly name: string;
  readonly run: (occasion: {
    event: Readonly<Record<string, unknown>>;
    eventId: number;
    db: Db;
    emit: Emit;
    now: Date;
    services: Services;
  }) => Promise<void>;
}

/** A reaction runs after commit in a transaction of its own, at least once: it must bear being run twice. */
export function on<E extends EventShape>(
  event: E,
  name: string,
  run: (occasion: Omit<Parameters<Reaction['run']>[0], 'event'> & { event: z.output<E['payload']> }) => Promise<void>,
): Reaction {
  return { event: event.name, name, run: run as unknown as Reaction['run'] };
}

export interface Job {
  readonly name: string;
  /** Cron in UTC: minute hour day month weekday. */
  readonly every: string;
  readonly run: (occasion: { db: Db; emit: Emit; now: Date; services: Services }) => Promise<void>;
}

export const job = (name: string, every: string, run: Job['run']): Job => ({ name, every, run });

/**
 * Long work that opens its own transactions (`services.transaction`), so that it holds up nobody. It may be killed at
 * any moment, and may run in several processes at once: it claims what it works on. It also runs when the server starts.
 */
export interface LongJob {
  readonly name: string;
  readonly every: string;
  readonly long: (occasion: { query: Query; now: Date; services: Services }) => Promise<void>;
}

export const longJob = (name: string, every: string, long: LongJob['long']): LongJob => ({ name, every, long });

/** Which open browsers hear of an event: topics such as 'feed', 'post:12', 'user:3'. */
export interface Broadcast {
  readonly event: string;
  readonly topics: (payload: Readonly<Record<string, unknown>>) => readonly string[];
  /** What of the payload leaves the server; without it, all of it. */
  readonly show?: (payload: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

export function broadcast<E extends EventShape>(
  event: E,
  topics: (payload: z.output<E['payload']>) => readonly string[],
  show?: (payload: z.output<E['payload']>) => Readonly<Record<string, unknown>>,
): Broadcast {
  return {
    event: event.name,
    topics: topics as unknown as Broadcast['topics'],
    ...(show && { show: show as unknown as NonNullable<Broadcast['show']> }),
  };
}

/** Whose open browsers must ask again what they may listen to: after a block, what was theirs to hear no longer is. */
export interface Rejudge {
  readonly event: string;
  readonly members: (payload: Readonly<Record<string, unknown>>) => readonly number[];
}

export function rejudge<E extends EventShape>(
  event: E,
  members: (payload: z.output<E['payload']>) => readonly number[],
): Rejudge {
  return { event: event.name, members: members as unknown as Rejudge['members'] };
}

/** May this principal listen to `<topic>` or `<topic>:<id>`? The topic user:<id> is built in. */
export type TopicPolicy = (ask: { id: number | undefined; principal: Principal; db: Db }) => boolean | Promise<boolean>;

/** What open browsers tell each other and nobody stores: who is typing. It is lost when the connection is. */
export interface Signal {
  readonly content: z.ZodType;
  /** True when a suspended member may still send it: for safety. */
  readonly whileSuspended?: boolean;
  /** Whose browsers hear what; nobody: []. It may say no for any reason, and whoever asked hears of none. */
  readonly relay: (ask: {
    readonly content: never;
    readonly userId: number;
    readonly query: Query;
    readonly services: Services;
  }) => Promise<{ readonly to: readonly number[]; readonly payload: Readonly<Record<string, unknown>> }>;
}

export function signal<S extends z.ZodType>(
  content: S,
  relay: (ask: {
    readonly content: z.output<S>;
    readonly userId: number;
    readonly query: Query;
    readonly services: Services;
  }) => ReturnType<Signal['relay']>,
  { whileSuspended = false }: { readonly whileSuspended?: boolean } = {},
): Signal {
  return { content, whileSuspended, relay: relay as unknown as Signal['relay'] };
}

/** Reads whose answers the server puts into the page itself, so that the first screen needs no fetch. */
export interface Embed {
  readonly path: RegExp;
  readonly operation: string;
  readonly input?: (match: RegExpExecArray) => Record<string, string>;
  /** Place in the initial data besides the answers by address: 'session'. */
  readonly name?: string;
}

/** A feed that belongs to pages, for `<link rel="alternate">`. Title and address are ours, not a member's. */
export interface PageFeed {
  readonly path: RegExp;
  readonly type: string;
  readonly title: string;
  readonly href: string;
}

/** Somebody to reach, as a page without scripts says it. */
export interface HelpLine {
  readonly name: string;
  /** What to press, and where it leads: "Call 000". */
  readonly ways: readonly { readonly label: string; readonly href: string }[];
}

/** What stands in the page until its screen is ready, where grey shapes would be. The texts are ours. */
export interface FirstContent {
  readonly path: RegExp;
  readonly html: (region: Config['region']) => string;
}

/** What an area puts into a place that another declares: `place.with(…)` makes it (place.ts). */
export interface Filling {
  readonly place: string;
}

/** A room of the house: what it does, and what it tells everybody else by declaring it. */
export interface ServerArea {
  readonly contract: AreaContract;
  readonly handlers: Readonly<Record<string, (useCase: UseCase<never>) => Promise<unknown>>>;
  /** What a test key reaches instead of the handlers of operations that keys open. */
  readonly sandbox?: Readonly<Record<string, (useCase: UseCase<never>) => Promise<unknown>>>;
  readonly policies?: Policies;
  /** What nobody calls: it follows from events or the clock. */
  readonly work?: AreaWork;
  /** What open browsers hear while they are connected. */
  readonly live?: AreaLive;
  /** What others loop over: each part has one reader, and a new area changes none. */
  readonly declares?: AreaDeclares;
  /** What the server puts into a page itself. */
  readonly pages?: AreaPages;
  /** Rows that are there before anybody has written one. */
  readonly rows?: AreaRows;
  readonly matrix: Matrix;
}

export interface AreaWork {
  readonly reactions?: readonly Reaction[];
  /** What this area does about the events of all, as their declarations say. */
  readonly reactionsTo?: (areas: readonly ServerArea[]) => readonly Reaction[];
  readonly jobs?: readonly (Job | LongJob)[];
}

export interface AreaLive {
  readonly broadcasts?: readonly Broadcast[];
  readonly rejudges?: readonly Rejudge[];
  readonly topics?: Readonly<Record<string, TopicPolicy>>;
  /** By the name that browsers send and hear: 'typing'. */
  readonly signals?: Readonly<Record<string, Signal>>;
  /** A member has come, or has closed the last connection to this process. */
  readonly seen?: (ask: { readonly userId: number; readonly query: Query }) => Promise<unknown>;
}

export interface AreaDeclares {
  /** What members are told because of this area, and what takes it back: read by notifications. */
  readonly notices?: Notices;
  /** Groups of the search results, in order: read by search. */
  readonly searches?: readonly Search[];
  /** What of this area members can report: read by moderation. */
  readonly reportables?: readonly Reportable[];
  /** What this area keeps about members, how it is given to them, and how it goes: read by privacy. */
  readonly personalData?: PersonalData;
  /** What of this area can be kept as evidence: read by legal, and by privacy for the member’s own. */
  readonly evidence?: readonly EvidenceSource[];
  /** Columns that hold sealed values. What is sealed and not here fails a test. */
  readonly sealed?: readonly (SealedColumn | BrowserSealedColumn)[];
  /** Answers about members; one area does. */
  readonly members?: Members;
  /** What members may let a supporter do here for them: read with each call that is made for somebody else. */
  readonly acting?: ActingDoor;
  /** The grants of supporters; one area keeps them. */
  readonly grants?: Acting;
  /** The keys of programs; one area keeps them. */
  readonly keys?: ApiKeys;
  /** What an operator does at the console: `npm run admin`. */
  readonly commands?: readonly Command[];
  /** Numbers that an operator watches: read by the metrics. */
  readonly gauges?: readonly Gauge[];
  /** What it brings to places of lower areas: a kind of post. Read by whoever declares the place. */
  readonly fills?: readonly Filling[];
}

export interface AreaPages {
  readonly embeds?: readonly Embed[];
  /** Feeds that programs find in the head of pages at these addresses. */
  readonly feeds?: readonly PageFeed[];
  /** For what nobody should wait for a script. Its screen's styles count already. */
  readonly firstContent?: FirstContent;
  /** Addresses whose page is served in overload too, with its files. */
  readonly reservedPages?: readonly RegExp[];
  /** The code of all screens and parts of this area is served in overload too, wherever they open: a report, a way in. */
  readonly reservedParts?: boolean;
  /** What a page says first when it cannot be made, because there is too much to do. */
  readonly helpLines?: (region: Config['region']) => readonly HelpLine[];
  /** Where a page opens instead of the one asked for, while the account of whoever asks waits for deletion. */
  readonly closingPage?: { readonly path: string; readonly besides: readonly string[] };
}

export interface AreaRows {
  /** Rows that every installation needs; runs at each start and must bear it. */
  readonly reference?: (occasion: { db: Db; now: Date; services: Services }) => Promise<void>;
  /** The area's part of the demo community; runs once, in the order of areas/server.ts, on an empty database. */
  readonly seed?: Seed;
}

export type Seed = (occasion: { db: Db; now: Date; services: Services }) => Promise<void>;

/** A policy that reads an input which its operation does not have fits no handler. */
type HandlerUnder<O extends OperationShape, P extends Policies> =
  P[O['policy']] extends Policy<infer Found, infer Reads>
    ? Input<O> & Record<string, unknown> extends Reads
      ? Handler<O, Found>
      : never
    : Handler<O>;

type HandlersOf<A extends AreaContract, P extends Policies> = {
  [O in A['operations'][number] as O['name']]: O['policy'] extends keyof P ? HandlerUnder<O, P> : Handler<O>;
};

/** One for each operation that keys open. */
type SandboxOf<A extends AreaContract> = {
  [O in A['operations'][number] as O extends { readonly key: object } ? O['name'] : never]: Handler<O>;
};

/**
 * Checks at compile time that every operation of the contract has a handler of its type, that its policy finds what the
 * handler goes on with, and that it has a row in the matrix.
 */
export function serverArea<const A extends AreaContract, const P extends Policies = Record<never, never>>(
  area: Omit<ServerArea, 'handlers' | 'sandbox' | 'contract' | 'matrix' | 'policies'> & {
    contract: A;
    policies?: P;
    handlers: HandlersOf<A, P>;
    sandbox?: SandboxOf<A>;
    matrix: Matrix<A['operations'][number]['name']>;
  },
): ServerArea {
  return area as unknown as ServerArea;
}
