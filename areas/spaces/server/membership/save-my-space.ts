import { detachAll, detachPassport } from '#areas/passport/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { saveMySpace as contract } from '../../contract.ts';
import { assertAliasFree } from '../aliases.ts';
import { readSpace } from '../rules.ts';
import type { RawSpace } from '../space-sql.ts';
import { passportTarget } from './sharing.ts';

/** With another name comes another number: nothing of the old one leads to the new. */
export const saveMySpace: Handler<typeof contract, RawSpace> = async ({ input, principal, found: space, query }) => {
  const { id, muted, alias } = input;
  if (muted !== undefined) {
    await query(
      'mute-space',
      'update space_members set muted = $3::boolean where space_id = $1::int and user_id = $2::int',
      [id, principal.id, muted],
    );
  }
  if (alias !== undefined && alias !== space.alias) {
    if (space.nameFixed) {
      const message = 'You’ve already written here, so you can’t change the name you used.';
      throw problem.invalid([{ field: 'alias', rule: 'fixed', message }]);
    }
    await assertAliasFree(query, space, principal.id, alias);
    await query(
      'save-space-alias',
      `update space_members set alias = $3, no = 1 + floor(random() * 2147483645)::integer, version = version + 1
       where space_id = $1::int and user_id = $2::int`,
      [id, principal.id, alias],
    );
    // The owner would know who is behind the other name, and members who share with an owner are told who that is.
    if (alias !== '' && space.role === 'owner') await detachAll(query, [passportTarget(id)]);
    else if (alias !== '') await detachPassport(query, principal.id, passportTarget(id));
  }
  return readSpace(query, principal.id, id);
};
