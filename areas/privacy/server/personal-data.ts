import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const personalData: PersonalData = {
  columns: { 'data_exports.user_id': 'goes', 'consents.user_id': 'goes', 'joining_agreements.user_id': 'goes' },
  fileColumns: ['data_exports.file_key'],
  export: async ({ query, userId }) => [
    {
      name: 'consents',
      title: 'What you agreed to',
      about: 'Each time you gave or withdrew a consent, and the texts that stood when you joined.',
      rows: [
        ...(await query<Record<string, unknown>>(
          '',
          `select 'joining' as purpose, terms::text as "termsOf", guidelines::text as "guidelinesOf", ${isoTime('at')} as at
           from joining_agreements where user_id = $1`,
          [userId],
        )),
        ...(await query<Record<string, unknown>>(
          '',
          `select purpose, given, version, ${isoTime('at')} as at from consents where user_id = $1 order by id`,
          [userId],
        )),
      ],
    },
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
