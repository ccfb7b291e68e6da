import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { event as declare } from '#platform/contract/operation.ts';
import type { Reaction, Rejudge } from './area.ts';
import { type Database, type Db, inTime, type Query, queryIn, TimeLimitError } from './db.ts';
import type { Emit } from './emit.ts';
import { withhold } from './idempotency.ts';
import type { Log } from './log.ts';
import { addWork, type Outgoing } from './outgoing.ts';
import type { Services } from './services.ts';

/** What a committed transaction leaves to be done: told to open browsers at once, and to reactions by the outbox. */
export interface Emitted {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface Transactions {
  /** Runs `work` in one transaction; events emitted in it exist only if it commits. It may be given a limit in milliseconds. */
  run<T>(work: (db: Db, emit: Emit) => Promise<T>, within?: number): Promise<T>;
}

/** An error that another try would meet again: the work is parked at once. */
export interface Permanent extends Error {
  readonly permanent: true;
}

/** More or less is parked than before. */
export const parkedChanged = declare('parkedChanged', z.object({}));

/** Seconds before the second try, the third … of a reaction that fails. */
const pauses = [4, 9, 16, 25, 36, 49, 64];
/** Runs that hang, or end with their process: after so many the work is parked. */
const mostUnfinished = 3;
/** Milliseconds that one run may take. */
const usualLimit = 30_000;
/** A run whose process is gone is free for others after so many seconds. It is longer than any run. */
const lease = 2 * (usualLimit / 1000);
/** Mails and the like under way at once in one process. */
const mostOutgoing = 4;
/** How long a stop waits for what is under way, before it is given back. */
const stopPatience = 5000;

export function makeTransactions(
  database: Pick<Database, 'db' | 'transactionWithin'>,
  { reactions, rejudges }: { readonly reactions: readonly Reaction[]; readonly rejudges: readonly Rejudge[] },
  afterCommit: (emitted: readonly Emitted[]) => void,
  /** Gives the transaction what belongs to it. */
  begin: (db: Db) => void,
): Transactions {
  const waiting = new Map<string, string[]>();
  for (const { event, name } of reactions) waiting.set(event, [...(waiting.get(event) ?? []), name]);
  return {
    run: async (work, within) => {
      const emitted: Emitted[] = [];
      const inside = (tx: Db) => {
        begin(tx);
        const emit: Emit = async (event, payload) => {
          const checked = event.payload.parse(payload);
          emitted.push({ name: event.name, payload: checked });
          for (const one of rejudges) if (one.event === event.name) await withhold(tx, one.members(checked));
          const pending = waiting.get(event.name);
          if (pending) await addWork(tx, event.name, checked, pending);
        };
        return work(tx, emit);
      };
      const result =
        within === undefined ? await database.db.transaction(inside) : await database.transactionWithin(within, inside);
      afterCommit(emitted);
      return result;
    },
  };
}

export interface Outbox {
  /** Looks for work soon; called after each commit. */
  kick(): void;
  /** Runs until nothing is due. For tests. */
  drain(): Promise<void>;
  start(): void;
  /** Ends after what is under way, and gives back what takes too long; the rest waits for the next start. */
  stop(): Promise<void>;
}

interface Work {
  readonly id: number;
  readonly eventId: number;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly reaction: string;
  readonly attempts: number;
  readonly failures: number;
  readonly claim: string;
  /** It hung, or ended its process, too often: it is not run any more. */
  readonly givenUp: boolean;
}

/** Somebody else runs it by now: nothing of this run may count. */
class LostClaimError extends Error {}

/** Each of its runs hung, or ended with its process. */
class UnfinishedError extends Error {
  constructor() {
    super('It did not come to an end.');
    this.name = 'UnfinishedError';
  }
}

class NoSuchReactionError extends Error {
  constructor(reaction: string) {
    super(`No reaction is called ${reaction}.`);
    this.name = 'NoSuchReactionError';
  }
}

const claimText = (lane: string) => `update outbox_work w set claim = $1::text,
    attempts = w.attempts + case when w.attempts - w.failures < ${mostUnfinished} then 1 else 0 end,
    due_at = now() + interval '${lease} seconds'
  from outbox o
  where o.id = w.event_id and w.id = (
    select id from outbox_work where due_at <= now() and ${lane} order by due_at, id limit 1 for update skip locked)
  returning w.id::int, w.event_id::int as "eventId", w.reaction, w.attempts, w.failures, w.claim, o.payload,
    (select l.attempts - l.failures >= ${mostUnfinished} from outbox_work l where l.id = w.id) as "givenUp"`;
/** The names of outgoing work are a value, so that both lanes are prepared once. */
const claimTexts = {
  usual: claimText('reaction <> all($2::text[])'),
  outgoing: claimText('reaction = any($2::text[])'),
};

/** Name and code: what an error says beyond that may name a person. */
export function errorClass(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, status } = (error.cause ?? error) as { code?: unknown; status?: unknown };
  const more = [code, status].filter((one) => /^[A-Za-z0-9_]{2,30}$/.test(String(one ?? '')));
  return [error.name, ...more].join(' ');
}

/**
 * Delivers events to reactions at least once, each in a transaction of its own that also takes the work away. A run is
 * counted before it begins, so that what hangs or kills its process is known, and parked after three such runs; a
 * reaction that fails is tried again with growing pauses, and then parked for people to look at.
 */
export function makeOutbox(options: {
  database: Pick<Database, 'query' | 'embedded'>;
  transactions: Transactions;
  reactions: readonly Reaction[];
  outgoing: readonly Outgoing[];
  services: () => Services;
  clock: () => Date;
  log: Log;
  /** Milliseconds that a run may take. */
  limit?: number | undefined;
}): Outbox {
  const { transactions, log, clock } = options;
  const { query } = options.database;
  const limit = options.limit ?? usualLimit;
  const reactions = new Map(options.reactions.map((reaction) => [reaction.name, reaction]));
  const outgoing = new Map(options.outgoing.map((one) => [one.name, one]));
  const outgoingNames = [...outgoing.keys()];
  /** What this process runs now. */
  const running = new Map<string, Work>();
  /** What could not be written down, because the database was away. */
  const owed: { readonly work: Work; readonly error: unknown }[] = [];
  let freed: Promise<void> | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const claim = async (lane: keyof typeof claimTexts) =>
    (await query<Work>(`outbox-claim-${lane}`, claimTexts[lane], [randomUUID(), outgoingNames]))[0];

  const react = (reaction: Reaction, { id, eventId, payload, claim: own }: Work) =>
    transactions.run(async (db, emit) => {
      await reaction.run({ event: payload, eventId, db, emit, now: clock(), services: options.services() });
      const done = 'delete from outbox_work where id = $1::bigint and claim = $2::text returning id';
      if ((await queryIn(db)('outbox-done', done, [id, own])).length === 0) throw new LostClaimError();
    }, limit);

  /** What left the house is not kept: the event goes with the work. */
  const send = async (one: Outgoing, { id, payload, claim: own }: Work) => {
    await inTime(limit, one.run({ payload, now: clock() }));
    await query(
      'outbox-sent',
      `with done as (delete from outbox_work where id = $1::bigint and claim = $2::text returning event_id)
       delete from outbox using done where outbox.id = done.event_id`,
      [id, own],
    );
  };

  const note = async ({ id, reaction, attempts, failures, claim: own, givenUp }: Work, error: unknown) => {
    const unfinished = givenUp || error instanceof TimeLimitError;
    const failed = unfinished ? failures : failures + 1;
    const steps = outgoing.get(reaction)?.pauses ?? pauses;
    const step = steps[Math.max(failed, 1) - 1];
    const park =
      (error as Partial<Permanent>).permanent === true ||
      step === undefined ||
      (unfinished && attempts - failed >= mostUnfinished);
    // Whatever was refused together does not come back together.
    const wait = (step ?? 0) * (0.9 + Math.random() * 0.2);
    await transactions.run(async (db, emit) => {
      const rows = await queryIn(db)(
        'outbox-note',
        `update outbox_work set failures = $3::int, last_error = $4::text, claim = null,
           due_at = case when $5::bool then null else now() + make_interval(secs => $6::float8) end,
           parked_at = case when $5::bool then now() end
         where id = $1::bigint and claim = $2::text returning id`,
        [id, own, failed, errorClass(error), park, wait],
      );
      if (!park || rows.length === 0) return;
      log.error({ reaction, attempt: attempts }, 'Work was parked: an administrator may try it again');
      await emit(parkedChanged, {});
    });
  };

  const run = async (work: Work) => {
    running.set(work.claim, work);
    try {
      const reaction = reactions.get(work.reaction);
      const one = outgoing.get(work.reaction);
      if (work.givenUp) throw new UnfinishedError();
      if (one) await send(one, work);
      else if (reaction) await react(reaction, work);
      else throw new NoSuchReactionError(work.reaction);
    } catch (error) {
      if (error instanceof LostClaimError || !running.has(work.claim)) return;
      log.error({ err: error, reaction: work.reaction, attempt: work.attempts }, 'A reaction failed');
      await note(work, error).catch(() => owed.push({ work, error }));
    } finally {
      running.delete(work.claim);
    }
  };

  /** The embedded database has one process, so whoever has a claim when it begins is gone. */
  const free = async () => {
    if (!options.database.embedded) return;
    await query('outbox-free', 'update outbox_work set claim = null, due_at = now() where claim is not null');
  };

  const payOwed = async () => {
    for (const one of owed.splice(0)) {
      await note(one.work, one.error).catch((err) => {
        owed.push(one);
        throw err;
      });
    }
  };

  /** Until nothing is due; answers how many ran. Another worker comes when there is something for it. */
  const workThrough = async (name: keyof typeof claimTexts, workers: number): Promise<number> => {
    let ran = 0;
    let begun = 0;
    const worker = async (): Promise<void> => {
      begun += 1;
      let next: Promise<void> | undefined;
      for (let work = await claim(name); work && !stopped; work = await claim(name)) {
        if (begun < workers) next = worker();
        await run(work);
        ran += 1;
      }
      await next;
    };
    await worker();
    return ran;
  };

  const lane = (name: keyof typeof claimTexts, workers: number) => {
    let going: Promise<number> | undefined;
    let again = false;
    const rounds = async () => {
      let ran = 0;
      do {
        again = false;
        freed ??= free();
        await freed;
        await payOwed();
        ran += await workThrough(name, workers);
      } while (again && !stopped);
      return ran;
    };
    const work = () => {
      again = true;
      going ??= rounds().finally(() => {
        going = undefined;
      });
      return going;
    };
    return { work, idle: () => going };
  };
  const usual = lane('usual', 1);
  const sending = outgoingNames.length > 0 ? lane('outgoing', mostOutgoing) : undefined;

  /** Reactions leave mails behind, so these come after them. */
  const all = async () => {
    const ran = await usual.work();
    return ran + ((await sending?.work()) ?? 0);
  };
  const unread = (err: unknown) => log.error({ err }, 'Could not read the outbox');

  return {
    kick: () => {
      if (stopped) return;
      usual
        .work()
        .then((ran) => (ran > 0 ? sending?.work() : undefined))
        .catch(unread);
    },
    drain: async () => {
      while ((await all()) > 0);
    },
    start: () => {
      all().catch(unread);
      // Picks up what another process left behind when it was killed, and retries that have come due.
      timer = setInterval(() => void all().catch(unread), 5000);
      timer.unref();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      const idle = Promise.all([usual.idle(), sending?.idle()]).catch(() => undefined);
      await Promise.race([idle, new Promise((go) => setTimeout(go, stopPatience).unref())]);
      const late = [...running.keys()];
      running.clear();
      if (late.length > 0) await giveBack(query, late).catch(unread);
    },
  };
}

/** Not finished is not its fault: the process is told to end. */
const giveBack = (query: Query, claims: readonly string[]) =>
  query(
    'outbox-give-back',
    'update outbox_work set attempts = attempts - 1, claim = null, due_at = now() where claim = any($1::text[])',
    [[...claims]],
  );
