import type { Handler } from '#platform/server/area.ts';
import type { getProviderAsk as contract } from '../../contract.ts';
import { readAsk } from './ask-view.ts';

export const getProviderAsk: Handler<typeof contract> = ({ input: { id }, principal, query, services }) =>
  readAsk({ query, config: services.config, viewer: principal.id }, id);
