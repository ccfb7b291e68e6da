import type { Handler } from '#platform/server/area.ts';
import type { getPost as contract } from '../../contract.ts';
import { loadPost } from '../load-posts.ts';

export const getPost: Handler<typeof contract> = ({ input, actor, query }) => loadPost(query, actor, input.id);
