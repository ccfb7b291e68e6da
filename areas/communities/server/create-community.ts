import { addSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { createCommunity as contract } from '../contract.ts';
import { readCommunity } from './get-community.ts';
import { rowOf } from './written.ts';

export const createCommunity: Handler<typeof contract> = async ({ input, principal, query, now }) => {
  const row = rowOf(input);
  const id = await addSpace({ query, now, actorId: principal.id }, 'community', input);
  await query(
    'add-community',
    `insert into communities (space_id, type, suburb, postcode, state, place, meeting_frequency, features, contacts, lat, lng)
     values ($1::int, $2, $3, $4, $5, $6, $7, $8::text[], $9::jsonb, $10::float8, $11::float8)`,
    [id, ...row],
  );
  return readCommunity(query, principal.id, id);
};
