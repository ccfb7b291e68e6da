/** What other areas' servers may use of communities: where places are, and how far apart. */
export { boxAround, kilometres, type Spot } from '../pure/distance.ts';
export { findPlace } from './places/places.ts';
