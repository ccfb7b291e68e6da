import type { Handler } from '#platform/server/area.ts';
import { isGuest } from '#platform/server/principal.ts';
import type { countNewPosts as contract } from '../../contract.ts';
import { isMutedByWord, mutedWordsColumn, notMutedRule, type Wording } from '../muted.ts';
import { viewerValues, visible } from '../visible.ts';

const most = 100;

/** Own posts are not new to their author, who sees them at once. */
export const countNewPosts: Handler<typeof contract> = async ({ input, principal, query }) => {
  const values = viewerValues(principal);
  values.push(input.since);
  const others = isGuest(principal) ? '' : 'and p.author_id <> $1';
  const kind = isGuest(principal) ? 'guest' : 'member';
  const notMuted = notMutedRule(principal, { tags: true });
  const from = `from posts p where ${[visible(principal), ...(notMuted ? [notMuted] : [])].join(' and ')}
      and p.created_at > $${values.length}::timestamptz ${others} limit ${most}`;
  const [row] = await query<{ count: number; mutedWords?: string[] }>(
    `new-posts-${kind}`,
    `select count(*)::int as count${mutedWordsColumn(principal)} from (select 1 ${from}) found`,
    values,
  );
  const words = row?.mutedWords ?? [];
  if (!row?.count || words.length === 0) return { count: row?.count ?? 0 };
  const posts = await query<Wording>(
    `new-posts-words-${kind}`,
    `select p.author_id as "authorId", p.title, p.content, p.content_warning as "contentWarning",
        p.easy_content as "easyContent", p.tags,
        (select json_agg(json_build_object('alt', m.alt)) from media m where m.post_id = p.id) as media ${from}`,
    values,
  );
  return { count: posts.filter((post) => !isMutedByWord(words, principal, post)).length };
};
