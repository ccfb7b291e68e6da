import type { Handler } from '#platform/server/area.ts';
import type { listWellnessHelpers as contract } from '../../contract/helpers.ts';
import { helpersView } from './helpers.ts';

export const listWellnessHelpers: Handler<typeof contract> = ({ query, principal }) => helpersView(query, principal.id);
