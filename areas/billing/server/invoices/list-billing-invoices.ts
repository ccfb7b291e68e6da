import type { Handler } from '#platform/server/area.ts';
import { newest, pageOf, readKeyset } from '#platform/server/keyset.ts';
import type { listBillingInvoices as contract } from '../../contract.ts';
import { invoicesOf, invoiceView } from './invoice-rows.ts';

export const listBillingInvoices: Handler<typeof contract> = async ({ input, principal, query }) => {
  const rows = await invoicesOf(query, principal.id, input.limit + 1, readKeyset(input.cursor, newest));
  return pageOf(rows, input.limit, invoiceView, ({ exactly, id }) => ({ at: exactly, id }));
};
