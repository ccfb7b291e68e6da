import type { users } from '#platform/server/auth/tables.ts';
import { tables } from '#platform/server/statement.ts';
import type {
  billingAccounts,
  disputes,
  invoiceLines,
  invoiceSeries,
  invoices,
  ledgerEntries,
  paymentEvents,
  payments,
  plans,
  promoCodes,
  promoUses,
  purchases,
  refunds,
  subscriptions,
  usageCounts,
  usageSpend,
} from './tables.ts';

/** What billing asks the database of. */
export const from = tables<{
  plans: typeof plans;
  promo_codes: typeof promoCodes;
  promo_uses: typeof promoUses;
  billing_accounts: typeof billingAccounts;
  subscriptions: typeof subscriptions;
  invoice_series: typeof invoiceSeries;
  invoices: typeof invoices;
  invoice_lines: typeof invoiceLines;
  purchases: typeof purchases;
  payments: typeof payments;
  ledger_entries: typeof ledgerEntries;
  payment_events: typeof paymentEvents;
  refunds: typeof refunds;
  disputes: typeof disputes;
  usage_counts: typeof usageCounts;
  usage_spend: typeof usageSpend;
  users: typeof users;
}>();
