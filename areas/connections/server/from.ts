import type { follows } from '#areas/people/server/public.ts';
import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type {
  connectionActivities,
  connectionAges,
  connectionBans,
  connectionChecks,
  connectionChoices,
  connectionDrafts,
  connectionMatches,
  connectionPhotos,
  connectionProfiles,
  connectionShares,
} from './tables.ts';

/** What connections ask the database of. */
export const from = tables<{
  connection_activities: typeof connectionActivities;
  connection_ages: typeof connectionAges;
  connection_bans: typeof connectionBans;
  connection_checks: typeof connectionChecks;
  connection_choices: typeof connectionChoices;
  connection_drafts: typeof connectionDrafts;
  connection_matches: typeof connectionMatches;
  connection_photos: typeof connectionPhotos;
  connection_profiles: typeof connectionProfiles;
  connection_shares: typeof connectionShares;
  follows: typeof follows;
  users: typeof users;
}>();
