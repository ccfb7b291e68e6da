import { type RawSpace, saveSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { editCommunity as contract } from '../contract.ts';
import { readCommunity } from './get-community.ts';
import { rowOf } from './written.ts';

export const editCommunity: Handler<typeof contract, RawSpace> = async ({ input, principal, found: space, query }) => {
  const { id, version, ...content } = input;
  const row = rowOf(content);
  await saveSpace(query, space, content, version);
  await query(
    'save-community',
    `update communities set type = $2, suburb = $3, postcode = $4, state = $5, place = $6, meeting_frequency = $7,
       features = $8::text[], contacts = $9::jsonb, lat = $10::float8, lng = $11::float8 where space_id = $1::int`,
    [id, ...row],
  );
  return readCommunity(query, principal.id, id);
};
