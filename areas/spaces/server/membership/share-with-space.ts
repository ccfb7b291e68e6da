import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { shareWithSpace as contract } from '../../contract.ts';
import type { RawSpace } from '../space-sql.ts';
import { shareNeeds, sharingOf } from './sharing.ts';

export const shareWithSpace: Handler<typeof contract, RawSpace> = async ({
  input,
  principal,
  found: space,
  query,
  services,
  now,
}) => {
  if (space.role === 'owner') throw problem.conflict('You own it, so there is no one to share with.');
  await shareNeeds({ query, config: services.config, now }, space, principal.id, input.itemIds);
  return sharingOf(query, input.id, principal.id);
};
