import type { Handler } from '#platform/server/area.ts';
import type { getConnectionStanding as contract } from '../../contract.ts';
import type { Declared } from '../age.ts';
import { closedFor } from '../bans/bans.ts';

export const getConnectionStanding: Handler<typeof contract, Declared | 'unknown'> = async (useCase) => {
  const { found, principal, query, services } = useCase;
  return {
    age: found === 'unknown' ? null : { level: found.level, declaredAt: found.declaredAt },
    closed: await closedFor({ query, config: services.config }, principal.id),
  };
};
