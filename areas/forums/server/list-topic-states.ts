import { isVisible } from '#areas/posts/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { anyOf, statement } from '#platform/server/statement.ts';
import type { listTopicStates as contract } from '../contract.ts';
import { topicTypes } from './from.ts';
import { stateRows } from './state-sql.ts';

const states = statement((v: { viewer: number; ids: readonly number[] }) =>
  stateRows(v.viewer)
    .where('p.id', '=', anyOf(v.ids))
    .where('p.type', 'in', topicTypes)
    .where(isVisible(v.viewer, 'p'))
    .orderBy('p.id'),
);

export const listTopicStates: Handler<typeof contract> = ({ input, principal, query }) =>
  query(states, { viewer: principal.id, ids: input.ids });
