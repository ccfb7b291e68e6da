import type { Handler } from '#platform/server/area.ts';
import type { readDataExport as contract } from '../contract.ts';
import { exportState } from './export-state.ts';

export const readDataExport: Handler<typeof contract> = ({ actor, query, now }) => exportState(query, actor.id, now);
