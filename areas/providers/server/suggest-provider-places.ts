import type { Handler } from '#platform/server/area.ts';
import { suggestPlaces } from '#platform/server/australia/places.ts';
import type { suggestProviderPlaces as contract } from '../contract.ts';

export const suggestProviderPlaces: Handler<typeof contract> = async ({ input }) => suggestPlaces(input.q, 8);
