import { postKinds } from '#areas/posts/server/public.ts';
import { mayHideIn } from '../pure/anonymous.ts';
import { forumFor } from './forum-for.ts';

/** Topics are posts that belong to a category. */
export const kind = postKinds.with({
  types: ['discussion', 'question'],
  path: ({ id }) => `/forums/topic/${id}`,
  category: forumFor,
  mayHide: mayHideIn,
});
