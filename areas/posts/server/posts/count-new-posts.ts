import { sql } from 'kysely';
import type { Handler } from '#platform/server/area.ts';
import { isGuest } from '#platform/server/principal.ts';
import { choice, count, moment, statement } from '#platform/server/statement.ts';
import type { countNewPosts as contract } from '../../contract.ts';
import { from } from '../from.ts';
import { isMutedByWord, isUnmuted, mutedWords } from '../muted.ts';
import { isPostBy, isVisible } from '../visible.ts';

const most = 100;

interface Asked {
  readonly viewer: number;
  readonly since: string;
}

/** Own posts are not new to their author, who sees them at once. */
function newPosts(guest: boolean, v: Asked) {
  const shown = from
    .selectFrom('posts as p')
    .where(isVisible(guest ? undefined : v.viewer, 'p'))
    .where('p.created_at', '>', moment(v.since))
    .limit(sql.lit(most));
  if (guest) return shown;
  return shown
    .where((e) => e.not(isPostBy(e.ref('p.id'), e.ref('p.author_id'), v.viewer)))
    .where(isUnmuted(v.viewer, { tags: true }));
}

const counted = choice((guest: boolean) =>
  statement((v: Asked) =>
    from
      .selectFrom(newPosts(guest, v).select('p.id').as('found'))
      .select([count.as('count'), mutedWords(guest ? undefined : v.viewer).as('mutedWords')]),
  ),
);

const worded = choice((guest: boolean) =>
  statement((v: Asked) =>
    newPosts(guest, v).select((e) => [
      'p.author_id as authorId',
      'p.title',
      'p.content',
      'p.content_warning as contentWarning',
      'p.easy_content as easyContent',
      'p.tags',
      sql<{ alt: string }[] | null>`${from
        .selectFrom('media as m')
        .select((m) => sql`json_agg(json_build_object('alt', ${m.ref('m.alt')}))`.as('all'))
        .where('m.post_id', '=', e.ref('p.id'))}`.as('media'),
    ]),
  ),
);

export const countNewPosts: Handler<typeof contract> = async ({ input, principal, query }) => {
  const guest = isGuest(principal);
  const asked = { viewer: principal.id, since: input.since };
  const [row] = await query(counted(guest), asked);
  const words = row?.mutedWords ?? [];
  if (!row?.count || words.length === 0) return { count: row?.count ?? 0 };
  const posts = await query(worded(guest), asked);
  return { count: posts.filter((post) => !isMutedByWord(words, principal, post)).length };
};
