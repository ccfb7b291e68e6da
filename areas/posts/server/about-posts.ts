import { sql } from 'kysely';
import { excerptOf as beginningIn } from '#areas/writing/server/public.ts';
import { type Db, type Query, queryIn } from '#platform/server/db.ts';
import { isGuest, type Principal } from '#platform/server/principal.ts';
import { choice, columns, count, statement } from '#platform/server/statement.ts';
import { type Found, findComment, findPost } from './find.ts';
import { from } from './from.ts';
import type { posts } from './tables.ts';
import { isPostBy, isStanding, isVisible, writerOfPost } from './visible.ts';

export interface Reportable {
  readonly authorId: number;
  readonly nameHidden?: true;
  /** How it begins, for lists. */
  readonly excerpt: string;
}

const excerptLength = 140;
/** More than an excerpt needs, whatever becomes of its lines. */
const readLength = 600;

const beginning = choice((table: 'posts' | 'comments') =>
  statement((v: { id: number }) =>
    from
      .selectFrom(table)
      .select(sql<string>`left(trim(${columns<typeof posts>(table).content}), ${sql.lit(readLength)})`.as('words'))
      .where('id', '=', v.id)
      .where(isStanding(table)),
  ),
);

/** How a post or comment begins, in one line; undefined when it is deleted or hidden. */
async function beginningOf(db: Db, table: 'posts' | 'comments', id: number): Promise<string | undefined> {
  const [row] = await queryIn(db)(beginning(table), { id });
  return row && beginningIn(row.words, excerptLength);
}

export const excerptOf = (db: Db, postId: number) => beginningOf(db, 'posts', postId);

const authorOf = statement((v: { id: number }) =>
  from
    .selectFrom('posts as p')
    .select((e) => writerOfPost(e.ref('p.id'), e.ref('p.author_id')).as('authorId'))
    .where('p.id', '=', v.id),
);

/** Who wrote a post, whatever has become of it and also without their name; undefined once it is purged. */
export async function postAuthorOf(db: Db, id: number): Promise<number | undefined> {
  const [row] = await queryIn(db)(authorOf, { id });
  return row?.authorId;
}

/** Nobody learns from a report who wrote without their name. */
const whose = ({ authorId, anonymous }: Found) => ({ authorId, ...(anonymous && { nameHidden: true as const }) });

/** Undefined when there is no such post or the viewer may not see it. */
export async function reportablePost(db: Db, viewer: Principal, id: number): Promise<Reportable | undefined> {
  const found = await findPost(db, viewer, id);
  return found?.seen ? { ...whose(found), excerpt: (await excerptOf(db, id)) ?? '' } : undefined;
}

export async function reportableComment(db: Db, viewer: Principal, id: number): Promise<Reportable | undefined> {
  const found = await findComment(db, viewer, id);
  if (!found?.seen) return undefined;
  return { ...whose(found), excerpt: (await beginningOf(db, 'comments', id)) ?? '' };
}

const counts = choice((guest: boolean, own: boolean) =>
  statement((v: { viewer: number; authorId: number }) =>
    from
      .selectFrom('posts as p')
      .select(count.as('count'))
      .where((e) => (own ? isPostBy(e.ref('p.id'), e.ref('p.author_id'), v.viewer) : e('p.author_id', '=', v.authorId)))
      .where(isVisible(guest ? undefined : v.viewer, 'p')),
  ),
);

/** How many posts of a member the viewer may see. */
export async function postCountOf(query: Query, viewer: Principal, authorId: number): Promise<number> {
  const own = !isGuest(viewer) && viewer.id === authorId;
  const [row] = await query(counts(isGuest(viewer), own), { viewer: viewer.id, authorId });
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

const pinned = choice((guest: boolean) =>
  statement((v: { viewer: number; authorId: number }) =>
    from
      .selectFrom('posts as p')
      .select('p.id')
      .where('p.author_id', '=', v.authorId)
      .where('p.profile_pinned_at', 'is not', null)
      .where(isVisible(guest ? undefined : v.viewer, 'p')),
  ),
);

/** The post that its author has put first on their profile, if the viewer may see it. */
export async function pinnedPostOf(query: Query, viewer: Principal, authorId: number): Promise<number | null> {
  const [row] = await query(pinned(isGuest(viewer)), { viewer: viewer.id, authorId });
  return row?.id ?? null;
}
