import type { Handler } from '#platform/server/area.ts';
import type { suggestCommunityPlaces as contract } from '../../contract.ts';
import { suggestPlaces } from '../places/places.ts';

export const suggestCommunityPlaces: Handler<typeof contract> = async ({ input }) => suggestPlaces(input.q, 8);
