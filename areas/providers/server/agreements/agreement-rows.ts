import { sql } from 'kysely';
import { notBlocked } from '#areas/people/server/public.ts';
import { exactTime, isoTime } from '#platform/server/keyset.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import { from } from '../from.ts';

export const agreementRows = () =>
  from
    .selectFrom('provider_agreements as a')
    .leftJoin('providers as p', 'p.id', 'a.provider_id')
    .select([
      'a.id',
      'a.user_id as userId',
      'a.provider_id as providerId',
      'a.words_sealed as wordsSealed',
      'a.shared_sealed as sharedSealed',
      'a.version',
    ])
    .select((e) => [
      e.fn.coalesce('p.business_name', 'a.gone_name').as('businessName'),
      // Of a listing that is gone, its own clock no longer counts.
      sql<string>`coalesce(${e.ref('p.zone')}, 'Australia/Sydney')`.as('zone'),
      isoTime(e.ref('a.created_at')).as('createdAt'),
      isoTime(e.ref('a.updated_at')).as('updatedAt'),
      exactTime(e.ref('a.updated_at')).as('exactly'),
      isoTime(e.ref('a.shared_at')).as('sharedAt'),
      sql<boolean>`coalesce(${e.ref('a.shared_at')} < ${e.ref('a.updated_at')}, false)`.as('changedSince'),
    ]);

export const agreementById = statement((v: { id: number }) => agreementRows().where('a.id', '=', v.id));
/** One that was shared, for someone who may meet its member. */
export const sharedAgreement = statement((v: { id: number; viewer: number }) =>
  agreementRows()
    .where('a.id', '=', v.id)
    .where('a.shared_at', 'is not', null)
    .where((e) => notBlocked(v.viewer, e.ref('a.user_id'))),
);
export const lockedAgreement = statement((v: { id: number }) =>
  from.selectFrom('provider_agreements').select(['id', 'version']).where('id', '=', v.id).forUpdate(),
);
export type AgreementRow = RowOf<typeof agreementById>;
