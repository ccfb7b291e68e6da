import type { Handler } from '#platform/server/area.ts';
import type { listMyDecisions as contract } from '../contract.ts';
import { loadDecisions } from './load-decisions.ts';

export const listMyDecisions: Handler<typeof contract> = (ask) => loadDecisions(ask);
