import type { Handler } from '#platform/server/area.ts';
import type { getPost as contract } from '../../contract.ts';
import { loadWholePost } from '../view.ts';

export const getPost: Handler<typeof contract> = ({ input, principal, query }) =>
  loadWholePost(query, principal, input.id);
