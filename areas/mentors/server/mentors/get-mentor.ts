import type { Handler } from '#platform/server/area.ts';
import type { getMentor as contract } from '../../contract.ts';
import { readMentor } from './view.ts';

export const getMentor: Handler<typeof contract> = ({ input, principal, query, now }) =>
  readMentor(query, principal.id, input.id, now);
