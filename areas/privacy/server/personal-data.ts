import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const personalData: PersonalData = {
  columns: { 'data_exports.user_id': 'goes' },
  fileColumns: ['data_exports.file_key'],
  export: async ({ query, userId }) => [
    {
      name: 'copies',
      title: 'Copies of your data',
      about: 'When you asked for a copy such as this one. Rows of copies go after 30 days.',
      rows: await query(
        '',
        `select status, ${isoTime('asked_at')} as "askedAt", ${isoTime('expires_at')} as until from data_exports
         where user_id = $1 order by id`,
        [userId],
      ),
    },
  ],
  erase: async ({ query, userId }) => {
    const rows = await query<{ fileKey: string }>(
      '',
      'select file_key as "fileKey" from data_exports where user_id = $1 and file_key is not null',
      [userId],
    );
    return rows.map(({ fileKey }) => fileKey);
  },
};
