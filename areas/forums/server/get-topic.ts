import type { Handler } from '#platform/server/area.ts';
import type { getTopic as contract } from '../contract.ts';
import { loadTopic } from './load-topic.ts';

export const getTopic: Handler<typeof contract> = ({ input, principal, query, now }) =>
  loadTopic(query, principal, input.id, now);
