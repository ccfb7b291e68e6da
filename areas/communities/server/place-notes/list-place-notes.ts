import type { Handler } from '#platform/server/area.ts';
import type { listPlaceNotes as contract } from '../../contract.ts';
import { mustRead } from '../in-community.ts';
import { readPlaceNotes } from './place-note-sql.ts';

export const listPlaceNotes: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const { role, state } = await mustRead(query, principal.id, input.id);
  const mayRun = state === 'member' && role !== 'member';
  return readPlaceNotes({ query, viewerId: principal.id, spaceId: input.id, mayRun, now });
};
