import { readSpace } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { CommunityDetail, getCommunity as contract } from '../contract.ts';
import { communityView, findCommunity, isOpenTo } from './community-sql.ts';
import { isSuburbOf } from './places/places.ts';

export async function readCommunity(query: Query, viewerId: number, id: number): Promise<CommunityDetail> {
  const raw = await findCommunity(query, viewerId, id);
  if (!raw) throw problem.notFound();
  const { lat, lng } = raw;
  const space = await readSpace(query, viewerId, id);
  if (!isOpenTo(raw)) return { ...communityView(raw), space, placeUnsure: false, spot: null };
  return {
    ...communityView(raw),
    space,
    placeUnsure: isSuburbOf(raw.suburb, raw.postcode) === false,
    spot: lat === null || lng === null ? null : { lat, lng },
  };
}

export const getCommunity: Handler<typeof contract> = ({ input, actor, query }) =>
  readCommunity(query, actor.id, input.id);
