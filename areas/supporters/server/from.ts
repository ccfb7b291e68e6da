import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type { supportDeeds, supportDrafts, supportGrants } from './tables.ts';

/** What this area asks the database of. */
export const from = tables<{
  support_deeds: typeof supportDeeds;
  support_drafts: typeof supportDrafts;
  support_grants: typeof supportGrants;
  users: typeof users;
}>();
