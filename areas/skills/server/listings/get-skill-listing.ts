import type { Handler } from '#platform/server/area.ts';
import type { getSkillListing as contract } from '../../contract.ts';
import { readListing } from './view.ts';

export const getSkillListing: Handler<typeof contract> = ({ input, principal, query }) =>
  readListing(query, principal, input.id);
