import type { Handler } from '#platform/server/area.ts';
import { problem } from '#platform/server/problem.ts';
import type { getRelationshipProfile as contract } from '../../contract.ts';
import { ownProfile, profileView } from '../own-profile.ts';

export const getRelationshipProfile: Handler<typeof contract> = async ({ principal, query, services, now }) => {
  const row = await ownProfile(query, principal.id);
  if (!row) throw problem.notFound();
  return profileView(row, services.config, now);
};
