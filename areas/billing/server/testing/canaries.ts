import { type Canaries, chosen, ours, sealedWords, secret } from '#platform/server/testing/canaries.ts';

const staff = 'Words of administrators about a plan that everyone can buy.';
const reference = 'A reference of the payment service.';
const card = 'What the payment service says of a card; it goes with its member.';

/** Nothing in billing is written by members. Their name on a bill is sealed. */
export const canaries: Canaries = {
  wordless: {
    'plans.name': chosen,
    'plans.display_name': staff,
    'plans.description': staff,
    'promo_codes.code': staff,
    'promo_codes.currency': chosen,
    'promo_codes.plans': chosen,
    'billing_accounts.currency': chosen,
    'billing_accounts.customer_ref': reference,
    'billing_accounts.method_ref': reference,
    'billing_accounts.card_brand': card,
    'billing_accounts.card_last4': card,
    'billing_accounts.card_expires': card,
    'billing_accounts.warned_expires': card,
    'subscriptions.billing_interval': chosen,
    'subscriptions.status': chosen,
    'subscriptions.currency': chosen,
    'subscriptions.next_interval': chosen,
    'invoice_series.name': ours,
    'invoices.number': ours,
    'invoices.kind': chosen,
    'invoices.status': chosen,
    'invoices.currency': chosen,
    'invoices.paid_by': card,
    'invoices.seller_name': ours,
    'invoices.seller_address': ours,
    'invoices.seller_abn': ours,
    'invoices.buyer_sealed': sealedWords,
    'invoice_lines.text': ours,
    'purchases.token': secret,
    'purchases.kind': chosen,
    'purchases.billing_interval': chosen,
    'purchases.currency': chosen,
    'purchases.state': chosen,
    'payments.key': ours,
    'payments.state': chosen,
    'payments.currency': chosen,
    'payments.ref': reference,
    'payments.reason': reference,
    'ledger_entries.debit': chosen,
    'ledger_entries.credit': chosen,
    'ledger_entries.currency': chosen,
    'usage_counts.kind': chosen,
    'usage_spend.month': ours,
  },
};
