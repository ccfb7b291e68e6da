import type { Handler } from '#platform/server/area.ts';
import type { readDataExport as contract } from '../contract.ts';
import { exportState } from './export-state.ts';

export const readDataExport: Handler<typeof contract> = ({ principal, query, now }) =>
  exportState(query, principal.id, now);
