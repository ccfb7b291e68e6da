import type { Handler } from '#platform/server/area.ts';
import type { getConnectionStanding as contract } from '../../contract.ts';
import type { Declared } from '../age.ts';

export const getConnectionStanding: Handler<typeof contract, Declared | 'unknown'> = async ({ found }) =>
  found === 'unknown' ? { age: null } : { age: { level: found.level, declaredAt: found.declaredAt } };
