import { isoTime } from '#platform/server/keyset.ts';
import type { DataFile, PersonalData } from '#platform/server/personal-data.ts';
import { handOn } from './hand-on.ts';

export const personalData: PersonalData = {
  columns: {
    'space_members.user_id': 'goes',
    'space_members.invited_by': 'loses the person',
    'birth_years.user_id': 'goes',
    'space_posts.author_id': 'goes',
    'space_comments.author_id': 'goes',
    'space_likes.user_id': 'goes',
    'space_pictures.owner_id': 'goes',
    'space_files.owner_id': 'goes',
  },
  fileColumns: ['space_pictures.file_key', 'space_pictures.small_key', 'space_files.file_key'],
  export: async ({ query, userId }) => {
    const list = (text: string) => query<Record<string, unknown>>('', text, [userId]);
    const pictures = await query<DataFile>(
      '',
      `select file_key as key, id || '.webp' as name from space_pictures where owner_id = $1 order by id`,
      [userId],
    );
    const files = await query<DataFile>(
      '',
      `select file_key as key, id || '-' || name as name from space_files where owner_id = $1 order by id`,
      [userId],
    );
    return [
      {
        name: 'groups-and-communities',
        title: 'Groups and communities',
        about: 'Those that you are in, were in, or asked to join. Other members’ copies do not have this.',
        rows: await list(
          `select s.name, s.kind, m.state, m.role, m.alias as "yourNameThere", m.answers, m.reason as "reasonOfTheAnswer", m.muted,
             ${isoTime('m.asked_at')} as "askedAt", ${isoTime('m.joined_at')} as "joinedAt", ${isoTime('m.left_at')} as "leftAt"
           from space_members m join spaces s on s.id = m.space_id where m.user_id = $1 order by s.id`,
        ),
      },
      {
        name: 'group-posts',
        title: 'What you wrote in groups and communities',
        about: 'Posts that you have not deleted, with their pictures.',
        files: pictures,
        rows: await list(
          `select p.id as number, s.name as "in", p.kind, p.content, p.content_warning as "contentWarning",
             ${isoTime('p.created_at')} as at, ${isoTime('p.edited_at')} as "editedAt"
           from space_posts p join spaces s on s.id = p.space_id
           where p.author_id = $1 and (p.deleted_at is null or p.removed_at is not null) order by p.id`,
        ),
      },
      {
        name: 'group-comments',
        title: 'Your comments in groups and communities',
        about: 'Comments that you have not deleted.',
        rows: await list(
          `select c.post_id as "postNumber", c.content, ${isoTime('c.created_at')} as at from space_comments c
           where c.author_id = $1 and (c.deleted_at is null or c.removed_at is not null) order by c.id`,
        ),
      },
      {
        name: 'group-likes',
        title: 'Posts in groups and communities that you like',
        about: 'By the number of the post.',
        rows: await list(
          `select post_id as "postNumber", ${isoTime('created_at')} as at from space_likes where user_id = $1 order by post_id`,
        ),
      },
      {
        name: 'group-pictures',
        title: 'Pictures that you put into groups and communities',
        about: 'How you described them; the files are with your posts.',
        rows: await list(
          'select id as number, post_id as "postNumber", alt from space_pictures where owner_id = $1 order by id',
        ),
      },
      {
        name: 'group-files',
        title: 'Files that you put into groups and communities',
        about: 'With what you said about them.',
        files,
        rows: await list(
          'select id as number, name, type, bytes, about, transcript from space_files where owner_id = $1 order by id',
        ),
      },
      {
        name: 'birth-year',
        title: 'Your year of birth',
        about: 'You gave it to join a group with an age limit. It’s never shown to anyone.',
        rows: await list(`select year, ${isoTime('given_at')} as "givenAt" from birth_years where user_id = $1`),
      },
    ];
  },
  erase: async ({ query, emit, userId }) => {
    await handOn(query, emit, userId);
    const rows = await query<{ key: string }>(
      '',
      `select f.file_key as key from space_pictures f where f.owner_id = $1
       union all select f.small_key from space_pictures f where f.owner_id = $1
       union all select f.file_key from space_files f where f.owner_id = $1`,
      [userId],
    );
    return rows.map(({ key }) => key);
  },
};
