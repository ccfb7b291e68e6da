import type { RawSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { listPlaceNotes as contract } from '../../contract.ts';
import { readPlaceNotes } from './place-note-sql.ts';

export const listPlaceNotes: Handler<typeof contract, RawSpace> = async ({
  input,
  principal,
  found: { role, state },
  query,
  now,
}) => {
  const mayRun = state === 'member' && role !== 'member';
  return readPlaceNotes({ query, viewerId: principal.id, spaceId: input.id, mayRun, now });
};
