import { takeDraft } from '#areas/writing/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { publishBlog as contract } from '../contract.ts';
import { loadBlog } from './load-blog.ts';
import { publish } from './publish.ts';

export const publishBlog: Handler<typeof contract> = async ({ input, principal, db, query, emit, now }) => {
  const draft = await takeDraft(db, principal.id, input.draftId);
  if (!draft) throw problem.notFound();
  if (draft.version !== input.version) {
    throw problem.conflict('This draft has since been saved somewhere else. Have a look at it first.');
  }
  return loadBlog(query, principal, await publish(draft, { db, principal, emit, now }));
};
