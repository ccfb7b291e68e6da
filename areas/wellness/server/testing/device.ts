import { ProblemError } from '#platform/server/problem.ts';
import type { TestApp } from '#platform/server/testing/app.ts';
import type { WellnessEntry } from '../../contract/entries.ts';
import type { LeftRecord, WellnessKeys } from '../../contract/keys.ts';
import { newKeyBytes, openRecord, sealRecord } from '../../pure/sealing.ts';
import type { Bytes, Key } from '../../pure/web-crypto.ts';
import { unwrapKey, wrapKey } from '../../pure/wrapping.ts';

/** What a member remembers: the key that the passphrase of each generation makes. The slow making of it is left out. */
export type Passphrases = Map<number, Bytes>;
export type Content = Record<string, unknown>;

export interface Moved {
  readonly generation: number;
  readonly records: readonly object[];
}

const isConflict = (error: unknown) => error instanceof ProblemError && error.problem.status === 409;

/** A browser with the diary open: what it knows of the keys may be out of date until a call is refused. */
export function makeDevice(app: TestApp, userId: number, passphrases: Passphrases) {
  let known: WellnessKeys | undefined;
  const call = async <Body>(operation: string, input: object = {}) =>
    (await app.call<Body>(userId, operation, input)).body;
  const readKeys = async () => {
    known = await call<WellnessKeys>('getWellnessKey');
    return known;
  };

  async function keyFor(generation: number): Promise<Key> {
    const of = (keys: WellnessKeys | undefined) => keys?.keys.find((one) => one.generation === generation);
    const key = of(known) ?? of(await readKeys());
    const wrapping = passphrases.get(generation);
    if (!key?.byPassphrase || !wrapping) throw new Error(`There is no key of generation ${generation}.`);
    return unwrapKey(key.byPassphrase, wrapping);
  }

  const place = (kind: string, uid: string, generation: number) => ({ userId, kind, uid, generation });

  async function open(record: { readonly uid: string; readonly generation: number; readonly sealed?: string }) {
    if (record.sealed === undefined) throw new Error('This is not sealed.');
    return openRecord(
      await keyFor(record.generation),
      place('entry', record.uid, record.generation),
      record.sealed,
    ) as Promise<Content>;
  }

  async function bodyOf(uid: string, content: Content): Promise<object> {
    const { mode, generation } = known ?? (await readKeys());
    if (mode === 'recoverable') return { uid, ...content };
    return { uid, sealed: await sealRecord(await keyFor(generation), place('entry', uid, generation), content) };
  }

  /** A refused write reads the keys again and seals again. */
  async function writing<T>(write: (body: object) => Promise<T>, uid: string, content: Content): Promise<T> {
    try {
      return await write(await bodyOf(uid, content));
    } catch (error) {
      if (!isConflict(error)) throw error;
      await readKeys();
      return write(await bodyOf(uid, content));
    }
  }

  return {
    readKeys,
    open,
    add: (uid: string, content: Content) =>
      writing((body) => call<WellnessEntry>('createWellnessEntry', { body }), uid, content),
    edit: ({ id, uid, version }: WellnessEntry, content: Content) =>
      writing(
        (body) => call<WellnessEntry>('editWellnessEntry', { params: { id }, body: { ...body, version } }),
        uid,
        content,
      ),
    remove: (id: number) => call('deleteWellnessEntry', { params: { id } }),
    restore: (id: number) => call<WellnessEntry>('restoreWellnessEntry', { params: { id } }),
    list: () => call<WellnessEntry[]>('listWellnessEntries', { query: { limit: 200 } }),

    async start(mode: 'recoverable' | 'sealed'): Promise<void> {
      if (mode === 'recoverable') {
        await call('startWellnessKeyMove', { body: { mode } });
        return;
      }
      const [dataKey, wrapping, recovery] = [newKeyBytes(), newKeyBytes(), newKeyBytes()];
      const keys = await call<WellnessKeys>('startWellnessKeyMove', {
        body: {
          mode,
          salt: 'A'.repeat(22),
          cost: { name: 'argon2id', memory: 19_456, passes: 2, lanes: 1 },
          byPassphrase: await wrapKey(dataKey, wrapping),
          byRecovery: await wrapKey(dataKey, recovery),
        },
      });
      passphrases.set(keys.generation, wrapping);
    },

    /** The first half of a round: what it has read and sealed again. Whether it ever sends it is another matter. */
    async prepare(limit: number): Promise<Moved> {
      const { mode, generation } = await readKeys();
      const left = await call<LeftRecord[]>('listWellnessLeft', { query: { limit } });
      const records = [];
      for (const record of left) {
        const { id, uid, version, kind } = record;
        const content = record.content ?? (await open({ ...record, sealed: record.sealed ?? '' }));
        const sealed = async () => sealRecord(await keyFor(generation), place(kind, uid, generation), content);
        records.push({ id, version, ...(mode === 'sealed' ? { sealed: await sealed() } : { content }) });
      }
      return { generation, records };
    },
    /** The second half; false: the keys have changed since, and it begins again. */
    async send(moved: Moved): Promise<boolean> {
      if (moved.records.length === 0) return true;
      try {
        await call('keepWellnessMoved', { body: moved });
        return true;
      } catch (error) {
        if (isConflict(error)) return false;
        throw error;
      }
    },
    turnBack: () => call('turnBackWellnessKeyMove'),
    finish: () => call<WellnessKeys>('finishWellnessKeyMove', { body: {} }),
  };
}
export type Device = ReturnType<typeof makeDevice>;

/** Everything that a member can read, with a device that has just been unlocked. */
export async function readAll(app: TestApp, userId: number, passphrases: Passphrases): Promise<Map<string, unknown>> {
  const device = makeDevice(app, userId, passphrases);
  const all = new Map<string, unknown>();
  for (const entry of await device.list()) {
    if (all.has(entry.uid)) throw new Error(`${entry.uid} is there twice.`);
    if (entry.isDamaged) throw new Error(`${entry.uid} doesn’t open.`);
    all.set(
      entry.uid,
      entry.sealed === undefined ? entry.notes : (await device.open({ ...entry, sealed: entry.sealed })).notes,
    );
  }
  return all;
}
