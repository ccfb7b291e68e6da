import { sql } from 'kysely';
import { isoTime } from '#platform/server/keyset.ts';
import type { DataFile, PersonalData } from '#platform/server/personal-data.ts';
import { columnsAs, count, isThere, type Moment, moment, once, type QueryRow } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { forgetWords } from './gather-words.ts';
import { fileKeys, keysOf } from './media/files.ts';
import { keptWording, wording } from './posts/wording.ts';
import { posts, postVersions } from './tables.ts';
import { anonymousId, isAnonymous, isCommentBy, isPostBy } from './visible.ts';

const uploadsOf = (userId: number) =>
  from
    .selectFrom('media')
    .select(['id', 'kind', 'type', ...fileKeys])
    .where('uploader_id', '=', userId)
    .orderBy('id');
type Upload = QueryRow<ReturnType<typeof uploadsOf>>;

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'video/quicktime': 'mov',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
};
const endingOf = (type: string) => endings[type] ?? type.slice(type.indexOf('/') + 1).replaceAll(/[^a-z0-9]/g, '');

/** The file itself, and what was added to a clip; a picture's small copy is made from it and shows nothing more. */
const filesOf = ({ id, kind, type, fileKey, smallKey, captionsKey, descriptionsKey }: Upload): DataFile[] => [
  { key: fileKey, name: `${id}.${endingOf(type)}` },
  ...(kind === 'video' && smallKey ? [{ key: smallKey, name: `${id}-still.webp` }] : []),
  ...(captionsKey ? [{ key: captionsKey, name: `${id}-captions.vtt` }] : []),
  ...(descriptionsKey ? [{ key: descriptionsKey, name: `${id}-descriptions.vtt` }] : []),
];

/** The Easy English version has a name of its own there, and no mark that it is old. */
const copied = wording.filter((key) => key !== 'easyContent' && key !== 'easyOutdated');

const postsOf = (userId: number) =>
  from
    .selectFrom('posts as p')
    .select((e) => {
      const earlier = from
        .selectFrom('post_versions as v')
        .select((v) => {
          const values = keptWording.flatMap((key) => [sql.lit(key), sql.ref(`v.${postVersions[key].name}`)]);
          return sql`json_agg(json_build_object(${sql.join(values)}, 'writtenAt', ${isoTime(v.ref('v.created_at'))})
            order by ${v.ref('v.version')})`.as('all');
        })
        .where('v.post_id', '=', e.ref('p.id'));
      return [
        'p.id as number',
        ...columnsAs('p', posts, copied),
        'p.easy_content as easyEnglish',
        'p.slug as address',
        'p.reading_seconds as readingSeconds',
        'p.reading_grade as readingGrade',
        'p.likes_count as likes',
        'p.comments_count as comments',
        isoTime(e.ref('p.created_at')).as('postedAt'),
        isoTime(e.ref('p.edited_at')).as('editedAt'),
        isoTime(e.ref('p.profile_pinned_at')).as('firstOnProfileSince'),
        isoTime(e.ref('p.deleted_at')).as('deletedAt'),
        isoTime(e.ref('p.hidden_at')).as('hiddenAt'),
        isAnonymous(e.ref('p.author_id')).as('withoutYourName'),
        sql<object[] | null>`${earlier}`.as('earlierWordings'),
      ];
    })
    .where((e) => isPostBy(e.ref('p.id'), e.ref('p.author_id'), userId))
    .orderBy('p.id');

const commentsOf = (userId: number) =>
  from
    .selectFrom('comments as c')
    .select((e) => {
      const earlier = from
        .selectFrom('comment_versions as v')
        .select((v) =>
          sql`json_agg(json_build_object('content', ${v.ref('v.content')}, 'document', ${v.ref('v.document')},
            'writtenAt', ${isoTime(v.ref('v.created_at'))}) order by ${v.ref('v.version')})`.as('all'),
        )
        .where('v.comment_id', '=', e.ref('c.id'));
      return [
        'c.id as number',
        'c.post_id as postNumber',
        'c.number as place',
        'c.content',
        'c.document',
        'c.likes_count as likes',
        isoTime(e.ref('c.created_at')).as('writtenAt'),
        isoTime(e.ref('c.edited_at')).as('editedAt'),
        isoTime(e.ref('c.deleted_at')).as('deletedAt'),
        isoTime(e.ref('c.hidden_at')).as('hiddenAt'),
        isAnonymous(e.ref('c.author_id')).as('withoutYourName'),
        sql<object[] | null>`${earlier}`.as('earlierWordings'),
      ];
    })
    .where((e) => isCommentBy(e.ref('c.id'), e.ref('c.author_id'), userId))
    .orderBy('c.id');

const likesOf = (userId: number) =>
  from
    .selectFrom('likes')
    .select((e) => ['post_id as postNumber', isoTime(e.ref('created_at')).as('likedAt')])
    .where('user_id', '=', userId)
    .orderBy('post_id');

const commentLikesOf = (userId: number) =>
  from
    .selectFrom('comment_likes')
    .select((e) => ['comment_id as commentNumber', isoTime(e.ref('created_at')).as('likedAt')])
    .where('user_id', '=', userId)
    .orderBy('comment_id');

const savesOf = (userId: number) =>
  from
    .selectFrom('saves')
    .select((e) => ['post_id as postNumber', isoTime(e.ref('created_at')).as('savedAt')])
    .where('user_id', '=', userId)
    .orderBy('post_id');

const offersOf = (userId: number) =>
  from
    .selectFrom('description_offers')
    .select((e) => ['media_id as pictureNumber', 'text', 'status', isoTime(e.ref('created_at')).as('offeredAt')])
    .where('author_id', '=', userId)
    .orderBy('id');

const easyOffersOf = (userId: number) =>
  from
    .selectFrom('easy_offers')
    .select((e) => ['post_id as postNumber', 'text', 'status', isoTime(e.ref('created_at')).as('offeredAt')])
    .where('author_id', '=', userId)
    .orderBy('id');

const mediaOf = (userId: number) =>
  from
    .selectFrom('media')
    .select((e) => [
      'id as number',
      'post_id as postNumber',
      'position',
      'kind',
      'type',
      'width',
      'height',
      'seconds',
      'alt as description',
      'decorative',
      'wants_description as askedOthersToDescribe',
      isoTime(e.ref('created_at')).as('uploadedAt'),
    ])
    .where('uploader_id', '=', userId)
    .orderBy('id');

/** The likes that the member gave are counted no longer. */
const uncountLikes = (userId: number) =>
  from
    .updateTable('posts as p')
    .set((e) => ({ likes_count: e('p.likes_count', '-', 1) }))
    .where('p.author_id', '!=', userId)
    .where((e) =>
      isThere(from.selectFrom('likes as h').where('h.post_id', '=', e.ref('p.id')).where('h.user_id', '=', userId)),
    );

const uncountCommentLikes = (userId: number) =>
  from
    .updateTable('comments as c')
    .set((e) => ({ likes_count: e('c.likes_count', '-', 1) }))
    .where('c.author_id', '!=', userId)
    .where((e) =>
      isThere(
        from.selectFrom('comment_likes as h').where('h.comment_id', '=', e.ref('c.id')).where('h.user_id', '=', userId),
      ),
    );

const uncountComments = (userId: number) =>
  from
    .updateTable('posts as p')
    .from(
      from
        .selectFrom('comments as c')
        .select(['c.post_id as id', count.as('count')])
        .where((e) => isCommentBy(e.ref('c.id'), e.ref('c.author_id'), userId))
        .where('c.deleted_at', 'is', null)
        .where('c.hidden_at', 'is', null)
        .groupBy('c.post_id')
        .as('mine'),
    )
    .set((e) => ({ comments_count: e('p.comments_count', '-', e.ref('mine.count')) }))
    .whereRef('p.id', '=', 'mine.id');

/** What was written without the name goes as well; the rest goes with the account. */
const hiddenComments = (userId: number) =>
  from
    .deleteFrom('comments as c')
    .where('c.author_id', '=', anonymousId)
    .where((e) => isCommentBy(e.ref('c.id'), e.ref('c.author_id'), userId));

const ownPosts = (userId: number) =>
  from.deleteFrom('posts as p').where((e) => isPostBy(e.ref('p.id'), e.ref('p.author_id'), userId));

/** Words are forgotten that no open post has: so these posts are shut first. */
const shut = (userId: number, now: Date) =>
  from
    .updateTable('posts')
    .set((e) => ({ deleted_at: sql<Moment>`coalesce(${e.ref('deleted_at')}, ${moment(now.toISOString())})` }))
    .where((e) => isPostBy(e.ref('id'), e.ref('author_id'), userId))
    .returning('id');

export const personalData: PersonalData = {
  columns: {
    'posts.author_id': 'goes',
    'posts.featured_by_id': 'loses the person',
    'comments.author_id': 'goes',
    'anonymous_posts.user_id': 'goes',
    'anonymous_comments.user_id': 'goes',
    'media.uploader_id': 'goes',
    'description_offers.author_id': 'goes',
    'easy_offers.author_id': 'goes',
    'likes.user_id': 'goes',
    'comment_likes.user_id': 'goes',
    'saves.user_id': 'goes',
    'feed_settings.user_id': 'goes',
  },
  fileColumns: ['media.file_key', 'media.small_key', 'media.captions_key', 'media.descriptions_key'],
  export: async ({ query, userId }) => [
    {
      name: 'posts',
      title: 'Posts',
      about: 'Your posts, with earlier versions. Posts you deleted are here until they’re permanently removed.',
      rows: await query(once(postsOf(userId))),
    },
    {
      name: 'comments',
      title: 'Comments',
      about: 'Your comments on posts, with earlier versions.',
      rows: await query(once(commentsOf(userId))),
    },
    { name: 'likes', title: 'Likes', about: 'Posts you liked.', rows: await query(once(likesOf(userId))) },
    {
      name: 'comment-likes',
      title: 'Likes of comments',
      about: 'Comments you liked.',
      rows: await query(once(commentLikesOf(userId))),
    },
    {
      name: 'saved',
      title: 'Saved posts',
      about: 'Posts you saved. Only you can see these.',
      rows: await query(once(savesOf(userId))),
    },
    {
      name: 'descriptions',
      title: 'Descriptions for others',
      about: 'Descriptions you offered for other members’ pictures.',
      rows: await query(once(offersOf(userId))),
    },
    {
      name: 'easy-english',
      title: 'Easy English for others',
      about: 'Easy English versions you offered for other members’ posts.',
      rows: await query(once(easyOffersOf(userId))),
    },
    {
      name: 'media',
      title: 'Pictures, clips and audio notes',
      about: 'Your uploads, with their descriptions and transcripts.',
      files: (await query(once(uploadsOf(userId)))).flatMap(filesOf),
      rows: await query(once(mediaOf(userId))),
    },
  ],
  erase: async ({ query, userId, now }) => {
    const files = keysOf(await query(once(uploadsOf(userId))));
    await query(once(uncountLikes(userId)));
    await query(once(uncountCommentLikes(userId)));
    await query(once(uncountComments(userId)));
    for (const { id } of await query(once(shut(userId, now)))) await forgetWords(query, id);
    await query(once(hiddenComments(userId)));
    await query(once(ownPosts(userId)));
    return files;
  },
};
