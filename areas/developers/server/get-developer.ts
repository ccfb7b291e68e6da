import type { Handler } from '#platform/server/area.ts';
import type { getDeveloper as contract } from '../contract.ts';
import { developerOf } from './developer-rows.ts';

export const getDeveloper: Handler<typeof contract> = ({ principal, query }) => developerOf(query, principal.id);
