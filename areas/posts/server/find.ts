import { type Expression, sql } from 'kysely';
import { isOpen, notBlocked } from '#areas/people/server/public.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import { isGuest, type Principal } from '#platform/server/principal.ts';
import { choice, columns, type Moment, statement } from '#platform/server/statement.ts';
import { from } from './from.ts';
import type { comments } from './tables.ts';
import {
  isAnonymous,
  isNamelessCommentOpen,
  isStanding,
  isVisible,
  type Viewer,
  writerOfComment,
  writerOfPost,
} from './visible.ts';

/** What policies need to know of a thing: whose it is, and whether the viewer may know of it. */
export interface Found {
  /** Who wrote it, also without their name: it is theirs to change. */
  readonly authorId: number;
  /** It shows no name. */
  readonly anonymous: boolean;
  readonly deleted: boolean;
  readonly hidden: boolean;
  /** The viewer may see it as it is now. */
  readonly seen: boolean;
}

const isDeleted = (at: Expression<Moment | null>) => sql<boolean>`${at} is not null`;
const viewerOf = (guest: boolean, v: { viewer: number }) => (guest ? undefined : v.viewer);

const post = choice((guest: boolean) =>
  statement((v: { viewer: number; id: number }) =>
    from
      .selectFrom('posts as p')
      .select((e) => [
        writerOfPost(e.ref('p.id'), e.ref('p.author_id')).as('authorId'),
        isAnonymous(e.ref('p.author_id')).as('anonymous'),
        isDeleted(e.ref('p.deleted_at')).as('deleted'),
        isDeleted(e.ref('p.hidden_at')).as('hidden'),
        sql<boolean>`(${isVisible(viewerOf(guest, v), 'p')})`.as('seen'),
      ])
      .where('p.id', '=', v.id),
  ),
);

export async function findPost(db: Db, viewer: Principal, id: unknown): Promise<Found | undefined> {
  const [row] = await queryIn(db)(post(isGuest(viewer)), { viewer: viewer.id, id: Number(id) });
  return row;
}

export interface FoundComment extends Found {
  readonly postId: number;
}

const comment = choice((guest: boolean) =>
  statement((v: { viewer: number; id: number }) => {
    const viewer = viewerOf(guest, v);
    return from
      .selectFrom('comments as c')
      .innerJoin('posts as p', 'p.id', 'c.post_id')
      .select((e) => [
        writerOfComment(e.ref('c.id'), e.ref('c.author_id')).as('authorId'),
        isAnonymous(e.ref('c.author_id')).as('anonymous'),
        'c.post_id as postId',
        isDeleted(e.ref('c.deleted_at')).as('deleted'),
        isDeleted(e.ref('c.hidden_at')).as('hidden'),
        sql<boolean>`(${isVisible(viewer, 'p')} and ${isCommentVisible(viewer, 'c')})`.as('seen'),
      ])
      .where('c.id', '=', v.id);
  }),
);

/** A comment is seen where its post is, unless its own author and the viewer have blocked one another. */
export async function findComment(db: Db, viewer: Principal, id: unknown): Promise<FoundComment | undefined> {
  const [row] = await queryIn(db)(comment(isGuest(viewer)), { viewer: viewer.id, id: Number(id) });
  return row;
}

/** The viewer may see the comment of this name, given that the post may be seen. */
export function isCommentVisible(viewer: Viewer, name: string) {
  const c = columns<typeof comments>(name);
  const mayMeet = viewer === undefined ? isOpen(c.author_id) : notBlocked(viewer, c.author_id);
  return sql<boolean>`${c.deleted_at} is null and ${c.hidden_at} is null
    and (${isNamelessCommentOpen(c.id, c.author_id)} or ${mayMeet})`;
}

export interface FoundMedia extends Found {
  readonly postId: number | null;
}

const file = choice((guest: boolean) =>
  statement((v: { viewer: number; id: number }) =>
    from
      .selectFrom('media as m')
      .leftJoin('posts as p', 'p.id', 'm.post_id')
      .select((e) => {
        const isOwn = guest ? sql<boolean>`false` : sql<boolean>`${e.ref('m.uploader_id')} = ${v.viewer}`;
        return [
          'm.uploader_id as authorId',
          'm.post_id as postId',
          sql<boolean>`false`.as('anonymous'),
          sql<boolean>`false`.as('hidden'),
          sql<boolean>`false`.as('deleted'),
          sql<boolean>`case when ${e.ref('p.id')} is null then ${isOwn} else (${isVisible(viewerOf(guest, v), 'p')}) end`.as(
            'seen',
          ),
        ];
      })
      .where('m.id', '=', v.id),
  ),
);

/** Media are seen where their post is; before they belong to a post, by their uploader alone. */
export async function findMedia(db: Db, viewer: Principal, id: unknown): Promise<FoundMedia | undefined> {
  const [row] = await queryIn(db)(file(isGuest(viewer)), { viewer: viewer.id, id: Number(id) });
  return row;
}

export interface FoundOffer {
  readonly authorId: number;
  readonly uploaderId: number;
}

const offer = statement((v: { viewer: number; id: number }) =>
  from
    .selectFrom('description_offers as o')
    .innerJoin('media as m', 'm.id', 'o.media_id')
    .innerJoin('posts as p', 'p.id', 'm.post_id')
    .select(['o.author_id as authorId', 'm.uploader_id as uploaderId'])
    .where('o.id', '=', v.id)
    .where(isStanding('p'))
    .where((e) => e.or([e('o.author_id', '=', v.viewer), notBlocked(v.viewer, e.ref('o.author_id'))])),
);

/** What somebody behind a block has offered is not there. */
export async function findOffer(db: Db, viewer: Principal, id: unknown): Promise<FoundOffer | undefined> {
  const [row] = await queryIn(db)(offer, { viewer: viewer.id, id: Number(id) });
  return row;
}
