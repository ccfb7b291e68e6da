import type { ZodType } from 'zod';
import type { OperationShape } from '#platform/contract/operation.ts';
import { type Caller, callers, type MatrixInput, type MatrixPeople, standings } from '#platform/server/matrix.ts';
import { ProblemError } from '#platform/server/problem.ts';
import { received, type TestApp } from '#platform/server/testing/app.ts';
import { matrixFixture } from '#platform/server/testing/matrix-fixture.ts';
import { addMatrixPeople } from './matrix-people.ts';

/** A call that succeeded. */
export interface Called {
  readonly userId: number;
  readonly operation: string;
  readonly input: MatrixInput;
}

const canary = /canary\d+x/g;
export const canariesIn = (text: string): readonly string[] => text.match(canary) ?? [];

/**
 * Calls operations of all areas as the matrix says, each write with an Idempotency-Key, and with a word that is found
 * nowhere else in every text that the operation takes. `ending`: what each word ends with.
 */
export function planting(app: TestApp, ending = '') {
  let people: MatrixPeople | undefined;
  let planted = 0;
  let keys = 0;
  const reads: Called[] = [];
  const shapeOf = (operation: string) => app.app.registry.operations.get(operation)?.operation;

  /** Puts a word in every text, one after the other, where the operation still takes it. */
  function withCanaries(schema: ZodType, body: unknown): unknown {
    let whole = structuredClone(body);
    const visit = (value: unknown, replace: (next: unknown) => void) => {
      if (typeof value === 'string') {
        replace(`${value} canary${planted + 1}x${ending}`.trim());
        if (schema.safeParse(whole).success) planted += 1;
        else replace(value);
      } else if (typeof value === 'object' && value !== null) {
        for (const [name, part] of Object.entries(value)) {
          visit(part, (next) => {
            (value as Record<string, unknown>)[name] = next;
          });
        }
      }
    };
    visit(whole, (next) => {
      whole = next;
    });
    return whole;
  }

  async function invoke(userId: number, operation: string, input: MatrixInput) {
    const principal = await app.callerFor(userId, operation);
    keys += 1;
    const about = {
      operation,
      principal,
      idempotencyKey: `key-${keys}`,
      request: { ip: '127.0.0.1', agent: 'test' },
    };
    return received(app.app, userId, input, (ready) => app.app.invoke({ ...ready, ...about }));
  }

  /** With the words, or without them where the operation does not take them after all. */
  async function call<Body>(userId: number, operation: string, input: MatrixInput = {}): Promise<Body> {
    const shape = shapeOf(operation);
    const said =
      shape?.body && shape.method !== 'GET' ? { ...input, body: withCanaries(shape.body, input.body) } : input;
    try {
      return (await invoke(userId, operation, said)).body as Body;
    } catch (error) {
      if (!(error instanceof ProblemError) || said === input) throw error;
      return (await invoke(userId, operation, input)).body as Body;
    } finally {
      if (shape?.method === 'GET') reads.push({ userId, operation, input });
    }
  }

  /** The first kind of caller whom the matrix lets do it. */
  async function tryAsAllowed({ name }: OperationShape, people: MatrixPeople): Promise<void> {
    const row = app.app.registry.operations.get(name)?.row;
    if (!row) return;
    const byStanding = standings.map((one, at) => [one, row.also[at] ?? 0] as const);
    const all = [...callers.map((one) => [one, row.expect[one as Caller]] as const), ...byStanding];
    const [caller] = all.find(([one, status]) => one !== 'guest' && status < 300) ?? [];
    if (!caller || caller === 'guest') return;
    const input = (await row.given?.(matrixFixture(app, { people, caller, as: call }))) ?? {};
    await call(people[caller], name, input);
  }

  /** Some of what comes before has an end in it, such as a block: then it is tried once more, by others. */
  async function callAsAllowed(operation: OperationShape): Promise<void> {
    people ??= await addMatrixPeople(app);
    try {
      await tryAsAllowed(operation, people);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      people = await addMatrixPeople(app);
      await tryAsAllowed(operation, people);
    }
  }

  return { call, callAsAllowed, reads: reads as readonly Called[], count: () => planted };
}
