import { assertOpen, type RawSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { addPlaceNote as contract } from '../../contract.ts';
import { limits } from '../../pure/options.ts';
import { readPlaceNote } from './place-note-sql.ts';

export const addPlaceNote: Handler<typeof contract, RawSpace> = async ({ input, principal, found, query, now }) => {
  assertOpen(found);
  const [{ count } = { count: 0 }] = await query<{ count: number }>(
    'place-notes-count',
    'select count(*)::int as count from place_notes where space_id = $1::int',
    [input.id],
  );
  if (count >= limits.notes)
    throw problem.conflict(`A community keeps up to ${limits.notes} places. Delete one first.`);
  const [row] = await query<{ id: number }>(
    'place-note-add',
    `insert into place_notes (space_id, name, whereabouts, added_by, created_at)
     values ($1::int, $2, $3, $4::int, $5::timestamptz) on conflict do nothing returning id`,
    [input.id, input.name.trim(), input.where, principal.id, now.toISOString()],
  );
  if (!row) {
    throw problem.invalid([
      { field: 'name', rule: 'taken', message: 'A place with this name already exists. Measure there.' },
    ]);
  }
  return readPlaceNote(
    { query, viewerId: principal.id, spaceId: input.id, mayRun: found.role !== 'member', now },
    row.id,
  );
};
