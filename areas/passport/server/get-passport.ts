import type { Handler } from '#platform/server/area.ts';
import type { getPassport as contract } from '../contract.ts';
import { loadPassport } from './load.ts';

export const getPassport: Handler<typeof contract> = ({ principal, query, services }) =>
  loadPassport(query, services.config, principal.id);
