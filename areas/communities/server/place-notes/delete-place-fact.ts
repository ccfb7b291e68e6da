import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { deletePlaceFact as contract } from '../../contract.ts';
import { mustWriteIn } from '../in-community.ts';

export const deletePlaceFact: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { role } = await mustWriteIn(query, principal.id, input.id);
  const [row] = await query<{ measuredBy: number | null }>(
    'place-fact-measurer',
    `select f.measured_by as "measuredBy" from place_facts f join place_notes p on p.id = f.place_id
     where f.id = $1::int and p.id = $2::int and p.space_id = $3::int
       and f.removed_at is null and p.removed_at is null`,
    [input.factId, input.placeId, input.id],
  );
  if (!row) throw problem.notFound();
  if (row.measuredBy !== principal.id && role === 'member')
    throw problem.refused('You can only delete your own measurements.');
  await query('place-fact-delete', 'delete from place_facts where id = $1::int', [input.factId]);
  return {};
};
