import { z } from 'zod';
import type { DownloadAnswer, FileAnswer, OperationShape, Page, Signed, Upload } from '#platform/contract/operation.ts';
import { type Opened, opensAs, type RegisteredDoor } from './acting.ts';
import { chosenFields } from './api-answers.ts';
import type { Answered, Call } from './api-call.ts';
import { headersKey } from './area.ts';
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

export type Invoke = (call: Call) => Promise<Answered>;

/** Throws what can be refused without the body: standing, suspension, address and query, and the policy. */
export type Judge = (call: Call) => Promise<void>;

type Given = Readonly<Record<string, unknown>>;

interface Prepared {
  readonly entry: Registered;
  readonly body: z.ZodType | undefined;
  readonly query: z.ZodType | undefined;
  readonly output: z.ZodType | undefined;
}

const memberNumber = /^[1-9][0-9]{0,9}$/;
/** Ids of rows, as PostgreSQL has them. */
const largestId = 2_147_483_647;
/** Whether there never was a grant, it has not begun, or it has ended: it looks the same. */
const noGrant = 'You can’t act for this person here. They may have ended it. Stop acting to continue as yourself.';
const mayOnlySee = 'You can only look at this for someone else. Ask them to do it, or to let you do more.';
/** Tells the caller that nothing was done yet. */
const keptAsDraft = { 'kept-as': 'draft' };
const closedToSupporters = 'This can’t be done for someone else. Stop acting to do it as yourself.';

const closedToKeys = 'No key opens this. What keys open lives below /api/v1.';

/** Nothing but a key opens it, and only one that was made for it. */
function judgeKey({ scope }: NonNullable<OperationShape['key']>, principal: Principal): void {
  if (!principal.key || isGuest(principal)) throw problem.keyNeeded();
  if (scope === null || principal.key.scopes.includes(scope)) return;
  throw problem.refused(`This key doesn’t have the scope ${scope}. Make another key, and choose it there.`);
}

/** Unknown fields are refused on writes: a typing error must not pass as "nothing to change". */
const strict = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? schema.strict() : schema);

/** A program is told of a parameter that isn’t there: no person sees that it changed nothing. Pages follow old links. */
const queryOf = ({ key, query }: OperationShape) => (key ? (query ?? z.object({})).strict() : query);

const isTest = ({ principal }: Call) => principal.key?.mode === 'test';

/** A test key never reaches what works on the community: there is no way to it from here. */
function handlerFor({ operation, handler, sandbox }: Registered, call: Call): Registered['handler'] {
  if (!isTest(call)) return handler;
  if (!sandbox) throw new Error(`${operation.name} has no sandbox.`);
  return sandbox;
}

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
    const { operation } = entry;
    const [body, query] = [strict(operation.body), queryOf(operation)];
    prepared.set(name, { entry, body, query, output: outputOf(operation) });
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
    const { door } = one;
    const ask = { query, supporterId: principal.id, memberId, door: door.name, now: options.clock() };
    const grant = memberId > 0 && memberId <= largestId ? await grants.find(ask) : undefined;
    if (!grant) throw problem.refused(noGrant);
    if (!opensAs(door, operation, grant.level)) throw problem.refused(mayOnlySee);
    const closed = await door.closed?.({ query, memberId });
    if (closed) throw problem.refused(closed);
    const { grantId, level, levels, member } = grant;
    const behind = (name: string) => (Object.hasOwn(levels, name) ? levels[name] : undefined);
    const may = (name: string) => opensAs(door, name, level) !== undefined;
    return actingAs(principal, member, { memberId, supporterId: principal.id, grantId, level, behind, may });
  };

  /** What was done for a member is written down with it. */
  const note = async (call: Call, input: Record<string, unknown>, answer: unknown, db: Db, emit: Emit) => {
    const { principal, operation } = call;
    const { opens } = opened.get(operation) ?? {};
    if (!principal.for || !grants || !opens || opens.least === 'see' || opens.did === null) return;
    const { did, link } = opens;
    const now = options.clock();
    await grants.note({ query: queryIn(db), emit, acting: principal.for, did, link: link(input, answer), now });
  };

  /** What a supporter who drafts prepares instead of doing it. */
  const draftOf = ({ principal, operation }: Call) => {
    const { door, opens } = opened.get(operation) ?? {};
    if (!principal.for || !door || opens?.least !== 'act') return undefined;
    const { draft, link } = opens;
    return draft && opensAs(door, operation, principal.for.level) === 'draft'
      ? { link: (input: Given) => link(input, undefined), ...draft }
      : undefined;
  };

  /** Checked as if it were made, and kept for the member. */
  const keepDraft = async (found: Prepared, call: Call, input: Record<string, unknown>, db: Db, emit: Emit) => {
    const { principal, operation, params, query: asked, body } = call;
    const draft = draftOf(call);
    if (!draft || !principal.for || !grants) throw problem.refused(mayOnlySee);
    await decide(found, call, input, db);
    const within = { query: queryIn(db), config: options.services().config, now: options.clock() };
    const lines = await draft.lines({ input, principal, ...within });
    const sent = { params, query: asked, body };
    const link = draft.link(input);
    const id = await grants.draft({ ...within, emit, acting: principal.for, operation, call: sent, lines, link });
    return { status: 202, body: { draft: id } };
  };

  const claimOf = (call: Call, key: string, input: unknown) => ({
    userId: call.principal.id,
    // What was done in a sandbox is another thing.
    operation: isTest(call) ? `test ${call.operation}` : call.operation,
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
    const { key } = found.entry.operation;
    if (key) judgeKey(key, given.principal);
    else if (given.principal.by === 'key') throw problem.refused(closedToKeys);
    const call = found.entry.operation.whileClosing ? { ...asked, principal: asClosing(asked.principal) } : asked;
    const { operation, policy } = found.entry;
    judgeStanding(policy.needs, call.principal);
    if (operation.method !== 'GET' && !operation.whileSuspended) judgeSuspension(call.principal, options.clock());
    return { found, call };
  };
  const decide = async ({ entry: { policy } }: Prepared, call: Call, input: Record<string, unknown>, db: Db) => {
    // A test key reaches no row that a rule could be about.
    if (!policy.check || isTest(call)) return undefined;
    const { principal } = call;
    const decision = await policy.check({ input, principal, db, services: options.services(), now: options.clock() });
    if (decision.kind === 'hide') throw problem.notFound();
    if (decision.kind === 'refuse') throw refusal(decision, call);
    return decision.found;
  };

  const invoke = async (asked: Call): Promise<Answered> => {
    const { found, call } = await begin(asked);
    const { operation } = found.entry;
    const handler = handlerFor(found.entry, call);
    const input = {
      ...readInput(found, call),
      ...readUpload(operation, call),
      ...readSigned(operation, call),
    };
    const choose = operation.key && chosenFields(operation, input);

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
      const shaped = shape(operation, found.output, result);
      return choose ? { ...shaped, body: choose(shaped.body) } : shaped;
    };

    const { database, transactions } = options;
    if (draftOf(call)) {
      const key = call.idempotencyKey;
      const answered = await transactions.run((db, emit) =>
        key
          ? once({ db, config: options.services().config }, claimOf(call, key, input), {
              judge: async () => void (await decide(found, call, input, db)),
              work: () => keepDraft(found, call, input, db, emit),
            })
          : keepDraft(found, call, input, db, emit),
      );
      return { ...answered, headers: keptAsDraft };
    }
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
      await decide(found, call, readInput(found, call), options.database.db);
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

function readInput({ entry: { operation }, body, query }: Prepared, call: Call): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const ready = readyTexts(call.body);
  const errors = [...unstorable(call.params), ...unstorable(call.query), ...ready.errors];
  if (errors.length > 0) throw problem.invalid(errors);
  for (const [schema, value] of [
    [body, ready.body],
    [query, call.query ?? {}],
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
