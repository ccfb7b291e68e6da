import { assertOpen, type RawSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { deletePlaceFact as contract } from '../../contract.ts';

export const deletePlaceFact: Handler<typeof contract, RawSpace> = async ({ input, found, query }) => {
  assertOpen(found);
  await query('place-fact-delete', 'delete from place_facts where id = $1::int', [input.factId]);
  return {};
};
