import type { Handler } from '#platform/server/area.ts';
import type { listSavedFilters as contract } from '../contract.ts';
import { savedFilters } from './filter-sql.ts';

export const listSavedFilters: Handler<typeof contract> = ({ principal, query }) =>
  query(savedFilters, { userId: principal.id });
