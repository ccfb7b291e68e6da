import { kilometres, type Spot } from '#platform/contract/distance.ts';
import { type City, cities } from './options.ts';

/** The general post offices. */
export const cityMiddles: Readonly<Record<City, Spot>> = {
  melbourne: { lat: -37.814, lng: 144.963 },
  brisbane: { lat: -27.468, lng: 153.028 },
  sydney: { lat: -33.868, lng: 151.207 },
  perth: { lat: -31.952, lng: 115.859 },
  adelaide: { lat: -34.927, lng: 138.6 },
};

/** How far a greater city goes, in kilometres. */
export const cityKm = 60;

/** The greater city that a spot lies in. */
export const cityAt = (spot: Spot): City | undefined =>
  cities.find((city) => kilometres(spot, cityMiddles[city]) <= cityKm);
