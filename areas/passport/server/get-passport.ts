import type { Handler } from '#platform/server/area.ts';
import type { getPassport as contract } from '../contract.ts';
import { loadPassport } from './load.ts';

export const getPassport: Handler<typeof contract> = ({ actor, query, services }) =>
  loadPassport(query, services.config, actor.id);
