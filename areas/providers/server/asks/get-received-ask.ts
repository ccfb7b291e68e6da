import type { Handler } from '#platform/server/area.ts';
import type { getReceivedAsk as contract } from '../../contract.ts';
import { readReceived } from './ask-view.ts';

export const getReceivedAsk: Handler<typeof contract> = ({ input: { id }, principal, query, services }) =>
  readReceived({ query, config: services.config, viewer: principal.id }, id);
