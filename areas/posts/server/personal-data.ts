import { isoTime } from '#platform/server/keyset.ts';
import type { DataFile, PersonalData } from '#platform/server/personal-data.ts';
import { forgetWords } from './gather-words.ts';
import { type FileKeys, fileKeyColumns, keysOf } from './media/files.ts';

interface Upload extends FileKeys {
  readonly id: number;
  readonly kind: 'image' | 'video';
  readonly type: string;
}

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'video/quicktime': 'mov' };
const endingOf = (type: string) => endings[type] ?? type.slice(type.indexOf('/') + 1).replaceAll(/[^a-z0-9]/g, '');

/** The file itself, and what was added to a clip; a picture's small copy is made from it and shows nothing more. */
const filesOf = ({ id, kind, type, fileKey, smallKey, captionsKey, descriptionsKey }: Upload): DataFile[] => [
  { key: fileKey, name: `${id}.${endingOf(type)}` },
  ...(kind === 'video' && smallKey ? [{ key: smallKey, name: `${id}-still.webp` }] : []),
  ...(captionsKey ? [{ key: captionsKey, name: `${id}-captions.vtt` }] : []),
  ...(descriptionsKey ? [{ key: descriptionsKey, name: `${id}-descriptions.vtt` }] : []),
];

const uploadsSql = `select id, kind, type, ${fileKeyColumns} from media where uploader_id = $1 order by id`;

const sections = [
  {
    name: 'posts',
    title: 'Posts',
    about: 'Your posts, with earlier versions. Posts you deleted are here until they’re permanently removed.',
    text: `select p.id as number, p.type, p.title, p.content, p.document, p.slug as address, p.easy_content as "easyEnglish", p.content_warning as "contentWarning",
        p.feeling, p.tags, p.audience, p.reading_seconds as "readingSeconds", p.reading_grade as "readingGrade",
        p.likes_count as likes, p.comments_count as comments, ${isoTime('p.created_at')} as "postedAt",
        ${isoTime('p.edited_at')} as "editedAt", ${isoTime('p.deleted_at')} as "deletedAt", ${isoTime('p.hidden_at')} as "hiddenAt",
        (select json_agg(json_build_object('title', v.title, 'content', v.content, 'document', v.document, 'contentWarning', v.content_warning,
          'audience', v.audience, 'tags', v.tags, 'writtenAt', ${isoTime('v.created_at')}) order by v.version)
          from post_versions v where v.post_id = p.id) as "earlierWordings"
      from posts p where p.author_id = $1 order by p.id`,
  },
  {
    name: 'comments',
    title: 'Comments',
    about: 'Your comments on posts.',
    text: `select id as number, post_id as "postNumber", number as place, content, document, ${isoTime('created_at')} as "writtenAt",
        ${isoTime('edited_at')} as "editedAt", ${isoTime('deleted_at')} as "deletedAt", ${isoTime('hidden_at')} as "hiddenAt"
      from comments where author_id = $1 order by id`,
  },
  {
    name: 'likes',
    title: 'Likes',
    about: 'Posts you liked.',
    text: `select post_id as "postNumber", ${isoTime('created_at')} as "likedAt" from likes where user_id = $1 order by post_id`,
  },
  {
    name: 'saved',
    title: 'Saved posts',
    about: 'Posts you saved. Only you can see these.',
    text: `select post_id as "postNumber", ${isoTime('created_at')} as "savedAt" from saves where user_id = $1 order by post_id`,
  },
  {
    name: 'descriptions',
    title: 'Descriptions for others',
    about: 'Descriptions you offered for other members’ pictures.',
    text: `select media_id as "pictureNumber", text, status, ${isoTime('created_at')} as "offeredAt"
      from description_offers where author_id = $1 order by id`,
  },
] as const;

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
  export: async ({ query, userId }) => {
    const uploads = await query<Upload>('', uploadsSql, [userId]);
    const parts = [];
    for (const { text, ...section } of sections) {
      parts.push({ ...section, rows: await query<Record<string, unknown>>('', text, [userId]) });
    }
    return [
      ...parts,
      {
        name: 'media',
        title: 'Pictures and clips',
        about: 'Your uploads, with their descriptions.',
        files: uploads.flatMap(filesOf),
        rows: await query<Record<string, unknown>>(
          '',
          `select id as number, post_id as "postNumber", position, kind, type, width, height, seconds, alt as description,
             decorative, wants_description as "askedOthersToDescribe", ${isoTime('created_at')} as "uploadedAt"
           from media where uploader_id = $1 order by id`,
          [userId],
        ),
      },
    ];
  },
  erase: async ({ query, userId, now }) => {
    const files = keysOf(
      await query<FileKeys>('', `select ${fileKeyColumns} from media where uploader_id = $1`, [userId]),
    );
    await query(
      '',
      `update posts p set likes_count = p.likes_count - 1
       where p.author_id <> $1 and exists (select 1 from likes h where h.post_id = p.id and h.user_id = $1)`,
      [userId],
    );
    await query(
      '',
      `update posts p set comments_count = p.comments_count - mine.count from (
         select c.post_id as id, count(*)::int as count from comments c
         where c.author_id = $1 and c.deleted_at is null and c.hidden_at is null group by c.post_id) mine
       where p.id = mine.id`,
      [userId],
    );
    // Words are forgotten that no open post has: so these posts are shut first.
    const posts = await query<{ id: number }>(
      '',
      'update posts set deleted_at = coalesce(deleted_at, $2::timestamptz) where author_id = $1 returning id',
      [userId, now.toISOString()],
    );
    for (const { id } of posts) await forgetWords(query, id);
    await query('', 'delete from posts where author_id = $1', [userId]);
    return files;
  },
};
