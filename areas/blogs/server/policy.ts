import { sql } from 'kysely';
import { findPost } from '#areas/posts/server/public.ts';
import { queryIn } from '#platform/server/db.ts';
import { allow, hide, type Policy, policy } from '#platform/server/policy.ts';
import { statement } from '#platform/server/statement.ts';
import { from } from './from.ts';

const blog = statement((v: { id: unknown }) =>
  from.selectFrom('posts').select('id').where('id', '=', sql<number>`${v.id}::int`).where('type', '=', 'blog'),
);

export const policies: Readonly<Record<string, Policy>> = {
  'blogs.feature': policy('moderator', async ({ db, principal, input }) => {
    const found = await findPost(db, principal, input.id);
    if (!found?.seen) return hide();
    const rows = await queryIn(db)(blog, { id: input.id });
    return rows.length > 0 ? allow() : hide();
  }),
};
