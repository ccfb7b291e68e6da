import { sql } from 'kysely';
import { type Db, type Query, queryIn } from '#platform/server/db.ts';
import { isGuest, type Principal } from '#platform/server/principal.ts';
import { choice, columns, count, statement } from '#platform/server/statement.ts';
import { findComment, findPost } from './find.ts';
import { from } from './from.ts';
import type { posts } from './tables.ts';
import { isStanding, isVisible } from './visible.ts';

export interface Reportable {
  readonly authorId: number;
  /** How it begins, for lists. */
  readonly excerpt: string;
}

const excerptLength = 140;

const beginning = choice((table: 'posts' | 'comments') =>
  statement((v: { id: number }) => {
    const line = sql`regexp_replace(trim(${columns<typeof posts>(table).content}), '\\s+', ' ', 'g')`;
    return from
      .selectFrom(table)
      .select(sql<string>`left(${line}, ${sql.lit(excerptLength)})`.as('excerpt'))
      .where('id', '=', v.id)
      .where(isStanding(table));
  }),
);

/** How a post or comment begins, in one line; undefined when it is deleted or hidden. */
async function beginningOf(db: Db, table: 'posts' | 'comments', id: number): Promise<string | undefined> {
  const [row] = await queryIn(db)(beginning(table), { id });
  return row?.excerpt;
}

export const excerptOf = (db: Db, postId: number) => beginningOf(db, 'posts', postId);

const authorOf = statement((v: { id: number }) =>
  from.selectFrom('posts').select('author_id as authorId').where('id', '=', v.id),
);

/** Who wrote a post, whatever has become of it; undefined once it is purged. */
export async function postAuthorOf(db: Db, id: number): Promise<number | undefined> {
  const [row] = await queryIn(db)(authorOf, { id });
  return row?.authorId;
}

/** Undefined when there is no such post or the viewer may not see it. */
export async function reportablePost(db: Db, viewer: Principal, id: number): Promise<Reportable | undefined> {
  const found = await findPost(db, viewer, id);
  return found?.seen ? { authorId: found.authorId, excerpt: (await excerptOf(db, id)) ?? '' } : undefined;
}

export async function reportableComment(db: Db, viewer: Principal, id: number): Promise<Reportable | undefined> {
  const found = await findComment(db, viewer, id);
  if (!found?.seen) return undefined;
  return { authorId: found.authorId, excerpt: (await beginningOf(db, 'comments', id)) ?? '' };
}

const counts = choice((guest: boolean) =>
  statement((v: { viewer: number; authorId: number }) =>
    from
      .selectFrom('posts as p')
      .select(count.as('count'))
      .where('p.author_id', '=', v.authorId)
      .where(isVisible(guest ? undefined : v.viewer, 'p')),
  ),
);

/** How many posts of a member the viewer may see. */
export async function postCountOf(query: Query, viewer: Principal, authorId: number): Promise<number> {
  const [row] = await query(counts(isGuest(viewer)), { viewer: viewer.id, authorId });
  return row?.count ?? 0;
}

const countFor = choice((follows: boolean) =>
  statement((v: { authorId: number }) =>
    from
      .selectFrom('posts as p')
      .select(count.as('count'))
      .where('p.author_id', '=', v.authorId)
      .where(isStanding('p'))
      .where('p.audience', 'in', follows ? ['everyone', 'members', 'followers'] : ['everyone', 'members']),
  ),
);

/** How many of a member's posts somebody else may see who follows them, or who does not. */
export async function ownPostCount(query: Query, authorId: number, reader: { follows: boolean }): Promise<number> {
  const [row] = await query(countFor(reader.follows), { authorId });
  return row?.count ?? 0;
}
