import { z } from 'zod';
import { reaches } from '#platform/contract/acting.ts';
import type { DownloadAnswer, FileAnswer, OperationShape, Page, Signed, Upload } from '#platform/contract/operation.ts';
import type { Opened, RegisteredDoor } from './acting.ts';
import { headersKey, type RequestFacts } from './area.ts';
import { type Database, type Db, type Query, queryIn } from './db.ts';
import type { Emit } from './emit.ts';
import { fieldErrors } from './field-errors.ts';
import { isFirst, once } from './idempotency.ts';
import { parseGiven } from './not-given.ts';
import type { Transactions } from './outbox.ts';
import { judgeStanding } from './policy.ts';
import { actingAs, asClosing, isGuest, type Principal } from './principal.ts';
import { problem } from './problem.ts';
import type { Registered, Registry } from './registry.ts';
import type { Services } from './services.ts';
import { readyTexts, unstorable } from './storable.ts';
import { judgeSuspension } from './suspension.ts';

export interface Call {
  readonly operation: string;
  readonly principal: Principal;
  /** Whom the caller says they act for: a member’s number, as it came. */
  readonly actsFor?: string | undefined;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly upload?: Upload | undefined;
  readonly signed?: Signed | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly request: RequestFacts;
}

export interface Answered {
  readonly status: number;
  readonly body?: unknown;
  /** Cursor of the next page of a list. */
  readonly next?: string | undefined;
  readonly file?: FileAnswer;
  readonly download?: DownloadAnswer;
  readonly headers?: Readonly<Record<string, string | string[]>> | undefined;
}

export type Invoke = (call: Call) => Promise<Answered>;

/** Throws what can be refused without the body: standing, suspension, address and query, and the policy. */
export type Judge = (call: Call) => Promise<void>;

interface Prepared {
  readonly entry: Registered;
  readonly body: z.ZodType | undefined;
  readonly output: z.ZodType | undefined;
}

const memberNumber = /^[1-9][0-9]{0,9}$/;
/** Ids of rows, as PostgreSQL has them. */
const largestId = 2_147_483_647;
/** Whether there never was a grant, it has not begun, or it has ended: it looks the same. */
const noGrant = 'You can’t act for this person here. They may have ended it. Stop acting to continue as yourself.';
const mayOnlySee = 'You can only look at this for someone else. Ask them to do it, or to let you do more.';
const closedToSupporters = 'This can’t be done for someone else. Stop acting to do it as yourself.';

/** Unknown fields are refused on writes: a typing error must not pass as "nothing to change". */
const strict = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? schema.strict() : schema);

function outputOf(operation: OperationShape): z.ZodType | undefined {
  const { output } = operation;
  if (output.kind === 'json') return output.schema;
  return output.kind === 'page' ? z.array(output.item) : undefined;
}

/** One call, start to end: standing → input → policy → handler in its transaction → output. */
export function makeInvoke(options: {
  registry: Registry;
  database: Database;
  transactions: Transactions;
  services: () => Services;
  clock: () => Date;
}): { readonly invoke: Invoke; readonly judge: Judge } {
  const prepared = new Map<string, Prepared>();
  for (const [name, entry] of options.registry.operations) {
    prepared.set(name, { entry, body: strict(entry.operation.body), output: outputOf(entry.operation) });
  }

  const { grants, doors } = options.registry;
  const opened = new Map<string, { readonly door: RegisteredDoor; readonly opens: Opened }>();
  for (const door of doors) {
    for (const [name, opens] of Object.entries(door.opens)) opened.set(name, { door, opens });
  }

  /** The member for whom somebody else calls. What no grant opens is refused, and never done as the supporter. */
  const standIn = async ({ operation, principal, actsFor = '' }: Call): Promise<Principal> => {
    if (isGuest(principal)) throw problem.signInNeeded();
    const one = opened.get(operation);
    if (!one || !grants) throw problem.refused(closedToSupporters);
    const memberId = memberNumber.test(actsFor) ? Number(actsFor) : 0;
    const { query } = options.database;
    const { door, opens } = one;
    const ask = { query, supporterId: principal.id, memberId, door: door.name, now: options.clock() };
    const grant = memberId > 0 && memberId <= largestId ? await grants.find(ask) : undefined;
    if (!grant) throw problem.refused(noGrant);
    if (!reaches(grant.level, opens.least)) throw problem.refused(mayOnlySee);
    const closed = await door.closed?.({ query, memberId });
    if (closed) throw problem.refused(closed);
    const { grantId, level, member } = grant;
    const may = (name: string) => reaches(level, door.opens[name]?.least ?? 'act') && name in door.opens;
    return actingAs(principal, member, { memberId, supporterId: principal.id, grantId, level, may });
  };

  /** What was done for a member is written down with it. */
  const note = async (call: Call, input: Record<string, unknown>, answer: unknown, db: Db, emit: Emit) => {
    const { principal, operation } = call;
    const { opens } = opened.get(operation) ?? {};
    if (!principal.for || !grants || opens?.least !== 'act' || opens.did === null) return;
    const { did, link } = opens;
    const now = options.clock();
    await grants.note({ query: queryIn(db), emit, acting: principal.for, did, link: link(input, answer), now });
  };

  const claimOf = (call: Call, key: string, input: unknown) => ({
    userId: call.principal.id,
    operation: call.operation,
    key,
    input,
    supporterId: call.principal.for?.supporterId,
  });

  /** For what opens its transaction itself: what is written down goes with it there, once for each key. */
  const noting = (call: Call, input: Record<string, unknown>): Services => {
    const services = options.services();
    if (!call.principal.for) return services;
    const transaction: Services['transaction'] = (work) =>
      services.transaction(async (db, emit) => {
        const answer = await work(db, emit);
        const key = call.idempotencyKey;
        const within = { db, config: services.config };
        if (!key || (await isFirst(within, claimOf(call, key, input)))) {
          await note(call, input, answer, db, emit);
        }
        return answer;
      });
    return Object.assign(Object.create(services) as Services, { transaction });
  };

  const begin = async (given: Call) => {
    const found = prepared.get(given.operation);
    if (!found) throw problem.notFound();
    const asked = given.actsFor === undefined ? given : { ...given, principal: await standIn(given) };
    const call = found.entry.operation.whileClosing ? { ...asked, principal: asClosing(asked.principal) } : asked;
    const { operation, policy } = found.entry;
    judgeStanding(policy.needs, call.principal);
    if (operation.method !== 'GET' && !operation.whileSuspended) judgeSuspension(call.principal, options.clock());
    return { found, call };
  };
  const decide = async ({ entry: { policy } }: Prepared, call: Call, input: Record<string, unknown>, db: Db) => {
    if (!policy.check) return undefined;
    const { principal } = call;
    const decision = await policy.check({ input, principal, db, services: options.services(), now: options.clock() });
    if (decision.kind === 'hide') throw problem.notFound();
    if (decision.kind === 'refuse') throw refusal(decision, call);
    return decision.found;
  };

  const invoke = async (asked: Call): Promise<Answered> => {
    const { found, call } = await begin(asked);
    const { operation, handler } = found.entry;
    const input = {
      ...readInput(operation, found.body, call),
      ...readUpload(operation, call),
      ...readSigned(operation, call),
    };

    const work = async (db: Db, query: Query, emit: unknown, services = options.services()): Promise<Answered> => {
      const result = await handler({
        input,
        principal: call.principal,
        found: await decide(found, call, input, db),
        db,
        query,
        emit,
        now: options.clock(),
        services,
        request: call.request,
      } as never);
      return shape(operation, found.output, result);
    };

    const { database, transactions } = options;
    if (operation.method === 'GET') return work(database.db, database.query, undefined);
    if (operation.direct) return work(database.db, database.query, undefined, noting(call, input));
    return transactions.run((db, emit) =>
      call.idempotencyKey && call.principal.id > 0 && !operation.keyless
        ? once({ db, config: options.services().config }, claimOf(call, call.idempotencyKey, input), {
            judge: async () => void (operation.endsOwnRight || (await decide(found, call, input, db))),
            work: async () => {
              const answered = (await work(db, queryIn(db), emit)) as { status: number; body: unknown };
              await note(call, input, answered.body, db, emit);
              return answered;
            },
          })
        : work(db, queryIn(db), emit).then(async (answered) => {
            await note(call, input, answered.body, db, emit);
            return answered;
          }),
    );
  };
  return {
    invoke,
    judge: async (asked) => {
      const { found, call } = await begin(asked);
      await decide(found, call, readInput(found.entry.operation, found.body, call), options.database.db);
    },
  };
}

/** A refusal that the audit log is to hear of: the HTTP layer writes it once the transaction is rolled back. */
export const auditKey: unique symbol = Symbol('audit');

/** Not the member whom somebody acts for. */
const whoCalls = ({ id, for: acting }: Principal) => acting?.supporterId ?? id;

function refusal(decision: { detail: string; audit: boolean }, call: Call) {
  const error = problem.refused(decision.detail);
  return decision.audit
    ? Object.assign(error, {
        [auditKey]: { actorId: whoCalls(call.principal), action: 'refused', subject: call.operation },
      })
    : error;
}

function readInput(operation: OperationShape, body: z.ZodType | undefined, call: Call): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const ready = readyTexts(call.body);
  const errors = [...unstorable(call.params), ...unstorable(call.query), ...ready.errors];
  if (errors.length > 0) throw problem.invalid(errors);
  for (const [schema, value] of [
    [body, ready.body],
    [operation.query, call.query ?? {}],
    [operation.params, call.params ?? {}],
  ] as const) {
    if (!schema) continue;
    const parsed = parseGiven(schema, value);
    if (parsed.success) Object.assign(input, parsed.data);
    else if (schema === operation.params) throw problem.notFound();
    else errors.push(...fieldErrors(parsed.error));
  }
  if (errors.length > 0) throw problem.invalid(errors);
  if (!body && call.body !== undefined && call.body !== null && !isEmpty(call.body)) {
    throw problem.invalid([{ field: '', rule: 'unrecognized_keys', message: 'This call takes no body.' }]);
  }
  return input;
}

function readUpload({ upload }: OperationShape, call: Call): { upload?: Upload } {
  if (!upload) return {};
  if (!call.upload) throw problem.invalid([{ field: 'upload', rule: 'missing', message: 'Choose a file.' }]);
  return { upload: call.upload };
}

function readSigned({ signed }: OperationShape, call: Call): { signed?: Signed } {
  if (!signed) return {};
  if (!call.signed) throw problem.invalid([{ field: '', rule: 'missing', message: 'Nothing was sent.' }]);
  return { signed: call.signed };
}

const isEmpty = (body: unknown) => typeof body === 'object' && body !== null && Object.keys(body).length === 0;

function shape(operation: OperationShape, output: z.ZodType | undefined, result: unknown): Answered {
  const headers = (result as { [headersKey]?: Record<string, string | string[]> } | undefined)?.[headersKey];
  const status = operation.status ?? (operation.output.kind === 'nothing' ? 204 : 200);
  switch (operation.output.kind) {
    case 'nothing':
      return { status, headers };
    case 'file':
      return { status, file: result as FileAnswer };
    case 'download':
      return { status, download: result as DownloadAnswer };
    case 'page': {
      const page = result as Page<unknown>;
      return { status, body: output?.parse(page.items), next: page.next, headers };
    }
    default:
      return { status, body: output?.parse(result), headers };
  }
}
