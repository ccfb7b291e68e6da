import { sealedText } from '#platform/server/sealed.ts';

/** Whom a bill is for: it stays as long as the law asks, and no one but its member and a court reads it. */
export const sealedBuyer = sealedText({
  table: 'invoices',
  column: 'buyer_sealed',
  row: ['id'],
  purpose: 'buyer of an invoice',
  openElsewhere: 'It is the name that the member shows everyone.',
});

/** The name on bills, where a member has given one of their own. */
export const sealedPayer = sealedText({
  table: 'billing_accounts',
  column: 'buyer_sealed',
  row: ['id'],
  purpose: 'payer of an account',
  openElsewhere: 'The name of a business is public.',
});
