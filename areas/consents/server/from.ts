import { tables } from '#platform/server/statement.ts';
import type { ageChecks, consents, joiningAgreements } from './tables.ts';

/** What consents ask the database of. */
export const from = tables<{
  age_checks: typeof ageChecks;
  consents: typeof consents;
  joining_agreements: typeof joiningAgreements;
}>();
