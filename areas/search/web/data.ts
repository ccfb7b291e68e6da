import { useRead } from '#platform/web/cache/use-read.ts';
import type { SearchKind, search } from '../contract.ts';

export interface Ask {
  readonly q: string;
  readonly kind: SearchKind;
  readonly cursor?: string | undefined;
}

export const useSearch = ({ q, kind, cursor }: Ask) =>
  useRead<typeof search>('search', { q, ...(kind !== 'all' && { kind }), ...(cursor && { cursor }) });
