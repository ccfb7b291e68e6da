import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Answer, OperationShape } from '#platform/contract/operation.ts';
import { createAttempts, signature } from '#platform/web/cache/attempts.ts';
import { type ListOptions, useList } from '#platform/web/cache/use-list.ts';
import { type Read, type ReadOptions, useRead } from '#platform/web/cache/use-read.ts';
import { useWrite, type Write, type WriteOptions } from '#platform/web/cache/use-write.ts';
import { type Args, call } from '#platform/web/client/call.ts';
import type { Content } from '../../pure/contents.ts';
import { newUid } from '../../pure/sealing.ts';
import { type Seal, withKeys } from './diary-keys.ts';
import { changesOfKeys, followKeys } from './held-key.ts';
import { openAnswer } from './openers.ts';
import { findOpened, openParts } from './opening.ts';
import { sealers } from './sealers.ts';

/** An answer as it can be read here by now; what is sealed and has its key here opens by itself. */
export function useOpened<T>(name: string, answer: T) {
  const changes = useSyncExternalStore(followKeys, changesOfKeys, changesOfKeys);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open changes with the keys
  const opened = useMemo(() => openAnswer(name, answer, findOpened), [name, answer, changes]);
  const { waiting } = opened;
  useEffect(() => {
    if (waiting.length > 0) void openParts(waiting);
  }, [waiting]);
  return opened;
}

/** As useList, opened in this browser where the diary is sealed. What is still locked has `sealed` and no fields. */
export function useDiaryList<O extends OperationShape>(name: O['name'], args?: Args<O>, options: ListOptions = {}) {
  const list = useList<O>(name, args, options);
  const { value, isSettled } = useOpened(name, list.items);
  return { ...list, items: value, loading: list.loading || !isSettled };
}

/** As useRead, opened likewise. */
export function useDiaryRead<O extends OperationShape>(
  name: O['name'],
  args?: Args<O>,
  options: ReadOptions = {},
): Read<Answer<O>> {
  const read = useRead<O>(name, args, options);
  const { value, isSettled } = useOpened(name, read.data);
  return { ...read, data: isSettled ? value : undefined, loading: read.loading || !isSettled };
}

export async function openedNow<T>(name: string, answer: T): Promise<T> {
  await openParts(openAnswer(name, answer, findOpened).waiting);
  return openAnswer(name, answer, findOpened).value;
}

/** As call, opened likewise, where no screen waits for it. */
export const callOpened = async <O extends OperationShape>(name: O['name'], args?: Args<O>): Promise<Answer<O>> =>
  openedNow(name, await call<O>(name, args));

export async function sealedArgs<O extends OperationShape>(name: string, args: Args<O>, seal: Seal, uid: () => string) {
  const sealer = sealers[name];
  return (sealer ? await sealer(args as Content, seal, uid) : args) as Args<O>;
}

/** As call, sealed in this browser where the diary is. */
export async function callSealed<O extends OperationShape>(name: O['name'], args: Args<O>): Promise<Answer<O>> {
  const uid = newUid();
  const sent = await withKeys(async (seal) => call<O>(name, await sealedArgs<O>(name, args, seal, () => uid)));
  return openedNow(name, sent);
}

/** As useWrite, sealed likewise, its answer opened. The same arguments after an answer that never came are the same record. */
export function useDiaryWrite<O extends OperationShape>(name: O['name'], options: WriteOptions<O> = {}): Write<O> {
  const { onDone, onFail, ...rest } = options;
  const write = useWrite<O>(name, rest);
  const [running, setRunning] = useState(0);
  const [tools] = useState(() => ({ uids: createAttempts(newUid), running: new Map<string, Promise<Answer<O>>>() }));
  const send = async (args: Args<O>): Promise<Answer<O>> => {
    let failure: unknown;
    setRunning((count) => count + 1);
    try {
      const sent = await withKeys(async (seal) =>
        write.mutateAsync(await sealedArgs<O>(name, args, seal, () => tools.uids.keyFor(args))),
      );
      const answer = await openedNow(name, sent);
      onDone?.(answer, args);
      return answer;
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      tools.uids.settle(args, failure);
      setRunning((count) => count - 1);
    }
  };
  const mutateAsync = (args?: Args<O>): Promise<Answer<O>> => {
    const own = signature(args);
    const before = tools.running.get(own);
    if (before) return before;
    const promise = send(args as Args<O>).finally(() => tools.running.delete(own));
    tools.running.set(own, promise);
    return promise;
  };
  return {
    ...write,
    mutateAsync,
    mutate: (args) => {
      mutateAsync(args).catch((error: Error) => onFail?.(error, args as Args<O>));
    },
    pending: running > 0,
  };
}
