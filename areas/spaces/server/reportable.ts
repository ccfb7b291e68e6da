import type { Query } from '#platform/server/db.ts';
import type { Reportable, ThingAsItIs } from '#platform/server/reportable.ts';
import type { SpaceAuthor, SpaceKind } from '../contract.ts';
import { baseOf } from './base-of.ts';
import { findFile } from './files/file-sql.ts';
import { findComment } from './posts/find-comment.ts';
import { findPost } from './posts/post-sql.ts';
import { findSpace, members, readers } from './rules.ts';
import { findRaw } from './space-sql.ts';

type Kind = 'post' | 'comment';

const placeText: Readonly<Record<Kind, string>> = {
  post: 'select p.space_id as "spaceId", p.author_id as "authorId", p.id as "postId" from space_posts p where p.id = $1::int',
  comment: `select p.space_id as "spaceId", c.author_id as "authorId", p.id as "postId" from space_comments c
    join space_posts p on p.id = c.post_id where c.id = $1::int`,
};

/**
 * What a member of a space may read there can be reported, and goes along with the report, since moderators cannot read
 * it in its place. Of whoever has another name there the report has that name only (revealSpaceAuthor).
 */
async function reportableOfSpace(query: Query, viewerId: number, kind: Kind, id: number) {
  const [place] = await query<{ spaceId: number; authorId: number; postId: number }>(
    `space-report-${kind}`,
    placeText[kind],
    [id],
  );
  if (!place) return undefined;
  const space = await findSpace(query, viewerId, place.spaceId, readers);
  const post = space && (await findPost(query, viewerId, space, place.postId));
  if (!post) return undefined;
  const parts: { id: number; author: SpaceAuthor; content: string; createdAt: string }[] = [
    {
      ...post,
      content: [post.contentWarning, post.content, ...post.pictures.map(({ alt }) => alt)].filter(Boolean).join('\n'),
    },
  ];
  if (kind === 'comment') {
    const comment = await findComment(query, viewerId, space, id);
    if (!comment) return undefined;
    parts.push(comment);
  }
  const reported = parts.at(-1);
  return {
    authorId: place.authorId,
    nameHidden: reported?.author.person === null,
    excerpt: reported?.content.slice(0, 150) ?? '',
    messages: parts.map(({ id: number, author, content, createdAt }) => ({
      id: number,
      fromUserId: author.person?.id ?? null,
      name: author.name,
      content,
      createdAt,
    })),
  };
}

const tables: Readonly<Record<Kind, string>> = { post: 'space_posts', comment: 'space_comments' };

/** Moderators cannot go where it stands, so its words stay with the report. */
async function asItIs(query: Query, kind: Kind, id: number): Promise<ThingAsItIs | undefined> {
  const of = kind === 'post' ? 't.space_id' : '(select p.space_id from space_posts p where p.id = t.post_id)';
  const [row] = await query<ThingAsItIs>(
    `space-as-it-is-${kind}`,
    `select t.author_id as "authorId", t.removed_at is not null as removed, '' as text, null as href,
       exists (select 1 from space_members m where m.user_id = t.author_id and m.space_id = ${of} and m.alias <> '') as "nameHidden"
     from ${tables[kind]} t where t.id = $1::int and (t.deleted_at is null or t.removed_at is not null)`,
    [id],
  );
  return row;
}

/** Taken down it is as good as deleted, only that its words are still there and can come back. */
async function setRemoved(query: Query, kind: Kind, id: number, removed: boolean, now: Date): Promise<boolean> {
  const rows = await query(
    `space-set-removed-${kind}-${removed}`,
    `update ${tables[kind]} set deleted_at = ${removed ? '$2::timestamptz' : 'null'}, removed_at = ${removed ? '$2::timestamptz' : 'null'}
     where id = $1::int and ${removed ? 'deleted_at is null' : 'removed_at is not null and $2::timestamptz is not null'} returning 1`,
    [id, now.toISOString()],
  );
  return rows.length > 0;
}

interface SpaceRow {
  readonly ownerId: number;
  readonly nameHidden: boolean;
  readonly text: string;
  readonly kind: SpaceKind;
  readonly visibility: string;
  readonly removed: boolean;
}

async function spaceAsItIs(query: Query, id: number): Promise<SpaceRow | undefined> {
  const [row] = await query<SpaceRow>(
    'space-as-it-is',
    `select o.user_id as "ownerId", o.alias <> '' as "nameHidden", s.kind, s.visibility, s.removed_at is not null as removed,
       concat_ws(E'\\n', s.name, s.description, nullif(s.guidelines, ''), nullif(array_to_string(s.questions, E'\\n'), '')) as text
     from spaces s join space_members o on o.space_id = s.id and o.role = 'owner' and o.state = 'member' where s.id = $1::int`,
    [id],
  );
  return row;
}

/** A group or community as such: what it says of itself is its owner's. Taken down, all that is in it goes with it. */
const wholeSpace: Reportable = {
  kind: 'space',
  find: async ({ query, principal, id }) => {
    const known = await findRaw(query, principal.id, id);
    const row = known && (await spaceAsItIs(query, id));
    return row && { authorId: row.ownerId, nameHidden: row.nameHidden, ownerUnsaid: true, excerpt: known.name };
  },
  read: async ({ query, id }) => {
    const row = await spaceAsItIs(query, id);
    if (!row) return undefined;
    const { ownerId, nameHidden, text, kind, visibility, removed } = row;
    return {
      authorId: ownerId,
      nameHidden,
      text,
      href: visibility === 'hidden' ? null : `${baseOf[kind]}/${id}`,
      removed,
    };
  },
  setRemoved: async ({ query, now, id }, removed) => {
    const rows = await query(
      'space-set-removed',
      `update spaces set removed_at = case when $2::boolean then $3::timestamptz end, version = version + 1
       where id = $1::int and (removed_at is null) = $2::boolean returning 1`,
      [id, removed, now.toISOString()],
    );
    return rows.length > 0;
  },
};

const written: readonly Reportable[] = (['post', 'comment'] as const).map((kind) => ({
  kind: `space_${kind}`,
  find: ({ query, principal, id }) => reportableOfSpace(query, principal.id, kind, id),
  read: ({ query, id }) => asItIs(query, kind, id),
  setRemoved: ({ query, now, id }, removed) => setRemoved(query, kind, id, removed, now),
}));

/** Its words go along: what it is, and what is said in it. The file itself stays with the members. */
async function reportableFile(query: Query, viewerId: number, id: number) {
  const [place] = await query<{ spaceId: number; authorId: number }>(
    'space-report-file',
    'select f.space_id as "spaceId", f.owner_id as "authorId" from space_files f where f.id = $1::int',
    [id],
  );
  if (!place) return undefined;
  const space = await findSpace(query, viewerId, place.spaceId, members);
  const found = space && (await findFile(query, viewerId, space, id));
  if (!found) return undefined;
  const { author, about, name, transcript, createdAt } = found;
  const content = [about, name, transcript].filter(Boolean).join('\n');
  return {
    authorId: place.authorId,
    nameHidden: author.person === null,
    excerpt: about,
    messages: [{ id, fromUserId: author.person?.id ?? null, name: author.name, content, createdAt }],
  };
}

const file: Reportable = {
  kind: 'space_file',
  find: ({ query, principal, id }) => reportableFile(query, principal.id, id),
  read: async ({ query, id }) => {
    const [row] = await query<ThingAsItIs>(
      'space-file-as-it-is',
      `select f.owner_id as "authorId", f.removed_at is not null as removed, '' as text, null as href,
         exists (select 1 from space_members m where m.user_id = f.owner_id and m.space_id = f.space_id and m.alias <> '')
           as "nameHidden"
       from space_files f where f.id = $1::int and f.added_at is not null`,
      [id],
    );
    return row;
  },
  setRemoved: async ({ query, now, id }, removed) => {
    const rows = await query(
      'space-file-set-removed',
      `update space_files set removed_at = case when $2::boolean then $3::timestamptz end
       where id = $1::int and added_at is not null and (removed_at is null) = $2::boolean returning 1`,
      [id, removed, now.toISOString()],
    );
    return rows.length > 0;
  },
};

export const reportables: readonly Reportable[] = [wholeSpace, file, ...written];
