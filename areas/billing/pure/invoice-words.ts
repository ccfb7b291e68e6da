import { type Money, moneyText } from '#platform/contract/money.ts';
import type { InvoiceDocument } from '../contract.ts';
import { dayWords } from './days.ts';

type Facts = readonly { readonly label: string; readonly value: string }[];

export const statusWords = { paid: 'Paid', open: 'Due', void: 'Nothing is owed', credited: 'Given back' } as const;

/** What stands at the top of a bill. */
export function invoiceFacts({ invoiceNumber, issuedOn, status, dueDate, paidBy }: InvoiceDocument): Facts {
  return [
    { label: 'Number', value: invoiceNumber },
    { label: 'Date', value: dayWords(issuedOn) },
    { label: 'Status', value: statusWords[status] },
    ...(status === 'open' ? [{ label: 'To be paid by', value: dayWords(dueDate) }] : []),
    ...(paidBy ? [{ label: 'Paid with', value: paidBy }] : []),
  ];
}

const less = (money: Money): Money => ({ ...money, minor: -money.minor });

/** The sums below the lines. */
export function invoiceSums({ includesGst, net, gst, sum, fromCredit, status }: InvoiceDocument): Facts {
  const total = sum.minor - fromCredit.minor;
  return [
    ...(includesGst
      ? [
          { label: 'Without GST', value: moneyText(net) },
          { label: 'GST (10%)', value: moneyText(gst) },
        ]
      : []),
    { label: `Total, ${sum.currency}`, value: moneyText(sum) },
    ...(fromCredit.minor > 0
      ? [
          { label: 'From what we kept for you', value: moneyText(less(fromCredit)) },
          { label: status === 'open' ? 'Left to pay' : 'The rest', value: moneyText({ ...sum, minor: total }) },
        ]
      : []),
  ];
}

/** The last sentence: what is owed, and what GST is in it. */
export function invoiceEnd({ includesGst, gst, sum, status, isTest }: InvoiceDocument): string {
  const tax = includesGst && sum.minor > 0 ? `Total includes GST of ${moneyText(gst)}. ` : '';
  const owed = {
    paid: 'Paid in full, nothing is due.',
    open: 'It is not paid yet.',
    void: 'Nothing is owed for it.',
    credited: 'It gives back what an earlier bill asked for.',
  }[status];
  return `${tax}${owed}${isTest ? ' This is a test. No money has moved.' : ''}`;
}
