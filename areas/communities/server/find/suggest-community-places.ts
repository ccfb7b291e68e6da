import type { Handler } from '#platform/server/area.ts';
import { suggestPlaces } from '#platform/server/australia/places.ts';
import type { suggestCommunityPlaces as contract } from '../../contract.ts';

export const suggestCommunityPlaces: Handler<typeof contract> = async ({ input }) => suggestPlaces(input.q, 8);
