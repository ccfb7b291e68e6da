import type { Handler } from '#platform/server/area.ts';
import type { Config } from '#platform/server/config.ts';
import type { Query } from '#platform/server/db.ts';
import { readable, unreadable } from '#platform/server/sealed.ts';
import type { getInvoice as contract, InvoiceDocument } from '../../contract.ts';
import { amountOf } from '../doing.ts';
import { sealedBuyer } from '../seal.ts';
import { readBuyer } from './buyer.ts';
import { invoiceView, linesOf, type OwnInvoice } from './invoice-rows.ts';

/** Titles that the tax office asks for, where GST is in it. */
const titleOf = ({ total, sellerAbn }: OwnInvoice) =>
  total < 0 ? 'Adjustment note' : sellerAbn === null ? 'Invoice' : 'Tax invoice';

export async function invoiceDocument(query: Query, config: Config, row: OwnInvoice): Promise<InvoiceDocument> {
  const money = (minor: number) => amountOf(minor, row.currency);
  const buyer = readBuyer(readable(() => sealedBuyer.take(config, { id: row.id }, row.buyerSealed), unreadable));
  return {
    ...invoiceView(row),
    title: titleOf(row),
    seller: { name: row.sellerName, address: row.sellerAddress, abn: row.sellerAbn },
    buyer: buyer.name,
    buyerAbn: buyer.abn,
    lines: (await linesOf(query, row.id)).map(({ text, amount, gst }) => ({
      text,
      quantity: 1,
      price: money(amount),
      gst: money(gst),
      amount: money(amount),
    })),
    net: money(row.net),
    gst: money(row.gst),
    sum: money(row.total),
    fromCredit: money(row.fromCredit),
    paidBy: row.paidBy,
    includesGst: row.sellerAbn !== null,
    isTest: row.isTest,
  };
}

export const getInvoice: Handler<typeof contract, OwnInvoice> = ({ found, query, services }) =>
  invoiceDocument(query, services.config, found);
