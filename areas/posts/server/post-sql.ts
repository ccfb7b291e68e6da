import { blockedIdsText, closedIdsText, notBlockedText, shownText } from '#areas/people/server/public.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { isGuest, type Principal } from '#platform/server/principal.ts';

export interface RawMedia {
  readonly id: number;
  readonly kind: 'image' | 'video';
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly alt: string;
  readonly decorative: boolean;
  readonly wantsDescription: boolean;
  readonly hasSmall: boolean;
  readonly hasCaptions: boolean;
  readonly hasDescriptions: boolean;
  readonly offers: number;
}

export interface RawPost {
  readonly id: number;
  /** When it was written, to the microsecond: its place in the list. Writing times out is what costs most here. */
  readonly at: string;
  readonly content: string;
  readonly type: string;
  readonly title: string;
  readonly audience: string;
  readonly tags: string[];
  readonly contentWarning: string;
  readonly feeling: string;
  readonly easyContent: string;
  readonly easyOutdated: boolean;
  readonly slug: string | null;
  readonly featured: boolean;
  readonly forumId: number | null;
  /** To the microsecond, as `at`. */
  readonly activityAt: string;
  readonly pinned: boolean;
  readonly closed: boolean;
  readonly acceptedId: number | null;
  readonly readingSeconds: number;
  readonly readingGrade: number;
  readonly likes: number;
  readonly commentsCount: number;
  readonly version: number;
  readonly editedAt: string | null;
  readonly authorId: number;
  readonly displayName: string;
  readonly username: string;
  readonly suburb: string | null;
  readonly state: string | null;
  readonly liked: boolean;
  readonly saved: boolean;
  readonly media: RawMedia[] | null;
}

/** SQL: columns of RawMedia for the row m; open offers only where the member $1 uploaded it. */
export const mediaColumns = (
  guest: boolean,
) => `m.id, m.kind, m.type, m.width, m.height, m.seconds, m.alt, m.decorative,
    m.wants_description as "wantsDescription", m.small_key is not null as "hasSmall",
    m.captions_key is not null as "hasCaptions", m.descriptions_key is not null as "hasDescriptions",
    ${
      guest
        ? '0'
        : `case when m.wants_description and m.uploader_id = $1
      then (select count(*)::int from description_offers o where o.media_id = m.id and o.status = 'open'
        and ${notBlockedText('$1', 'o.author_id')}) else 0 end`
    } as offers`;

/** SQL: looked up post by post: a join would read all that the member has ever liked or saved. */
const has = (table: 'likes' | 'saves') =>
  `coalesce((select true from ${table} h where h.user_id = $1 and h.post_id = p.id), false)`;

/**
 * SQL: a count of the post p without what stands behind a block or belongs to a closed account. Mostly there is
 * nothing of the kind, and the kept count is the answer.
 */
const countedWithout = (kept: string, from: string) =>
  `${kept} - case when (select ids from behind) = '{}' then 0
    else (select count(*)::int from ${from} = any((select ids from behind)::int[])) end`;
const likesSql = countedWithout('p.likes_count', 'likes h where h.post_id = p.id and h.user_id');
const commentsSql = countedWithout(
  'p.comments_count',
  'comments c where c.post_id = p.id and c.deleted_at is null and c.hidden_at is null and c.author_id',
);

/** What lists are sorted by: when a post was written, or when it was written or last answered. */
export type Order = 'created_at' | 'activity_at';

/**
 * SQL: shapes the posts that `pick` chooses (a query on posts) into one JSON
 * array of RawPost, newest first; `also` adds columns to that one row. Rows are picked first and joined after, so that the cost follows the page and not the
 * table. Values: the viewer's id is $1 for members; guests have none, and `pick` numbers its own after that.
 */
export function shapePosts(viewer: Principal, pick: string, also = '', by: Order = 'created_at'): string {
  const guest = isGuest(viewer);
  return `with picked as materialized (${pick}), behind as materialized (select ${guest ? closedIdsText : blockedIdsText('$1')} as ids)
select coalesce(json_agg(x), '[]') as posts${also} from (
  select p.id, ${exactTime('p.created_at')} as at, p.content, p.type, p.title, p.audience, p.tags,
    p.content_warning as "contentWarning", p.feeling, p.easy_content as "easyContent",
    p.easy_outdated as "easyOutdated", p.slug, p.featured_at is not null as featured, p.forum_id as "forumId",
    ${exactTime('p.activity_at')} as "activityAt", p.pinned_at is not null as pinned, p.closed_at is not null as closed,
    p.accepted_id as "acceptedId",
    p.reading_seconds as "readingSeconds", p.reading_grade as "readingGrade", ${likesSql} as likes,
    ${commentsSql} as "commentsCount", p.version, ${isoTime('p.edited_at')} as "editedAt", p.author_id as "authorId", u.name as "displayName", u.username,
    ${guest ? 'null as suburb, null as state' : `${shownText('$1', 'location', 'pr', 'suburb')} as suburb, ${shownText('$1', 'location', 'pr', 'state')} as state`},
    ${guest ? 'false as liked, false as saved' : `${has('likes')} as liked, ${has('saves')} as saved`},
    (select json_agg(y) from (
      select ${mediaColumns(guest)} from media m where m.post_id = p.id order by m.position) y) as media
  from picked p join users u on u.id = p.author_id
  ${guest ? '' : 'left join profiles pr on pr.user_id = p.author_id'}
  order by p.${by} desc, p.id desc) x`;
}

/** The columns that shapePosts needs, for a pick that reads. */
export const pickColumns = `p.id, p.author_id, p.type, p.title, p.content, p.audience, p.tags, p.content_warning, p.feeling,
  p.easy_content, p.reading_seconds, p.reading_grade, p.likes_count, p.comments_count, p.version, p.created_at, p.edited_at, p.easy_outdated,
  p.slug, p.featured_at, p.forum_id, p.activity_at, p.pinned_at, p.closed_at, p.accepted_id`;
