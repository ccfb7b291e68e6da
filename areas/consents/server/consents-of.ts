import type { Query } from '#platform/server/db.ts';
import { isoTime } from '#platform/server/keyset.ts';
import type { Consent, Consents } from '../contract.ts';
import { consentWords } from '../pure/consents.ts';

type Row = Consent['history'][number] & { purpose: string };

export async function consentsOf(query: Query, userId: number): Promise<Consents> {
  const rows = await query<Row>(
    'consents',
    `select purpose, given, version, ${isoTime('at')} as at from consents where user_id = $1 order by id desc`,
    [userId],
  );
  const [joined] = await query<{ at: string | null; terms: string; guidelines: string; age: Consents['age'] }>(
    'consents-joining',
    `select ${isoTime('j.at')} as at, j.terms::text as terms, j.guidelines::text as guidelines,
       (select json_build_object('atLeast', a.at_least, 'checkedOn', a.checked_on::text, 'method', a.method)
         from age_checks a where a.user_id = $1) as age
     from (select 1) one left join joining_agreements j on j.user_id = $1`,
    [userId],
  );
  return {
    consents: consentWords.map(({ purpose, version }) => {
      const history = rows
        .filter((row) => row.purpose === purpose)
        .map(({ given, version: read, at }) => ({ given, version: read, at }));
      const [latest] = history;
      return { purpose, version, given: latest?.given === true && latest.version === version, history };
    }),
    joining: joined?.at ? { at: joined.at, terms: joined.terms, guidelines: joined.guidelines } : null,
    age: joined?.age ?? null,
  };
}
