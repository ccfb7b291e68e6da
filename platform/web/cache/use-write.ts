import { useEffect, useRef, useState } from 'react';
import type { Answer, OperationShape } from '#platform/contract/operation.ts';
import { type Args, call } from '../client/call.ts';
import { Drafted } from '../client/error.ts';
import { createAttempts, signature } from './attempts.ts';
import { type Entity, putEntities } from './entities.ts';
import { type RefreshKey, refresh } from './keys.ts';

export interface WriteOptions<O extends OperationShape> {
  /** What the write changes: ['listPosts'], ['listPosts', ['getUser', { id }]], or a function of answer and arguments. */
  readonly refresh?: readonly RefreshKey[] | ((answer: Answer<O>, args: Args<O>) => readonly RefreshKey[]);
  /** Kind under which the answer goes into the entity store. */
  readonly entity?: string;
  readonly onDone?: (answer: Answer<O>, args: Args<O>) => void;
  readonly onFail?: (error: Error, args: Args<O>) => void;
  readonly onProgress?: (part: number) => void;
}

export interface Write<O extends OperationShape> {
  /** For buttons: never throws; see onDone, onFail and error. */
  readonly mutate: (args?: Args<O>) => void;
  /** For forms: resolves with the answer or throws. */
  readonly mutateAsync: (args?: Args<O>) => Promise<Answer<O>>;
  readonly pending: boolean;
  readonly error: Error | null;
  readonly reset: () => void;
}

/** Writes once: a second call with the same arguments while the first is under way joins it. */
export function useWrite<O extends OperationShape>(name: O['name'], options: WriteOptions<O> = {}): Write<O> {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [state, setState] = useState<{ running: number; error: Error | null }>({ running: 0, error: null });
  const [tools] = useState(() => ({ attempts: createAttempts(), running: new Map<string, Promise<Answer<O>>>() }));

  const attempt = async (args: Args<O>): Promise<Answer<O>> => {
    setState(({ running }) => ({ running: running + 1, error: null }));
    let error: Error | null = null;
    try {
      const { onProgress } = latest.current;
      return await call<O>(name, args, { idempotencyKey: tools.attempts.keyFor(args), onProgress });
    } catch (caught) {
      error = caught as Error;
      throw caught;
    } finally {
      tools.attempts.settle(args, error);
      const shown = error instanceof Drafted ? null : error;
      setState(({ running }) => ({ running: running - 1, error: shown }));
    }
  };

  const send = async (args: Args<O>): Promise<Answer<O>> => {
    const answer = await attempt(args);
    const { entity, refresh: keys = [], onDone } = latest.current;
    if (entity && answer) putEntities(entity, [answer as unknown as Entity]);
    void refresh(typeof keys === 'function' ? keys(answer, args) : keys);
    onDone?.(answer, args);
    return answer;
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
    mutateAsync,
    mutate: (args) => {
      mutateAsync(args).catch((error: Error) => {
        if (!(error instanceof Drafted)) latest.current.onFail?.(error, args as Args<O>);
      });
    },
    pending: state.running > 0,
    error: state.error,
    reset: () => setState(({ running }) => ({ running, error: null })),
  };
}
