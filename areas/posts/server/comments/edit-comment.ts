import { sql } from 'kysely';
import type { Document } from '#areas/writing/contract.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { moment, statement } from '#platform/server/statement.ts';
import { type editComment as contract, postChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { loadComment } from './comment-sql.ts';
import { commentWords } from './comment-words.ts';

interface Rewrite {
  readonly id: number;
  readonly version: number;
  readonly content: string;
  readonly document: string | null;
  readonly now: string;
}

const rewrite = statement((v: Rewrite) =>
  from
    .updateTable('comments as c')
    .from('posts as p')
    .set((e) => ({
      content: v.content,
      document: sql<Document | null>`${v.document}::jsonb`,
      version: e('c.version', '+', 1),
      edited_at: moment(v.now),
    }))
    .where('c.id', '=', v.id)
    .where('c.version', '=', v.version)
    .whereRef('p.id', '=', 'c.post_id')
    .returning(['c.post_id as postId', 'p.version as postVersion']),
);

export const editComment: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { content, document } = commentWords(input);
  const [edited] = await query(rewrite, {
    id: input.id,
    version: input.version,
    content,
    document: document && JSON.stringify(document),
    now: now.toISOString(),
  });
  const comment = await loadComment(query, principal, input.id);
  if (!edited) {
    const now = `it is now version ${comment.version}`;
    throw problem.conflict(`This comment has changed since you opened it: ${now}. Have a look at it first.`);
  }
  await emit(postChanged, { postId: edited.postId, version: edited.postVersion });
  return comment;
};
