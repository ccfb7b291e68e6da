import type { Handler } from '#platform/server/area.ts';
import type { markResourceHelpful as contract } from '../contract.ts';
import { addMark } from './marks.ts';

export const markResourceHelpful: Handler<typeof contract> = async ({ input, principal, query, now }) => ({
  id: input.id,
  helpful: await addMark(query, 'resource_helpful', input.id, principal.id, now),
  helpfulByMe: true,
});
