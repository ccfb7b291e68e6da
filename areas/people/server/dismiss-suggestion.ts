import type { Handler } from '#platform/server/area.ts';
import type { dismissSuggestion as contract } from '../contract.ts';
import { dismissedSuggestions } from './tables.ts';

export const dismissSuggestion: Handler<typeof contract> = async ({ input, principal, db }) => {
  await db.insert(dismissedSuggestions).values({ userId: principal.id, dismissedId: input.id }).onConflictDoNothing();
  return undefined;
};
