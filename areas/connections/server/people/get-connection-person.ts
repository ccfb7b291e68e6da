import type { Handler } from '#platform/server/area.ts';
import type { getConnectionPerson as contract } from '../../contract.ts';
import type { FoundPerson } from '../policy.ts';
import { viewOf } from './see.ts';

export const getConnectionPerson: Handler<typeof contract, FoundPerson> = async ({ input, found, services, now }) =>
  viewOf(found.person, found.me, { room: input.room, config: services.config, now });
