import { and, eq } from 'drizzle-orm';
import type { Handler } from '#platform/server/area.ts';
import type { restoreSuggestion as contract } from '../contract.ts';
import { mustSee } from './must-see.ts';
import { dismissedSuggestions } from './tables.ts';

export const restoreSuggestion: Handler<typeof contract> = async ({ input, principal, db, query }) => {
  await mustSee(query, principal.id, input.id);
  const own = and(eq(dismissedSuggestions.userId, principal.id), eq(dismissedSuggestions.dismissedId, input.id));
  await db.delete(dismissedSuggestions).where(own);
  return undefined;
};
