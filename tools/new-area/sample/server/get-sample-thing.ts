import type { Handler } from '#platform/server/area.ts';
import type { getSampleThing as contract } from '../contract.ts';
import { readSampleThing } from './view.ts';

export const getSampleThing: Handler<typeof contract> = ({ input, principal, query }) =>
  readSampleThing(query, principal, input.id);
