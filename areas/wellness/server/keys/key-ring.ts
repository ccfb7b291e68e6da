import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { readable, sealedText } from '#platform/server/sealed.ts';
import { moment, type RowOf, statement } from '#platform/server/statement.ts';
import { fromBase64Url, toBase64Url } from '../../pure/base64url.ts';
import { keyOf, newKeyBytes } from '../../pure/sealing.ts';
import type { Key } from '../../pure/web-crypto.ts';
import { from } from '../from.ts';

export const wrappedKeys = sealedText({
  table: 'wellness_keys',
  column: 'wrapped',
  row: ['user_id', 'generation'],
  purpose: 'wellness key',
});

export type Mode = 'recoverable' | 'sealed';

/** The keys of one member. The server has those of recoverable generations only. */
export interface KeyRing {
  /** What is written must be sealed with this one. */
  readonly target: { readonly generation: number; readonly mode: Mode };
  readonly keys: ReadonlyMap<number, Key>;
}

const rows = statement((v: { userId: number }) =>
  from
    .selectFrom('wellness_keys as k')
    .select(['k.generation', 'k.mode', 'k.state', 'k.wrapped'])
    .where('k.user_id', '=', v.userId)
    .orderBy('k.generation'),
);

const addFirst = statement((v: { userId: number; wrapped: string; now: string }) =>
  from
    .insertInto('wellness_keys')
    .values({
      user_id: v.userId,
      generation: 1,
      mode: 'recoverable',
      state: 'target',
      wrapped: v.wrapped,
      highest: 1,
      created_at: moment(v.now),
    })
    .onConflict((on) => on.doNothing()),
);

/** A write holds the keys until it is kept, so that none of them ends in between. */
const heldRows = statement((v: { userId: number }) =>
  from
    .selectFrom('wellness_keys as k')
    .select(['k.generation', 'k.mode', 'k.state', 'k.wrapped'])
    .where('k.user_id', '=', v.userId)
    .orderBy('k.generation')
    .forShare(),
);

interface Ask {
  readonly query: Query;
  readonly config: Config;
  readonly userId: number;
}

async function ringOf({ config, userId }: Ask, found: readonly RowOf<typeof rows>[]): Promise<KeyRing | undefined> {
  const target = found.find(({ state }) => state === 'target');
  if (!target) return undefined;
  const keys = new Map<number, Key>();
  for (const { generation, wrapped } of found) {
    const key = wrapped && readable(() => wrappedKeys.take(config, { user_id: userId, generation }, wrapped), '');
    if (key) keys.set(generation, await keyOf(fromBase64Url(key)));
  }
  return { target: { generation: target.generation, mode: target.mode as Mode }, keys };
}

/** Undefined: nothing has been written yet. */
export const readKeyRing = async (ask: Ask): Promise<KeyRing | undefined> =>
  ringOf(ask, await ask.query(rows, { userId: ask.userId }));

/** A new data key as it is stored, for a recoverable diary. */
export const newWrappedKey = (config: Config, userId: number, generation: number): string =>
  wrappedKeys.put(config, { user_id: userId, generation }, toBase64Url(newKeyBytes()));

type Writing = Ask & { readonly now: Date };

/** Makes the first key where there is none. Of two first writes one makes it, and both use it. */
export async function addFirstKey({ query, config, userId, now }: Writing): Promise<void> {
  await query(addFirst, { userId, wrapped: newWrappedKey(config, userId, 1), now: now.toISOString() });
}

/** The keys to write with; the first write makes the first one. */
export async function keyRingToWrite(ask: Writing): Promise<KeyRing> {
  const held = async () => ringOf(ask, await ask.query(heldRows, { userId: ask.userId }));
  const known = await held();
  if (known) return known;
  await addFirstKey(ask);
  const made = await held();
  if (!made) throw new Error('The key of the diary was not stored.');
  return made;
}
