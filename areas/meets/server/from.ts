import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type { outboxMails } from '#platform/server/tables.ts';
import type { meetPlans } from './tables.ts';

/** What meet plans ask the database of. */
export const from = tables<{ meet_plans: typeof meetPlans; outbox_mails: typeof outboxMails; users: typeof users }>();
