import { and, eq } from 'drizzle-orm';
import type { Handler } from '#platform/server/area.ts';
import type { restoreSuggestion as contract } from '../contract.ts';
import { dismissedSuggestions } from './tables.ts';

export const restoreSuggestion: Handler<typeof contract> = async ({ input, principal, db }) => {
  const own = and(eq(dismissedSuggestions.userId, principal.id), eq(dismissedSuggestions.dismissedId, input.id));
  await db.delete(dismissedSuggestions).where(own);
  return undefined;
};
