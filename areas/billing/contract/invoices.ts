import { z } from 'zod';
import { abnError } from '#platform/contract/business-numbers.ts';
import { Id, id, paging, Timestamp, text, Version } from '#platform/contract/fields.ts';
import { contractPart, download, event, json, operation, paged } from '#platform/contract/operation.ts';
import { billingLimits, invoiceKinds } from '../pure/plans.ts';
import { Currency, Day, MoneyAmount } from './fields.ts';

/** credit: given back, kept for the next bills or paid back. spend: ads of past months. reversal: money paid back that came back. */
const kind = z.enum(invoiceKinds);

export const Invoice = z.object({
  id: Id,
  /** Without gaps in each year: DW-2026-00412; TEST-… where no money moves. */
  invoiceNumber: z.string(),
  kind,
  /** Anything but paid is shown as due; credited: it gives back. */
  status: z.enum(['paid', 'open', 'void', 'credited']),
  /** Without GST, in whole units: 26.36. */
  amount: z.number(),
  /** With GST. Below 0 is given back. */
  total: z.number(),
  currency: Currency,
  issuedOn: Day,
  paidAt: Timestamp.nullable(),
  dueDate: Day,
  downloadUrl: z.string(),
  /** What it is for, in a few words. */
  about: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceDocument = Invoice.extend({
  /** Tax invoice, Invoice, or Adjustment note. */
  title: z.string(),
  seller: z.object({ name: z.string(), address: z.string(), abn: z.string().nullable() }),
  /** Whom it is made out to: sealed for its member. */
  buyer: z.string(),
  buyerAbn: z.string().nullable(),
  lines: z.array(
    z.object({
      text: z.string(),
      quantity: z.number().int(),
      price: MoneyAmount,
      gst: MoneyAmount,
      amount: MoneyAmount,
    }),
  ),
  net: MoneyAmount,
  gst: MoneyAmount,
  sum: MoneyAmount,
  /** Paid from what was kept for the member. */
  fromCredit: MoneyAmount,
  /** Visa, ending in 4242 */
  paidBy: z.string().nullable(),
  /** GST is an eleventh of the whole. */
  includesGst: z.boolean(),
  isTest: z.boolean(),
});
export type InvoiceDocument = z.infer<typeof InvoiceDocument>;

export const listBillingInvoices = operation({
  name: 'listBillingInvoices',
  method: 'GET',
  path: '/api/billing-invoices',
  policy: 'member',
  summary: 'Your invoices, newest first. They remain after a plan has ended.',
  query: z.object(paging(20)),
  output: paged(Invoice),
});

export const getInvoice = operation({
  name: 'getInvoice',
  method: 'GET',
  path: '/api/invoices/{id}',
  policy: 'billing.invoice',
  summary: 'One of your invoices with its lines.',
  params: z.object({ id }),
  output: json(InvoiceDocument),
});

export const downloadInvoice = operation({
  name: 'downloadInvoice',
  method: 'GET',
  path: '/api/invoices/{id}/download',
  policy: 'billing.invoice',
  summary: 'One of your invoices as a tagged PDF.',
  params: z.object({ id }),
  output: download('application/pdf'),
});

export const payInvoice = operation({
  name: 'payInvoice',
  method: 'POST',
  path: '/api/invoices/{id}/pay',
  policy: 'billing.invoice',
  summary:
    'Pays an open invoice of yours with the card that is stored. Where its bank asks for you, the answer has the address of a checkout.',
  params: z.object({ id }),
  output: json(z.object({ checkoutUrl: z.string().nullable() })),
  errors: ['conflict', 'payment-refused', 'unavailable'],
  rate: 'outside',
  direct: true,
  whileSuspended: true,
});

export const BillingBuyer = z.object({
  /** Empty: the name that you show everyone. */
  name: z.string(),
  /** Digits. */
  abn: z.string().nullable(),
  version: Version,
});
export type BillingBuyer = z.infer<typeof BillingBuyer>;

export const getBillingBuyer = operation({
  name: 'getBillingBuyer',
  method: 'GET',
  path: '/api/billing-buyer',
  policy: 'member',
  summary: 'The name and ABN that your invoices are made out to.',
  output: json(BillingBuyer),
});

export const saveBillingBuyer = operation({
  name: 'saveBillingBuyer',
  method: 'PUT',
  path: '/api/billing-buyer',
  policy: 'member',
  summary: 'Sets the name and ABN of your next invoices. Earlier ones stay as they are.',
  body: z.object({
    name: z
      .string()
      .trim()
      .max(billingLimits.buyer)
      .regex(/^[^\r\n]*$/, { error: 'Write it in one line.' }),
    abn: z
      .string()
      .trim()
      .max(20)
      .nullable()
      .superRefine((value, context) => {
        const message = value ? abnError(value) : undefined;
        if (message) context.addIssue({ code: 'custom', message });
      }),
    version: Version,
  }),
  output: json(BillingBuyer),
  errors: ['conflict'],
  whileSuspended: true,
});

export const BillingMonth = z.object({
  /** 2026-11 */
  month: z.string(),
  /** Billed without GST, less what was given back. */
  revenue: MoneyAmount,
  gst: MoneyAmount,
  /** Received less paid back. */
  received: MoneyAmount,
});

export const FailedPayment = z.object({
  id: Id,
  invoiceId: Id.nullable(),
  invoiceNumber: z.string().nullable(),
  memberId: Id.nullable(),
  amount: MoneyAmount,
  reason: z.string(),
  at: Timestamp,
});
export type FailedPayment = z.infer<typeof FailedPayment>;

export const BillingOverview = z.object({
  /** The last twelve with entries, newest first. */
  months: z.array(BillingMonth),
  /** How many subscriptions there are in each state. */
  active: z.number().int(),
  pastDue: z.number().int(),
  paused: z.number().int(),
  /** Owed now. */
  open: z.array(MoneyAmount),
  /** Payments that a bank was asked to take back, and has not decided on. */
  disputes: z.number().int(),
  isTest: z.boolean(),
});
export type BillingOverview = z.infer<typeof BillingOverview>;

export const getBillingOverview = operation({
  name: 'getBillingOverview',
  method: 'GET',
  path: '/api/admin/billing',
  policy: 'admin',
  summary: 'What was billed and received month by month, and how many subscriptions there are.',
  output: json(BillingOverview),
});

export const listFailedPayments = operation({
  name: 'listFailedPayments',
  method: 'GET',
  path: '/api/admin/billing/failed-payments',
  policy: 'admin',
  summary: 'Payments that were refused, newest first.',
  query: z.object(paging(20)),
  output: paged(FailedPayment),
});

export const Dispute = z.object({
  id: Id,
  invoiceNumber: z.string().nullable(),
  memberId: Id.nullable(),
  amount: MoneyAmount,
  /** In the word of the payment service: fraudulent. */
  reason: z.string(),
  /** asked: the bank asks, and has taken nothing. open: it has taken the money until it decides. */
  state: z.enum(['asked', 'open', 'won', 'lost']),
  respondBy: Timestamp.nullable(),
  openedAt: Timestamp,
});
export type Dispute = z.infer<typeof Dispute>;

/** A bank asks for a payment back; said once of each. */
export const paymentDisputed = event('paymentDisputed', z.object({ id: Id, at: Timestamp }));

export const listDisputes = operation({
  name: 'listDisputes',
  method: 'GET',
  path: '/api/admin/billing/disputes',
  policy: 'admin',
  summary: 'Payments that members dispute with their bank, newest first. They are answered at the payment service.',
  query: z.object(paging(20)),
  output: paged(Dispute),
});

export const AdminInvoice = Invoice.extend({ memberId: Id.nullable(), refundable: MoneyAmount });
export type AdminInvoice = z.infer<typeof AdminInvoice>;

export const listAllInvoices = operation({
  name: 'listAllInvoices',
  method: 'GET',
  path: '/api/admin/billing/invoices',
  policy: 'admin',
  summary: 'Everyone’s invoices without their names, newest first, with what can be refunded of each.',
  query: z.object(paging(20)),
  output: paged(AdminInvoice),
});

export const refundInvoice = operation({
  name: 'refundInvoice',
  method: 'POST',
  path: '/api/admin/billing/invoices/{id}/refund',
  policy: 'admin',
  summary: 'Pays back what was paid for an invoice, or a part of it, with a note of its own. The member is told.',
  params: z.object({ id }),
  body: z.object({
    /** Cents, with GST. */
    amount: z.number().int().min(1).max(billingLimits.price),
    reason: text(billingLimits.reason),
  }),
  output: json(AdminInvoice),
  errors: ['conflict', 'unavailable'],
  rate: 'outside',
  direct: true,
});

export const downloadLedger = operation({
  name: 'downloadLedger',
  method: 'GET',
  path: '/api/admin/billing/ledger',
  policy: 'admin',
  summary: 'Every entry of the ledger in a month as CSV, for the bookkeeper.',
  query: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
  output: download('text/csv; charset=utf-8'),
  leavesTrace: true,
});

export const invoicesPart = contractPart({
  operations: [
    listBillingInvoices,
    getInvoice,
    downloadInvoice,
    payInvoice,
    getBillingBuyer,
    saveBillingBuyer,
    getBillingOverview,
    listFailedPayments,
    listDisputes,
    listAllInvoices,
    refundInvoice,
    downloadLedger,
  ],
  events: [paymentDisputed],
  entities: { Invoice, InvoiceDocument, BillingBuyer, BillingOverview, FailedPayment, Dispute, AdminInvoice },
});
