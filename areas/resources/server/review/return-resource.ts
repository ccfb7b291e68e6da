import type { Handler } from '#platform/server/area.ts';
import { type returnResource as contract, resourceReturned } from '../../contract.ts';
import { decide } from './decide.ts';

export const returnResource: Handler<typeof contract> = async ({ input, principal, query, emit }) => {
  const { resource, submitterId } = await decide({
    query,
    principal,
    id: input.id,
    version: input.version,
    states: ['pending', 'published'],
    set: 'status = $4, reason = $5, decided_by = $6::int, is_verified = false',
    values: [input.final ? 'declined' : 'returned', input.reason.trim(), principal.id],
    otherwise: 'It’s already been returned.',
  });
  if (submitterId !== null) await emit(resourceReturned, { resourceId: input.id, userId: submitterId });
  return resource;
};
