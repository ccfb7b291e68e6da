import { isoTime } from '#platform/server/keyset.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { actionWords, openWords } from './evidence.ts';
import { savedFilters } from './filter-sql.ts';

export const personalData: PersonalData = {
  columns: {
    'reports.reporter_id': 'loses the person',
    'reports.reported_user_id': 'loses the person',
    'reports.moderator_id': 'loses the person',
    'moderation_cases.subject_user_id': 'loses the person',
    'moderation_cases.taken_by_id': 'loses the person',
    'moderation_cases.decided_by_id': 'loses the person',
    'moderation_actions.moderator_id': 'loses the person',
    'moderation_actions.target_user_id': 'loses the person',
    'moderation_actions.agreed_by_id': 'loses the person',
    'appeals.user_id': 'goes',
    'appeals.decided_by_id': 'loses the person',
    'content_flags.resolved_by_id': 'loses the person',
    'suspensions.user_id': 'goes',
    'moderation_filters.user_id': 'goes',
  },
  // Reports about the member are not here: they would tell who made them.
  export: async ({ query, userId, config }) => {
    const decisions = await query<{ number: number; snapshot: string | null }>(
      '',
      `select a.id as number, a.action_type as "decision", a.reason, a.severity, a.snapshot, ${isoTime('a.created_at')} as at,
         ${isoTime('a.expires_at')} as until, p.words as appeal, p.status as "appealStatus", p.answer as "appealAnswer"
       from moderation_actions a left join appeals p on p.action_id = a.id where a.target_user_id = $1 order by a.id`,
      [userId],
    );
    return [
      {
        name: 'reports',
        title: 'Reports that you made',
        about: 'What you reported, why, and the outcome.',
        rows: await query(
          '',
          `select id as number, content_type as "contentType", content_id as "contentNumber", reason, description, status,
             resolution, ${isoTime('created_at')} as "reportedAt", ${isoTime('resolved_at')} as "decidedAt"
           from reports where reporter_id = $1 order by id`,
          [userId],
        ),
      },
      {
        name: 'decisions',
        title: 'Decisions about you',
        about: 'Decisions moderators made about you, what you wrote that they were about, and your appeals.',
        rows: decisions.map(({ snapshot, ...row }) => ({
          ...row,
          words: openWords(actionWords, config, row.number, snapshot),
        })),
      },
      {
        name: 'moderation-filters',
        title: 'Filters that you saved',
        about: 'Filters of the reports queue that you saved as a moderator. Only you can see these.',
        rows: await query(savedFilters, { userId }),
      },
    ];
  },
  erase: async ({ query, userId }) => {
    // What was reported, the reason and the decision stay for the safety of others; anybody's own words do not.
    await query('', 'update reports set reporter_id = null, description = null where reporter_id = $1', [userId]);
    await query('', 'update reports set moderator_id = null, moderator_notes = null where moderator_id = $1', [userId]);
    await query('', 'update moderation_cases set subject_user_id = null, snapshot = null where subject_user_id = $1', [
      userId,
    ]);
    await query('', 'update moderation_cases set decided_by_id = null, notes = null where decided_by_id = $1', [
      userId,
    ]);
    await query('', 'update moderation_actions set target_user_id = null, snapshot = null where target_user_id = $1', [
      userId,
    ]);
    await query('', `update moderation_actions set moderator_id = null, reason = '' where moderator_id = $1`, [userId]);
    await query('', `update appeals set decided_by_id = null, answer = '' where decided_by_id = $1`, [userId]);
    return [];
  },
};
