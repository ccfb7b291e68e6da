import type { Handler } from '#platform/server/area.ts';
import type { listAppeals as contract } from '../contract.ts';
import { loadAppeals } from './load-appeals.ts';

export const listAppeals: Handler<typeof contract> = (ask) => loadAppeals(ask);
