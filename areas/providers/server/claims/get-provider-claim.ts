import type { Handler } from '#platform/server/area.ts';
import type { getProviderClaim as contract } from '../../contract.ts';
import { readClaim } from './rows.ts';

export const getProviderClaim: Handler<typeof contract> = ({ input, principal, query }) =>
  readClaim(query, input.id, principal.id);
