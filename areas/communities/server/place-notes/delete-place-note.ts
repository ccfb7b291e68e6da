import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { deletePlaceNote as contract } from '../../contract.ts';
import { mustWriteIn } from '../in-community.ts';
import { readPlaceNote } from './place-note-sql.ts';

export const deletePlaceNote: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const { role } = await mustWriteIn(query, principal.id, input.id);
  const looking = { query, viewerId: principal.id, spaceId: input.id, mayRun: role !== 'member', now };
  const { mayDelete } = await readPlaceNote(looking, input.placeId);
  if (!mayDelete) throw problem.refused('Others have measured here. Ask those who run the community.');
  await query('place-note-delete', 'delete from place_notes where id = $1::int', [input.placeId]);
  return {};
};
