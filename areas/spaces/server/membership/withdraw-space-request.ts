import type { Handler } from '#platform/server/area.ts';
import { type withdrawSpaceRequest as contract, spaceStandingChanged } from '../../contract.ts';
import { runnersOf } from '../asking.ts';
import { readSpace } from '../rules.ts';
import type { RawSpace } from '../space-sql.ts';

/** A request that was answered in the meantime stays as it was answered. */
export const withdrawSpaceRequest: Handler<typeof contract, RawSpace> = async ({
  input,
  principal,
  found: space,
  query,
  emit,
  now,
}) => {
  const gone = await query(
    'withdraw-space-request',
    `update space_members set state = 'left', answers = '[]', left_at = $3::timestamptz, version = version + 1
     where space_id = $1::int and user_id = $2::int and state = 'requested' returning 1`,
    [input.id, principal.id, now.toISOString()],
  );
  if (gone.length > 0) {
    const to = [principal.id, ...(await runnersOf(query, input.id))];
    await emit(spaceStandingChanged, { spaceId: input.id, kind: space.kind, to, news: null });
  }
  return readSpace(query, principal.id, input.id, principal.for);
};
