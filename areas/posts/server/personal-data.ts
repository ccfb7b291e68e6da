import { sql } from 'kysely';
import { isoTime } from '#platform/server/keyset.ts';
import type { DataFile, PersonalData } from '#platform/server/personal-data.ts';
import { columnsAs, count, isThere, type Moment, moment, once, type QueryRow } from '#platform/server/statement.ts';
import { from } from './from.ts';
import { forgetWords } from './gather-words.ts';
import { fileKeys, keysOf } from './media/files.ts';
import { keptWording, wording } from './posts/wording.ts';
import { posts, postVersions } from './tables.ts';

const uploadsOf = (userId: number) =>
  from
    .selectFrom('media')
    .select(['id', 'kind', 'type', ...fileKeys])
    .where('uploader_id', '=', userId)
    .orderBy('id');
type Upload = QueryRow<ReturnType<typeof uploadsOf>>;

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'video/quicktime': 'mov' };
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
        isoTime(e.ref('p.deleted_at')).as('deletedAt'),
        isoTime(e.ref('p.hidden_at')).as('hiddenAt'),
        sql<object[] | null>`${earlier}`.as('earlierWordings'),
      ];
    })
    .where('p.author_id', '=', userId)
    .orderBy('p.id');

const commentsOf = (userId: number) =>
  from
    .selectFrom('comments')
    .select((e) => [
      'id as number',
      'post_id as postNumber',
      'number as place',
      'content',
      'document',
      isoTime(e.ref('created_at')).as('writtenAt'),
      isoTime(e.ref('edited_at')).as('editedAt'),
      isoTime(e.ref('deleted_at')).as('deletedAt'),
      isoTime(e.ref('hidden_at')).as('hiddenAt'),
    ])
    .where('author_id', '=', userId)
    .orderBy('id');

const likesOf = (userId: number) =>
  from
    .selectFrom('likes')
    .select((e) => ['post_id as postNumber', isoTime(e.ref('created_at')).as('likedAt')])
    .where('user_id', '=', userId)
    .orderBy('post_id');

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

const uncountComments = (userId: number) =>
  from
    .updateTable('posts as p')
    .from(
      from
        .selectFrom('comments as c')
        .select(['c.post_id as id', count.as('count')])
        .where('c.author_id', '=', userId)
        .where('c.deleted_at', 'is', null)
        .where('c.hidden_at', 'is', null)
        .groupBy('c.post_id')
        .as('mine'),
    )
    .set((e) => ({ comments_count: e('p.comments_count', '-', e.ref('mine.count')) }))
    .whereRef('p.id', '=', 'mine.id');

/** Words are forgotten that no open post has: so these posts are shut first. */
const shut = (userId: number, now: Date) =>
  from
    .updateTable('posts')
    .set((e) => ({ deleted_at: sql<Moment>`coalesce(${e.ref('deleted_at')}, ${moment(now.toISOString())})` }))
    .where('author_id', '=', userId)
    .returning('id');

export const personalData: PersonalData = {
  columns: {
    'posts.author_id': 'goes',
    'posts.featured_by_id': 'loses the person',
    'comments.author_id': 'goes',
    'media.uploader_id': 'goes',
    'description_offers.author_id': 'goes',
    'likes.user_id': 'goes',
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
      about: 'Your comments on posts.',
      rows: await query(once(commentsOf(userId))),
    },
    { name: 'likes', title: 'Likes', about: 'Posts you liked.', rows: await query(once(likesOf(userId))) },
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
      name: 'media',
      title: 'Pictures and clips',
      about: 'Your uploads, with their descriptions.',
      files: (await query(once(uploadsOf(userId)))).flatMap(filesOf),
      rows: await query(once(mediaOf(userId))),
    },
  ],
  erase: async ({ query, userId, now }) => {
    const files = keysOf(await query(once(uploadsOf(userId))));
    await query(once(uncountLikes(userId)));
    await query(once(uncountComments(userId)));
    for (const { id } of await query(once(shut(userId, now)))) await forgetWords(query, id);
    await query(once(from.deleteFrom('posts').where('author_id', '=', userId)));
    return files;
  },
};
