import type { Handler } from '#platform/server/area.ts';
import type { unmarkResourceHelpful as contract } from '../contract.ts';
import { removeMark } from './marks.ts';

export const unmarkResourceHelpful: Handler<typeof contract> = async ({ input, principal, query }) => ({
  id: input.id,
  helpful: await removeMark(query, 'resource_helpful', input.id, principal.id),
  helpfulByMe: false,
});
