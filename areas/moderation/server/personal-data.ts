import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

export const personalData: PersonalData = {
  columns: {
    'reports.reporter_id': 'loses the person',
    'reports.reported_user_id': 'loses the person',
    'reports.moderator_id': 'loses the person',
  },
  // Reports about the member are not here: they would tell who made them.
  export: async ({ query, userId }) => [
    {
      name: 'reports',
      title: 'Reports that you made',
      about: 'What you reported, why, and what came of it.',
      rows: await query(
        '',
        `select id as number, content_type as "contentType", content_id as "contentNumber", reason, description, status,
           resolution, ${isoTime('created_at')} as "reportedAt", ${isoTime('resolved_at')} as "decidedAt"
         from reports where reporter_id = $1 order by id`,
        [userId],
      ),
    },
  ],
  erase: async ({ query, userId }) => {
    // What was reported, the reason and the decision stay for the safety of others; the reporter's own words do not.
    await query('', 'update reports set reporter_id = null, description = null where reporter_id = $1', [userId]);
    await query('', 'update reports set moderator_id = null, moderator_notes = null where moderator_id = $1', [userId]);
    return [];
  },
};
