import type { Handler } from '#platform/server/area.ts';
import type { unverifyResource as contract } from '../../contract.ts';
import { decide } from './decide.ts';

export const unverifyResource: Handler<typeof contract> = async ({ input, principal, query }) => {
  const { resource } = await decide({
    query,
    principal,
    id: input.id,
    states: ['published'],
    set: 'is_verified = false, verified_at = null, verified_by = null, review_by = null',
    otherwise: 'It is not in the library.',
  });
  return resource;
};
