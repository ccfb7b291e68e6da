import type { SuggestionGroup, suggest } from '#platform/contract/suggest.ts';
import { useRead } from '#platform/web/cache/use-read.ts';
import { useWrite } from '#platform/web/cache/use-write.ts';
import { call } from '#platform/web/client/call.ts';
import type { addSearchWord, listSearchWords, removeSearchWord, search } from '../contract.ts';

export interface Ask {
  readonly q: string;
  /** all, or one of the kinds that the answer names. */
  readonly kind: string;
  /** Only these words, nothing in their place. */
  readonly typed: boolean;
  readonly cursor?: string | undefined;
}

export const useSearch = ({ q, kind, typed, cursor }: Ask) =>
  useRead<typeof search>('search', {
    q,
    ...(kind !== 'all' && { kind }),
    ...(typed && { words: 'typed' as const }),
    ...(cursor && { cursor }),
  });

/** Suggestions for what is being typed; nobody waits for an answer that is not wanted any more. */
export const readSuggestions = async (q: string, signal: AbortSignal): Promise<readonly SuggestionGroup[]> =>
  (await call<typeof suggest>('suggest', { q }, { signal })).groups;

export const useSearchWords = () => useRead<typeof listSearchWords>('listSearchWords');
export const useAddSearchWord = () => useWrite<typeof addSearchWord>('addSearchWord', { refresh: ['listSearchWords'] });
export const useRemoveSearchWord = (onDone: () => void, onFail: (error: Error) => void) =>
  useWrite<typeof removeSearchWord>('removeSearchWord', { refresh: ['listSearchWords'], onDone, onFail });
