import { subjectOf } from '#areas/account/server/public.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';

export const personalData: PersonalData = {
  columns: {
    'audit_log.actor_id':
      'stays: each entry is sealed by the one after it, and the record of decisions protects others. A number alone is left.',
  },
  export: async ({ query, userId }) => [
    {
      name: 'record',
      title: 'Entries in the record of decisions',
      about: 'Your recorded actions, and what was recorded about your account.',
      rows: await query(
        '',
        `select ${isoTime('a.at')} as at, a.action, a.subject, a.detail, a.actor_id = $1 as "byYou"
         from audit_log a where a.actor_id = $1 or a.subject = $2 order by a.id`,
        [userId, subjectOf(userId)],
      ),
    },
  ],
  erase: nothingMore,
};
