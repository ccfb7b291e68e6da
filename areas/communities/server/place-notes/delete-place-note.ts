import { assertOpen, type RawSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { deletePlaceNote as contract } from '../../contract.ts';

export const deletePlaceNote: Handler<typeof contract, RawSpace> = async ({ input, found, query }) => {
  assertOpen(found);
  await query('place-note-delete', 'delete from place_notes where id = $1::int', [input.placeId]);
  return {};
};
