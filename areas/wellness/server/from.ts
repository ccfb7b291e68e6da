import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type {
  wellnessAppointments,
  wellnessDoses,
  wellnessHelpers,
  wellnessImported,
  wellnessImports,
  wellnessKeys,
  wellnessRecords,
  wellnessSchedules,
  wellnessShareCopies,
  wellnessShareOpenings,
  wellnessShares,
} from './tables.ts';

/** What the diary queries. */
export const from = tables<{
  users: typeof users;
  wellness_helpers: typeof wellnessHelpers;
  wellness_imported: typeof wellnessImported;
  wellness_imports: typeof wellnessImports;
  wellness_keys: typeof wellnessKeys;
  wellness_records: typeof wellnessRecords;
  wellness_share_copies: typeof wellnessShareCopies;
  wellness_share_openings: typeof wellnessShareOpenings;
  wellness_shares: typeof wellnessShares;
  wellness_appointments: typeof wellnessAppointments;
  wellness_doses: typeof wellnessDoses;
  wellness_schedules: typeof wellnessSchedules;
}>();
