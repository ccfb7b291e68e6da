import { isOpenText, notBlockedText } from '#areas/people/server/public.ts';
import { type Db, queryIn } from '#platform/server/db.ts';
import { isGuest, type Principal } from '#platform/server/principal.ts';
import { standing, viewerValues, visible } from './visible.ts';

/** What policies need to know of a thing: whose it is, and whether the viewer may know of it. */
export interface Found {
  readonly authorId: number;
  readonly deleted: boolean;
  readonly hidden: boolean;
  /** The viewer may see it as it is now. */
  readonly seen: boolean;
}

async function first<Row>(db: Db, viewer: Principal, id: unknown, text: (idValue: string) => string) {
  const values = viewerValues(viewer);
  values.push(id);
  const [row] = await queryIn(db)<Row>('find', text(`$${values.length}::int`), values);
  return row;
}

const deletedAndHidden = (alias: string) =>
  `${alias}.deleted_at is not null as deleted, ${alias}.hidden_at is not null as hidden`;

export const findPost = (db: Db, viewer: Principal, id: unknown): Promise<Found | undefined> =>
  first<Found>(
    db,
    viewer,
    id,
    (value) => `select p.author_id as "authorId", ${deletedAndHidden('p')}, (${visible(viewer)}) as seen
      from posts p where p.id = ${value}`,
  );

export interface FoundComment extends Found {
  readonly postId: number;
}

/** A comment is seen where its post is, unless its own author and the viewer have blocked one another. */
export const findComment = (db: Db, viewer: Principal, id: unknown): Promise<FoundComment | undefined> =>
  first<FoundComment>(
    db,
    viewer,
    id,
    (value) => `select c.author_id as "authorId", c.post_id as "postId", ${deletedAndHidden('c')},
      (${visible(viewer)} and ${visibleComment(viewer)}) as seen
      from comments c join posts p on p.id = c.post_id where c.id = ${value}`,
  );

/** SQL: the viewer may see the comment c, given that the post may be seen. */
export function visibleComment(viewer: Principal, alias = 'c'): string {
  const author = `${alias}.author_id`;
  const there = `${alias}.deleted_at is null and ${alias}.hidden_at is null`;
  return `${there} and ${isGuest(viewer) ? isOpenText(author) : notBlockedText('$1', author)}`;
}

export interface FoundMedia extends Found {
  readonly postId: number | null;
}

/** Media are seen where their post is; before they belong to a post, by their uploader alone. */
export const findMedia = (db: Db, viewer: Principal, id: unknown): Promise<FoundMedia | undefined> =>
  first<FoundMedia>(
    db,
    viewer,
    id,
    (value) => `select m.uploader_id as "authorId", m.post_id as "postId", false as hidden, false as deleted,
      case when p.id is null then ${isGuest(viewer) ? 'false' : 'm.uploader_id = $1'} else (${visible(viewer)}) end as seen
      from media m left join posts p on p.id = m.post_id where m.id = ${value}`,
  );

export interface FoundOffer {
  readonly authorId: number;
  readonly uploaderId: number;
}

/** What somebody behind a block has offered is not there. */
export async function findOffer(db: Db, viewer: Principal, id: unknown): Promise<FoundOffer | undefined> {
  const [row] = await queryIn(db)<FoundOffer>(
    'find',
    `select o.author_id as "authorId", m.uploader_id as "uploaderId"
      from description_offers o join media m on m.id = o.media_id join posts p on p.id = m.post_id and ${standing}
      where o.id = $2::int and (o.author_id = $1::int or ${notBlockedText('$1::int', 'o.author_id')})`,
    [viewer.id, id],
  );
  return row;
}
