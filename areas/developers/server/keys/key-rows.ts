import { isoTime } from '#platform/server/keyset.ts';
import { type RowOf, statement } from '#platform/server/statement.ts';
import type { ApiKey } from '../../contract.ts';
import { from } from '../from.ts';

export const keyRows = () =>
  from
    .selectFrom('api_keys as k')
    .select([
      'k.id',
      'k.user_id as userId',
      'k.name',
      'k.mode',
      'k.scopes',
      'k.origins',
      'k.ending',
      'k.revoked_why as revokedWhy',
      'k.replaced_by_id as replacedById',
      'k.found_where as foundWhere',
      'k.last_used_from as lastUsedFrom',
      'k.version',
    ])
    .select((e) => [
      isoTime(e.ref('k.created_at')).as('createdAt'),
      isoTime(e.ref('k.expires_at')).as('expiresAt'),
      isoTime(e.ref('k.last_used_at')).as('lastUsedAt'),
      isoTime(e.ref('k.revoked_at')).as('revokedAt'),
    ]);

export const keyById = statement((v: { id: number }) => keyRows().where('k.id', '=', v.id));
export type KeyRow = RowOf<typeof keyById>;

function stateOf({ revokedAt, expiresAt, replacedById }: KeyRow, now: Date): ApiKey['state'] {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime()) return 'expired';
  return replacedById === null ? 'active' : 'rolled';
}

export function keyView(row: KeyRow, now: Date): ApiKey {
  const { userId: _, ...shown } = row;
  return { ...shown, prefix: `ds_${row.mode}_`, state: stateOf(row, now) };
}
