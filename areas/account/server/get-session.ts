import type { Handler } from '#platform/server/area.ts';
import type { getSession as contract } from '../contract.ts';
import { sessionOf } from './view.ts';

export const getSession: Handler<typeof contract> = ({ actor, query, services }) =>
  sessionOf(actor.id, query, services);
