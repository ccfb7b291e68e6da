import type { sampleThingsContract } from './sample/contract.ts';

/** The sample stands in no list of areas, so what its screens read again is known here. */
declare module '#platform/web/cache/keys.ts' {
  interface Known {
    readonly operation: (typeof sampleThingsContract)['operations'][number];
  }
}
