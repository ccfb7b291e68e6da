import { sql } from 'kysely';
import { person, personOf } from '#areas/people/server/public.ts';
import { abnText } from '#platform/contract/business-numbers.ts';
import type { Handler } from '#platform/server/area.ts';
import { exactTime, isoTime, oldest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import { statement } from '#platform/server/statement.ts';
import type { listProviderClaims as contract } from '../../contract.ts';
import { from } from '../from.ts';

const waiting = statement((v: { at: string; atId: number; limit: number }) =>
  from
    .selectFrom('provider_claims as c')
    .innerJoin('providers as p', 'p.id', 'c.provider_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select((e) => [
      'c.id as claimId',
      'c.provider_id as providerId',
      'p.business_name as businessName',
      'p.abn',
      'c.words',
      'c.version',
      isoTime(e.ref('c.asked_at')).as('askedAt'),
      exactTime(e.ref('c.asked_at')).as('exactly'),
      sql<number[]>`array(select f.id from provider_claim_files f where f.claim_id = c.id order by f.id)`.as('files'),
    ])
    .select(person('u'))
    .where('c.state', '=', 'waiting')
    .where((e) => sql<boolean>`(${e.ref('c.asked_at')}, ${e.ref('c.id')}) > (${v.at}::timestamptz, ${v.atId}::int)`)
    .orderBy('c.asked_at')
    .orderBy('c.id')
    .limit(v.limit),
);

export const listProviderClaims: Handler<typeof contract> = async ({ input, query }) => {
  const { at, id: atId } = readKeyset(input.cursor, oldest);
  const rows = await query(waiting, { at, atId, limit: input.limit + 1 });
  return pageOf(
    rows,
    input.limit,
    ({ claimId, providerId, businessName, abn, words, version, askedAt, files, id, displayName, username }) => ({
      id: claimId,
      providerId,
      businessName,
      abn: abnText(abn),
      by: personOf({ id, displayName, username }),
      words,
      files,
      askedAt,
      version,
    }),
    ({ exactly, claimId }) => ({ at: exactly, id: claimId }),
  );
};
