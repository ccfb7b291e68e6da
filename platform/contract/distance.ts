export interface Spot {
  readonly lat: number;
  readonly lng: number;
}

const earthKm = 6371;
const radians = Math.PI / 180;

/** Along the surface of the earth, in kilometres. */
export function kilometres(a: Spot, b: Spot): number {
  const lat = Math.sin(((b.lat - a.lat) * radians) / 2);
  const lng = Math.sin(((b.lng - a.lng) * radians) / 2);
  const h = lat * lat + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * lng * lng;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Everything within a distance lies in this box; its corners are further away. Good for where people live. */
export function boxAround({ lat, lng }: Spot, km: number): Box {
  const up = km / earthKm / radians;
  const aside = up / Math.max(0.1, Math.cos(lat * radians));
  return { south: lat - up, north: lat + up, west: lng - aside, east: lng + aside };
}

/** Words for a distance from the middle of a postcode: nearer than a kilometre says no more than that. */
export const distanceWords = (km: number): string => (km < 1 ? 'Less than 1 km away' : `${Math.round(km)} km away`);
