import type { Handler } from '#platform/server/area.ts';
import type { dismissSuggestion as contract } from '../contract.ts';
import { mustSee } from './must-see.ts';
import { dismissedSuggestions } from './tables.ts';

export const dismissSuggestion: Handler<typeof contract> = async ({ input, actor, db, query }) => {
  await mustSee(query, actor.id, input.id);
  await db.insert(dismissedSuggestions).values({ userId: actor.id, dismissedId: input.id }).onConflictDoNothing();
  return undefined;
};
