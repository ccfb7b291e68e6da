import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { columnsAs, type Moment, statement } from '#platform/server/statement.ts';
import type { listPostVersions as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { posts, postVersions } from '../tables.ts';
import { versionBelow, versionsPage } from '../versions-page.ts';
import { isInAudience } from '../visible.ts';
import { keptWording } from './wording.ts';

interface Asked {
  readonly viewer: number;
  readonly id: number;
  readonly below: number;
  readonly limit: number;
}

/** For whom it was is not shown. */
const shown = keptWording.filter((key) => key !== 'audience');

const present = (v: Asked) =>
  from
    .selectFrom('posts')
    .select((e) => [
      'version',
      ...columnsAs('posts', posts, shown),
      isoTime(sql<Moment>`coalesce(${e.ref('edited_at')}, ${e.ref('created_at')})`).as('createdAt'),
      sql<boolean>`true`.as('present'),
    ])
    .where('id', '=', v.id);

/** An earlier wording is there for those alone who were in its audience while it was shown. */
const earlier = (v: Asked) =>
  from
    .selectFrom('post_versions')
    .select((e) => [
      'version',
      ...columnsAs('post_versions', postVersions, shown),
      isoTime(e.ref('created_at')).as('createdAt'),
      sql<boolean>`false`.as('present'),
    ])
    .where('post_id', '=', v.id)
    .where((e) => {
      const author = sql<number>`${from.selectFrom('posts').select('author_id').where('id', '=', v.id)}`;
      return e.or([sql<boolean>`${author} = ${v.viewer}`, isInAudience(v.viewer, e.ref('audience'), author)]);
    });

const wordings = statement((v: Asked) =>
  from
    .selectFrom(present(v).unionAll(earlier(v)).as('w'))
    .selectAll('w')
    .where('w.version', '<', v.below)
    .orderBy('w.version', 'desc')
    .limit(v.limit),
);

/** The policy has found that the post is there for the viewer now. */
export const listPostVersions: Handler<typeof contract> = async ({ input, principal, query }) => {
  const below = versionBelow(input.cursor);
  const asked = { viewer: principal.id, id: input.id, below, limit: input.limit + 1 };
  return versionsPage(await query(wordings, asked), input.limit);
};
