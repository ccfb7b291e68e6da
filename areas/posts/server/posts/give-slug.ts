import type { Query } from '#platform/server/db.ts';
import { slugOf } from '../../pure/slug.ts';

/** Gives a blog its address: the title's words, with the id behind them where another blog was first. */
export async function giveSlug(query: Query, id: number, title: string) {
  const slug = slugOf(title);
  // Two of the same title at one moment: the second waits for the first.
  await query('lock-slug', 'select pg_advisory_xact_lock(7006004, hashtext($1::text))', [slug]);
  await query(
    'give-slug',
    `update posts set slug = $2::text || case when exists (select 1 from posts where slug = $2::text) then '-' || id else '' end
      where id = $1::int`,
    [id, slug],
  );
}
