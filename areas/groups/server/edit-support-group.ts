import { type RawSpace, saveSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { editSupportGroup as contract } from '../contract.ts';
import { readGroup } from './group-sql.ts';

export const editSupportGroup: Handler<typeof contract, RawSpace> = async ({
  input,
  principal,
  found: space,
  query,
}) => {
  await saveSpace(query, space, input, input.version);
  await query('save-support-group', 'update support_groups set category = $2 where space_id = $1::int', [
    input.id,
    input.category,
  ]);
  return readGroup(query, principal.id, input.id);
};
