import { useSyncExternalStore } from 'react';
import { type RefreshKey, refresh } from '#platform/web/cache/keys.ts';
import { call } from '#platform/web/client/call.ts';
import { statusOf } from '#platform/web/client/error.ts';
import { currentSession } from '#platform/web/session.ts';
import type {
  finishWellnessKeyMove,
  keepWellnessMoved,
  LeftRecord,
  listWellnessLeft,
  startWellnessKeyMove,
  turnBackWellnessKeyMove,
  WellnessKeys,
} from '../../contract/keys.ts';
import { type Content, splitContent } from '../../pure/contents.ts';
import { limits } from '../../pure/limits.ts';
import { packed } from '../../pure/packs.ts';
import { costNow, newSalt } from '../../pure/passphrase.ts';
import { keyOfRecoveryCode } from '../../pure/recovery-code.ts';
import { DoesNotOpen, keyOf, newKeyBytes, openRecord } from '../../pure/sealing.ts';
import { wrapKey } from '../../pure/wrapping.ts';
import { currentKeys, isLockedBy, lockedError, putKeys, sealWith } from './diary-keys.ts';
import { heldKey, holdKey } from './held-key.ts';
import { dropKept, restoreKept } from './kept-key.ts';
import { makeKey } from './make-key.ts';
import { openers } from './openers.ts';

export interface MoveProgress {
  readonly state: 'idle' | 'running' | 'failed' | 'done';
  readonly moved: number;
  readonly total: number;
  /** Records that opened with no key; they are left as they are. */
  readonly damaged: number;
  /** It goes back to the key of before. */
  readonly isTurned: boolean;
  readonly error?: unknown;
}

type Carried = { readonly id: number; readonly version: number } & (
  | { readonly sealed: string }
  | { readonly content: Record<string, unknown> }
);

/** A body may have 256 KiB; this leaves room for what is around the records. */
const parcel = { most: limits.moved, size: 200_000 };
const encoder = new TextEncoder();
const bytesOf = (record: Carried) => encoder.encode(JSON.stringify(record)).length + 1;

const nothing: MoveProgress = { state: 'idle', moved: 0, total: 0, damaged: 0, isTurned: false };
let progress = nothing;
const listeners = new Set<() => void>();
function tell(change: Partial<MoveProgress>): void {
  progress = { ...progress, ...change };
  for (const listener of listeners) listener();
}
function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
/** It goes on while the member looks at other pages, and ends with the tab; then any device carries on. */
export const useMove = (): MoveProgress => useSyncExternalStore(follow, () => progress);
export const forgetMove = () => tell(nothing);

const everything = [...Object.keys(openers), 'getWellnessKey'] as unknown as readonly RefreshKey[];
const refreshDiary = () => refresh(everything);

/** The record as the new key has it; undefined where it opens with no key. A key that was locked away is not that. */
async function carried(keys: WellnessKeys, record: LeftRecord): Promise<Carried | undefined> {
  const { id, version, kind, uid, generation } = record;
  const opened = await contentOf(record);
  if (!opened) return undefined;
  const { content } = splitContent(kind, opened);
  const sealed = await sealWith(keys)({ kind, uid }, content);
  return { id, version, ...(sealed === undefined ? { content } : { sealed }) };

  async function contentOf({ content: open, sealed: closed }: LeftRecord): Promise<Content | undefined> {
    if (open) return open;
    if (closed === undefined) return undefined;
    const key = heldKey(generation);
    if (!key) throw lockedError();
    try {
      const userId = currentSession().member?.id ?? 0;
      return (await openRecord(key, { userId, kind, uid, generation }, closed)) as Content;
    } catch (error) {
      if (error instanceof DoesNotOpen) return undefined;
      throw error;
    }
  }
}

const finish = async (leave: number[] = []) =>
  putKeys(await call<typeof finishWellnessKeyMove>('finishWellnessKeyMove', { leave }));

/** Everything that is left, once through; what changed meanwhile is for the next round. */
async function round(keys: WellnessKeys): Promise<void> {
  const leave: number[] = [];
  let after: number | undefined;
  for (;;) {
    const page = { limit: limits.moved, ...(after !== undefined && { after }) };
    const left = await call<typeof listWellnessLeft>('listWellnessLeft', page);
    const last = left.at(-1);
    if (!last) break;
    after = last.id;
    const all = await Promise.all(left.map((record) => carried(keys, record)));
    leave.push(...left.filter((_, at) => !all[at]).map(({ id }) => id));
    for (const records of packed(
      all.filter((one) => one !== undefined),
      bytesOf,
      parcel,
    )) {
      const sent = { generation: keys.generation, records: [...records] };
      const answer = await call<typeof keepWellnessMoved>('keepWellnessMoved', sent);
      tell({ moved: progress.moved + answer.moved.length });
    }
  }
  tell({ damaged: leave.length });
  await finish(leave);
}

const mostRounds = 20;

async function run(): Promise<void> {
  tell({ ...nothing, isTurned: progress.isTurned, state: 'running' });
  let generation: number | undefined;
  try {
    await restoreKept();
    for (let rounds = 0; rounds < mostRounds; rounds += 1) {
      const keys = await currentKeys({ fresh: true });
      // Where nothing is left to carry, it ends without a key.
      const isEmpty = keys.isMoving && keys.left === 0;
      if (!keys.isMoving || (isLockedBy(keys) && !isEmpty)) {
        await refreshDiary();
        return tell({ state: keys.isMoving ? 'idle' : 'done' });
      }
      // Turned around meanwhile: it counts from the start.
      if (generation !== undefined && generation !== keys.generation) tell({ moved: 0 });
      generation = keys.generation;
      tell({ total: progress.moved + keys.left });
      try {
        await (isEmpty ? finish() : round(keys));
      } catch (error) {
        // Written meanwhile, or the keys have changed: round again.
        if (statusOf(error) !== 409) throw error;
      }
    }
    tell({ state: 'failed' });
  } catch (error) {
    // Locked meanwhile: it carries on by itself once it is unlocked.
    tell(statusOf(error) === 423 ? { state: 'idle' } : { state: 'failed', error });
    void refreshDiary();
  }
}

let running: Promise<void> | undefined;
/** One at a time: a page that sees a move carries it on by itself, and of two who finish it the second is refused. */
function alone(work: () => Promise<void>): Promise<void> {
  running ??= work().finally(() => {
    running = undefined;
  });
  return running;
}

/** Carries what is left to the new key, from wherever it stopped. */
export const carryOn = (): Promise<void> => alone(run);

/** Begins to move the diary to a key of this passphrase and code, known to this browser alone; then it carries on. */
export async function startSealing(passphrase: string, code: string): Promise<void> {
  forgetMove();
  const dataKey = newKeyBytes();
  const salt = newSalt();
  const wrapping = await makeKey({ passphrase, salt, cost: costNow });
  const keys = await call<typeof startWellnessKeyMove>('startWellnessKeyMove', {
    mode: 'sealed',
    salt,
    cost: costNow,
    byPassphrase: await wrapKey(dataKey, wrapping),
    byRecovery: await wrapKey(dataKey, await keyOfRecoveryCode(code)),
  });
  // Another passphrase: a device that keeps the diary unlocked asks for it again.
  dropKept();
  holdKey(keys.generation, await keyOf(dataKey));
  dataKey.fill(0);
  putKeys(keys);
  void carryOn();
}

/** Begins to move it back to a key that the server keeps. */
export async function startOpening(): Promise<void> {
  forgetMove();
  putKeys(await call<typeof startWellnessKeyMove>('startWellnessKeyMove', { mode: 'recoverable' }));
  void carryOn();
}

/** The key of before is the one to write with again; what has moved is carried back, from wherever that stops. */
export async function turnBack(): Promise<void> {
  putKeys(await call<typeof turnBackWellnessKeyMove>('turnBackWellnessKeyMove'));
  tell({ moved: 0, total: 0, damaged: 0, isTurned: !progress.isTurned });
  void carryOn();
}

/** After everything was deleted: no one needs the passphrase of an empty diary. */
export async function startOver(): Promise<void> {
  while (running) await running;
  await alone(async () => {
    const { isMoving } = await currentKeys({ fresh: true });
    if (isMoving) await finish();
    if ((await currentKeys()).mode === 'sealed') {
      putKeys(await call<typeof startWellnessKeyMove>('startWellnessKeyMove', { mode: 'recoverable' }));
      await finish();
    }
    await refreshDiary();
  });
}
