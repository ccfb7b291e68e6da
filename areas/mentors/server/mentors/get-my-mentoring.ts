import type { Handler } from '#platform/server/area.ts';
import type { getMyMentoring as contract } from '../../contract.ts';
import { readMyMentoring } from './my-mentoring.ts';

export const getMyMentoring: Handler<typeof contract> = ({ principal, query }) => readMyMentoring(query, principal.id);
