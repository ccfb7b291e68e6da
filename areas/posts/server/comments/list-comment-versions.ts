import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { type Moment, statement } from '#platform/server/statement.ts';
import type { listCommentVersions as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { versionBelow, versionsPage } from '../versions-page.ts';

interface Asked {
  readonly id: number;
  readonly below: number;
  readonly limit: number;
}

const present = (v: Asked) =>
  from
    .selectFrom('comments')
    .select((e) => [
      'version',
      'content',
      'document',
      isoTime(sql<Moment>`coalesce(${e.ref('edited_at')}, ${e.ref('created_at')})`).as('createdAt'),
      sql<boolean>`true`.as('present'),
    ])
    .where('id', '=', v.id);

const earlier = (v: Asked) =>
  from
    .selectFrom('comment_versions')
    .select((e) => [
      'version',
      'content',
      'document',
      isoTime(e.ref('created_at')).as('createdAt'),
      sql<boolean>`false`.as('present'),
    ])
    .where('comment_id', '=', v.id);

const wordings = statement((v: Asked) =>
  from
    .selectFrom(present(v).unionAll(earlier(v)).as('w'))
    .selectAll('w')
    .where('w.version', '<', v.below)
    .orderBy('w.version', 'desc')
    .limit(v.limit),
);

/** The policy has found that the comment is there for the viewer now. */
export const listCommentVersions: Handler<typeof contract> = async ({ input, query }) => {
  const below = versionBelow(input.cursor);
  return versionsPage(await query(wordings, { id: input.id, below, limit: input.limit + 1 }), input.limit);
};
