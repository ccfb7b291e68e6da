import type { plans } from '#areas/billing/server/public.ts';
import type { posts } from '#areas/posts/server/public.ts';
import type { closedAccounts, users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type {
  apiKeys,
  apiKeyUses,
  developers,
  statusChecks,
  webhookAttempts,
  webhookDeliveries,
  webhooks,
} from './tables.ts';

/** What the API asks the database of; what test keys reach is apart (sandbox/from.ts). */
export const from = tables<{
  api_key_uses: typeof apiKeyUses;
  api_keys: typeof apiKeys;
  closed_accounts: typeof closedAccounts;
  developers: typeof developers;
  plans: typeof plans;
  posts: typeof posts;
  status_checks: typeof statusChecks;
  users: typeof users;
  webhook_attempts: typeof webhookAttempts;
  webhook_deliveries: typeof webhookDeliveries;
  webhooks: typeof webhooks;
}>();
