import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Document } from '#areas/writing/contract.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import { type Moment, moment, statement } from '#platform/server/statement.ts';
import { type editComment as contract, postChanged } from '../../contract.ts';
import { from } from '../from.ts';
import { loadComment } from './comment-sql.ts';
import { commentWords } from './comment-words.ts';

const hold = statement((v: { id: number }) =>
  from.selectFrom('comments').select(['version', 'content', 'document']).where('id', '=', v.id).forUpdate(),
);

const keepWording = statement((v: { id: number }) =>
  from
    .insertInto('comment_versions')
    .columns(['comment_id', 'version', 'content', 'document', 'created_at'])
    .expression((e) =>
      e
        .selectFrom('comments as c')
        .select([
          'c.id',
          'c.version',
          'c.content',
          'c.document',
          sql<Moment>`coalesce(${sql.ref('c.edited_at')}, ${sql.ref('c.created_at')})`.as('created_at'),
        ])
        .where('c.id', '=', v.id),
    ),
);

interface Rewrite {
  readonly id: number;
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
    .whereRef('p.id', '=', 'c.post_id')
    .returning(['c.post_id as postId', 'p.version as postVersion']),
);

/** Keeps the earlier wording under its version and writes the new one. An edit that changes nothing writes nothing. */
export const editComment: Handler<typeof contract> = async ({ input, principal, query, emit, now }) => {
  const { content, document } = commentWords(input);
  const [before] = await query(hold, { id: input.id });
  if (!before) throw problem.notFound();
  if (before.version !== input.version) {
    const present = `it is now version ${before.version}`;
    throw problem.conflict(`This comment has changed since you opened it: ${present}. Have a look at it first.`);
  }
  if (content === before.content && isDeepStrictEqual(document, before.document)) {
    return loadComment(query, principal, input.id);
  }
  await query(keepWording, { id: input.id });
  const [edited] = await query(rewrite, {
    id: input.id,
    content,
    document: document && JSON.stringify(document),
    now: now.toISOString(),
  });
  if (edited) await emit(postChanged, { postId: edited.postId, version: edited.postVersion });
  return loadComment(query, principal, input.id);
};
