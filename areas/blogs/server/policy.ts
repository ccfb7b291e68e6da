import { findPost } from '#areas/posts/server/public.ts';
import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type Policy, policy } from '#platform/server/policy.ts';

export const policies: Readonly<Record<string, Policy>> = {
  'blogs.feature': policy('moderator', async ({ db, principal, input }) => {
    const found = await findPost(db, principal, input.id);
    if (!found?.seen) return hide();
    const rows = await queryIn(db)('is-blog', "select id from posts where id = $1::int and type = 'blog'", [input.id]);
    return rows.length > 0 ? allow() : hide();
  }),
};
