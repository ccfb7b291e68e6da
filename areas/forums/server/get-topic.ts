import type { Handler } from '#platform/server/area.ts';
import type { getTopic as contract } from '../contract.ts';
import { loadTopic } from './load-topic.ts';

export const getTopic: Handler<typeof contract> = ({ input, actor, query, now }) =>
  loadTopic(query, actor, input.id, now);
