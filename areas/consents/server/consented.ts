import { sql } from 'kysely';
import { asText, type Given } from '#platform/server/statement.ts';
import { type Purpose, wordsOf } from '../pure/consents.ts';
import { from } from './from.ts';

/** This member agrees now, to the words of today. Without a row nobody has agreed to anything. */
export const hasConsented = (purpose: Purpose, member: Given<number>) =>
  sql<boolean>`coalesce(${from
    .selectFrom('consents')
    .select((e) => e.and([e('given', '=', true), e('version', '=', wordsOf(purpose).version)]).as('given'))
    .where('consents.user_id', '=', member)
    .where('consents.purpose', '=', purpose)
    .orderBy('consents.id', 'desc')
    .limit(sql.lit(1))}, false)`;

export const consentedText = asText((part, purpose: Purpose, member: string) =>
  hasConsented(purpose, part<number>(member)),
);
