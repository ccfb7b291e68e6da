import { problem } from '#platform/server/problem.ts';
import { count, moment, type RowOf, statement } from '#platform/server/statement.ts';
import type { WellnessKeys } from '../../contract/keys.ts';
import { KeyCost } from '../../contract/keys.ts';
import { from } from '../from.ts';
import type { Diary } from '../records.ts';
import type { Mode } from './key-ring.ts';

const columns = [
  'k.generation',
  'k.mode',
  'k.state',
  'k.salt',
  'k.cost',
  'k.by_passphrase as byPassphrase',
  'k.by_recovery as byRecovery',
  'k.highest',
] as const;

const stored = () => from.selectFrom('wellness_keys as k').select(columns);
const read = statement((v: { userId: number }) =>
  stored().where('k.user_id', '=', v.userId).orderBy('k.generation', 'desc'),
);
/** Nothing is written, and no other move begins or ends, until this one is kept. */
const turn = statement((v: { userId: number }) =>
  stored().where('k.user_id', '=', v.userId).orderBy('k.generation', 'desc').forUpdate(),
);
type KeyRow = RowOf<typeof read>;

const countLeft = statement((v: { userId: number; generation: number }) =>
  from
    .selectFrom('wellness_records')
    .select(count.as('left'))
    .where('user_id', '=', v.userId)
    .where('generation', '=', v.generation),
);

const inState = (rows: readonly KeyRow[], state: 'target' | 'source') => rows.find((row) => row.state === state);

/** The two keys of a move, held until it is kept. */
export async function keysToMove({ query, userId }: Diary) {
  await query(turn, { userId });
  // Read once they are held: what waited for another move doesn’t see the key that it added otherwise.
  const rows = await query(read, { userId });
  return { target: inState(rows, 'target'), source: inState(rows, 'source') };
}

export const noMove = () => problem.conflict('Your diary isn’t moving to another key now.');

/** Both keys of a move that is under way. */
export async function keysMoving(diary: Diary) {
  const { target, source } = await keysToMove(diary);
  if (!target || !source) throw noMove();
  return { target, source };
}

export async function leftOf({ query, userId }: Diary, generation: number): Promise<number> {
  const [row] = await query(countLeft, { userId, generation });
  return row?.left ?? 0;
}

/** The generation that a move takes from; undefined where none is under way. */
export async function sourceOf({ query, userId }: Diary): Promise<number | undefined> {
  return inState(await query(read, { userId }), 'source')?.generation;
}

export async function keysView(diary: Diary): Promise<WellnessKeys> {
  const rows = await diary.query(read, { userId: diary.userId });
  const target = inState(rows, 'target');
  const source = inState(rows, 'source');
  const keys = rows.map(({ generation, mode, state, salt, cost, byPassphrase, byRecovery }) => ({
    generation,
    mode: mode as Mode,
    state: state as 'target' | 'source',
    salt,
    cost: cost === null ? null : KeyCost.parse(cost),
    byPassphrase,
    byRecovery,
  }));
  return {
    mode: (target?.mode ?? 'recoverable') as Mode,
    generation: target?.generation ?? 0,
    isMoving: source !== undefined,
    left: source ? await leftOf(diary, source.generation) : 0,
    keys,
  };
}

/** No two rows of a member may have one state, not even for a moment. */
const states = { target: 'target', source: 'source', turning: 'turning' } as const;
const setState = statement((v: { userId: number; generation: number; state: string }) =>
  from
    .updateTable('wellness_keys')
    .set({ state: v.state })
    .where('user_id', '=', v.userId)
    .where('generation', '=', v.generation),
);
export const setKeyState = ({ query, userId }: Diary, generation: number, state: keyof typeof states) =>
  query(setState, { userId, generation, state });

const add = statement(
  (v: {
    userId: number;
    generation: number;
    mode: string;
    wrapped: string;
    salt: string | null;
    cost: string | null;
    byPassphrase: string | null;
    byRecovery: string | null;
    now: string;
  }) =>
    from.insertInto('wellness_keys').values({
      user_id: v.userId,
      generation: v.generation,
      mode: v.mode,
      state: 'target',
      wrapped: v.wrapped,
      salt: v.salt,
      cost: v.cost,
      by_passphrase: v.byPassphrase,
      by_recovery: v.byRecovery,
      highest: v.generation,
      created_at: moment(v.now),
    }),
);
const raise = statement((v: { userId: number; highest: number }) =>
  from.updateTable('wellness_keys').set({ highest: v.highest }).where('user_id', '=', v.userId),
);

export interface NewKey {
  readonly generation: number;
  readonly mode: Mode;
  readonly wrapped: string;
  readonly salt: string | null;
  readonly cost: KeyCostValue | null;
  readonly byPassphrase: string | null;
  readonly byRecovery: string | null;
}
type KeyCostValue = NonNullable<WellnessKeys['keys'][number]['cost']>;

export async function addKey({ query, userId, now }: Diary, key: NewKey): Promise<void> {
  const cost = key.cost && JSON.stringify(key.cost);
  await query(add, { userId, ...key, cost, now: now.toISOString() });
  await query(raise, { userId, highest: key.generation });
}

const remove = statement((v: { userId: number; generation: number }) =>
  from.deleteFrom('wellness_keys').where('user_id', '=', v.userId).where('generation', '=', v.generation),
);
export const removeKey = ({ query, userId }: Diary, generation: number) => query(remove, { userId, generation });
