import type { Handler } from '#platform/server/area.ts';
import type { getProviderTeam as contract } from '../../contract.ts';
import { readTeam } from './team.ts';

export const getProviderTeam: Handler<typeof contract> = ({ input, principal, query }) =>
  readTeam(query, principal.id, input.id);
