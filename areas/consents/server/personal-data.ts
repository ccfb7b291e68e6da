import { sql } from 'kysely';
import { isoTime } from '#platform/server/keyset.ts';
import { nothingMore, type PersonalData } from '#platform/server/personal-data.ts';
import { once } from '#platform/server/statement.ts';
import { from } from './from.ts';

export const personalData: PersonalData = {
  columns: { 'consents.user_id': 'goes', 'joining_agreements.user_id': 'goes', 'age_checks.user_id': 'goes' },
  export: async ({ query, userId }) => [
    {
      name: 'consents',
      title: 'What you agreed to',
      about: 'Each time you gave or withdrew a consent, and the texts that stood when you joined.',
      rows: [
        ...(await query(
          once(
            from
              .selectFrom('joining_agreements')
              .select((e) => [
                sql.lit('joining').as('purpose'),
                sql<string>`${e.ref('terms')}::text`.as('termsOf'),
                sql<string>`${e.ref('guidelines')}::text`.as('guidelinesOf'),
                isoTime(e.ref('at')).as('at'),
              ])
              .where('user_id', '=', userId),
          ),
        )),
        ...(await query(
          once(
            from
              .selectFrom('consents')
              .select((e) => ['purpose', 'given', 'version', isoTime(e.ref('at')).as('at')])
              .where('user_id', '=', userId)
              .orderBy('id'),
          ),
        )),
      ],
    },
  ],
  erase: nothingMore,
};
