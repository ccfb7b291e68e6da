import type { Handler } from '#platform/server/area.ts';
import type { getWritingProgress as contract } from '../../contract.ts';
import { progressOf } from './progress-of.ts';

export const getWritingProgress: Handler<typeof contract> = ({ principal, query }) => progressOf(query, principal.id);
