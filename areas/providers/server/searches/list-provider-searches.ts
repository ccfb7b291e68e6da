import type { Handler } from '#platform/server/area.ts';
import type { listProviderSearches as contract } from '../../contract.ts';
import { searchesOf } from './searches.ts';

export const listProviderSearches: Handler<typeof contract> = ({ principal, query }) =>
  query(searchesOf, { userId: principal.id });
