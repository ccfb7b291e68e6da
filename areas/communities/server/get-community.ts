import type { Space } from '#areas/spaces/contract.ts';
import { type RawSpace, readSpace, spaceView } from '#areas/spaces/server/public.ts';
import type { Handler } from '#platform/server/area.ts';
import { isSuburbOf } from '#platform/server/australia/places.ts';
import type { Query } from '#platform/server/db.ts';
import { problem } from '#platform/server/problem.ts';
import type { CommunityDetail, getCommunity as contract } from '../contract.ts';
import { communityView, findCommunity, isOpenTo } from './community-sql.ts';

async function detailOf(query: Query, viewerId: number, space: Space): Promise<CommunityDetail> {
  const raw = await findCommunity(query, viewerId, space.id);
  if (!raw) throw problem.notFound();
  const { lat, lng } = raw;
  if (!isOpenTo(raw)) return { ...communityView(raw), space: asked(space), placeUnsure: false, spot: null };
  return {
    ...communityView(raw),
    space,
    placeUnsure: isSuburbOf(raw.suburb, raw.postcode) === false,
    spot: lat === null || lng === null ? null : { lat, lng },
  };
}

/** What somebody needs who asks to join; when it began and was last used, and its rules, are for its members. */
const asked = (space: Space): Space => ({
  ...space,
  guidelines: '',
  norms: { altText: false, captions: false, weeklySummary: false },
  runOnly: [],
  lastActiveAt: null,
  createdAt: null,
});

export const readCommunity = async (query: Query, viewerId: number, id: number): Promise<CommunityDetail> =>
  detailOf(query, viewerId, await readSpace(query, viewerId, id));

export const getCommunity: Handler<typeof contract, RawSpace> = ({ found, principal, query }) =>
  detailOf(query, principal.id, spaceView(found));
