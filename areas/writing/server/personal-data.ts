import { isoTime } from '#platform/server/keyset.ts';
import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';
import type { DraftContent } from '../contract.ts';
import { plainText } from '../pure/walk.ts';

interface Row {
  readonly content: DraftContent;
}

export const personalData: PersonalData = {
  columns: { 'drafts.user_id': 'goes' },
  export: async ({ query, userId }) => {
    const rows = await query<Row>(
      '',
      `select id as number, kind, target_id as "targetNumber", content, version, ${isoTime('publish_at')} as "publishAt",
         ${isoTime('created_at')} as "startedAt", ${isoTime('updated_at')} as "savedAt"
       from drafts where user_id = $1 order by id`,
      [userId],
    );
    return [
      {
        name: 'drafts',
        title: 'Drafts',
        about: 'What you have begun to write and not published.',
        rows: rows.map(({ content, ...row }) => ({
          ...row,
          ...content,
          text: plainText(content.document, { descriptions: true }),
        })),
      },
    ];
  },
  erase: nothingMore,
};
