import type { ThingAsItIs } from '#platform/server/reportable.ts';
import type { CasePicture } from '../contract.ts';

/** What was taken down is shown to nobody. */
export const picturesOf = (thing: ThingAsItIs | undefined): CasePicture[] =>
  thing && !thing.removed ? [...(thing.pictures ?? [])] : [];
