import type { Handler } from '#platform/server/area.ts';
import type { getUser as contract } from '../contract.ts';
import { userOf } from './view.ts';

export const getUser: Handler<typeof contract> = ({ input, actor, query }) => userOf(query, actor, input.id);
