import { isoTime } from '#platform/server/keyset.ts';
import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';

export const personalData: PersonalData = {
  columns: { 'consents.user_id': 'goes', 'joining_agreements.user_id': 'goes', 'age_checks.user_id': 'goes' },
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
  ],
  erase: nothingMore,
};
