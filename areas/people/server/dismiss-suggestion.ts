import type { Handler } from '#platform/server/area.ts';
import type { dismissSuggestion as contract } from '../contract.ts';
import { mustSee } from './must-see.ts';
import { dismissedSuggestions } from './tables.ts';

export const dismissSuggestion: Handler<typeof contract> = async ({ input, principal, db, query }) => {
  await mustSee(query, principal.id, input.id);
  await db.insert(dismissedSuggestions).values({ userId: principal.id, dismissedId: input.id }).onConflictDoNothing();
  return undefined;
};
