import type { Handler } from '#platform/server/area.ts';
import type { listAuthorRequests as contract } from '../contract.ts';
import { authorRequests } from './author-requests.ts';

export const listAuthorRequests: Handler<typeof contract> = ({ principal, query, now }) =>
  authorRequests(query, principal.id, now);
