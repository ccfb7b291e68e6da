import type { z } from 'zod';
import type { EventShape } from '#platform/contract/operation.ts';

/** Writes an event into the running transaction; reactions and open browsers hear of it after commit. */
export type Emit = <E extends EventShape>(event: E, payload: z.input<E['payload']>) => Promise<void>;
