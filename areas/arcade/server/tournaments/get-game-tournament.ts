import type { Handler } from '#platform/server/area.ts';
import type { getGameTournament as contract } from '../../contract.ts';
import { readTournament } from './rows.ts';

export const getGameTournament: Handler<typeof contract> = ({ input, principal, query }) =>
  readTournament(query, principal.id, input.id);
