import type { follows } from '#areas/people/server/public.ts';
import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type { creditAccounts, creditTransfers, skillBookings, skillListings } from './tables.ts';

/** What skills ask the database of. */
export const from = tables<{
  follows: typeof follows;
  skill_listings: typeof skillListings;
  skill_bookings: typeof skillBookings;
  credit_accounts: typeof creditAccounts;
  credit_transfers: typeof creditTransfers;
  users: typeof users;
}>();
