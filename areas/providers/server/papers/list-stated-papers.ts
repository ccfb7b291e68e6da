import type { Handler } from '#platform/server/area.ts';
import type { listStatedPapers as contract } from '../../contract.ts';
import { statedPapers } from './rows.ts';

export const listStatedPapers: Handler<typeof contract> = ({ input, query }) => statedPapers(query, input.id);
