import { sql } from 'kysely';
import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { Consents } from '../contract.ts';
import { consentWords } from '../pure/consents.ts';
import { from } from './from.ts';

const answers = statement((v: { userId: number }) =>
  from
    .selectFrom('consents')
    .select((e) => ['purpose', 'given', 'version', isoTime(e.ref('at')).as('at')])
    .where('user_id', '=', v.userId)
    .orderBy('id', 'desc'),
);

const joined = statement((v: { userId: number }) =>
  from
    .selectFrom('joining_agreements')
    .select((e) => [
      isoTime(e.ref('at')).as('at'),
      sql<string>`${e.ref('terms')}::text`.as('terms'),
      sql<string>`${e.ref('guidelines')}::text`.as('guidelines'),
    ])
    .where('user_id', '=', v.userId),
);

const age = statement((v: { userId: number }) =>
  from
    .selectFrom('age_checks')
    .select((e) => ['at_least as atLeast', sql<string>`${e.ref('checked_on')}::text`.as('checkedOn'), 'method'])
    .where('user_id', '=', v.userId),
);

export async function consentsOf(query: Query, userId: number): Promise<Consents> {
  const rows = await query(answers, { userId });
  const [joining = null] = await query(joined, { userId });
  const [checked = null] = await query(age, { userId });
  return {
    consents: consentWords.map(({ purpose, version }) => {
      const history = rows
        .filter((row) => row.purpose === purpose)
        .map(({ given, version: read, at }) => ({ given, version: read, at }));
      const [latest] = history;
      return { purpose, version, given: latest?.given === true && latest.version === version, history };
    }),
    joining,
    age: checked,
  };
}
