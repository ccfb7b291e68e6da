import { sql } from 'drizzle-orm';
import type { Answered } from '#platform/server/api-call.ts';
import { auditKeys, letAudit } from '#platform/server/audit.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import { makeInvoke } from '#platform/server/invoke.ts';
import type { MatrixFixture, MatrixInput } from '#platform/server/matrix.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { received, type TestApp } from '#platform/server/testing/app.ts';

export interface Rehearsal {
  /** Calls an operation; what it wrote stays until what is around it is undone. */
  readonly call: (userId: number, operation: string, input?: MatrixInput) => Promise<Answered>;
  /** Calls an operation, undoes it and gives its answer, or the problem that was answered instead. */
  readonly attempt: (userId: number, operation: string, input: MatrixInput) => Promise<Tried>;
  /** Writes rows that no call makes; they stay as those of `call` do. */
  readonly write: MatrixFixture['write'];
  /** Undoes all that was called within. */
  readonly undoing: (work: () => Promise<void>) => Promise<void>;
}

export interface Tried {
  readonly status: number;
  readonly body: unknown;
}

/** Ends a part, so that its savepoint takes back what was written. */
class Undone extends Error {}

/**
 * Calls operations in one transaction that is rolled back, so that many writes can be tried on the same rows. What they
 * would set off after a commit does not happen.
 */
export async function rehearse(
  app: TestApp,
  members: readonly number[],
  work: (rehearsal: Rehearsal) => Promise<void>,
): Promise<void> {
  const { registry, services } = app.app;
  const actors = new Map(await Promise.all(members.map(async (id) => [id, await app.principal(id)] as const)));
  let current: Db = app.database.db;
  const keys = auditKeys(app.config);
  let depth = 0;
  const within = async <R>(run: () => Promise<R>): Promise<R> => {
    const outer = current;
    depth += 1;
    try {
      return await outer.transaction((inner) => {
        current = inner;
        letAudit(inner, keys);
        return run();
      });
    } catch (error) {
      // Drizzle goes back to a savepoint and leaves it there. The next ones would stand within it, and a write would take
      // a lock for each of thousands.
      if (depth > 1) await outer.execute(sql.raw(`release savepoint sp${depth - 1}`));
      throw error;
    } finally {
      current = outer;
      depth -= 1;
    }
  };
  const undoing: Rehearsal['undoing'] = async (run) => {
    try {
      await within(async () => {
        await run();
        throw new Undone();
      });
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
    }
  };
  const transaction: typeof services.transaction = (run) => run(current, async () => undefined);
  const { invoke } = makeInvoke({
    registry,
    database: {
      ...app.database,
      get db() {
        return current;
      },
      get query() {
        return queryIn(current);
      },
    },
    transactions: { run: transaction },
    services: () => ({ ...services, transaction, audit: async () => undefined }),
    clock: () => new Date(),
  });
  const ask = (userId: number, operation: string, input: MatrixInput) => {
    const principal = actors.get(userId);
    if (!principal) throw new Error(`The rehearsal does not know member ${userId}.`);
    const request = { ip: '127.0.0.1', agent: 'test' };
    return received(app.app, userId, input, (call) => invoke({ operation, principal, ...call, request }));
  };
  const attempt: Rehearsal['attempt'] = async (userId, operation, input) => {
    let tried: Tried = { status: 0, body: undefined };
    await undoing(async () => {
      try {
        const { status, body, next } = await ask(userId, operation, input);
        tried = { status, body: next === undefined ? body : [body, next] };
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        tried = { status: error.problem.status, body: error.problem };
      }
    });
    return tried;
  };
  const call: Rehearsal['call'] = (userId, operation, input = {}) => within(() => ask(userId, operation, input));
  const write: Rehearsal['write'] = async (text, values) => {
    await queryIn(current)('', text, [...values]);
  };
  await undoing(() => work({ call, attempt, write, undoing }));
}
