import type { Handler } from '#platform/server/area.ts';
import type { getSpaceSharing as contract } from '../../contract.ts';
import { sharingOf } from './sharing.ts';

export const getSpaceSharing: Handler<typeof contract> = ({ input, principal, query }) =>
  sharingOf(query, input.id, principal.id);
