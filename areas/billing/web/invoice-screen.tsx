/// <reference types="vite/client" />
import { Download, Printer } from 'lucide-react';
import { abnText } from '#platform/contract/business-numbers.ts';
import { moneyText } from '#platform/contract/money.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ById } from '#platform/web/ui/by-id.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { InvoiceDocument } from '../contract.ts';
import { dayWords } from '../pure/days.ts';
import { invoiceEnd, invoiceFacts, invoiceSums } from '../pure/invoice-words.ts';
import { useInvoice, usePayInvoice } from './data.ts';
import { pdfHref } from './invoices.tsx';
import { doneWords } from './words.ts';
import './billing.css';

const crumbs = [{ label: 'Subscription', href: '/subscription?tab=billing' }];
const words = {
  thing: 'invoice',
  title: 'Invoice',
  missing: 'Invoice not found',
  lead: 'This invoice doesn’t exist, or it isn’t yours to read.',
  way: { label: 'See your invoices', href: '/subscription?tab=billing' },
  crumbs,
};

export const Screen = ({ params }: { readonly params: { readonly id: string } }) => (
  <ById id={params.id} use={useInvoice} words={words}>
    {(invoice) => <Page invoice={invoice} />}
  </ById>
);

function Page({ invoice }: { readonly invoice: InvoiceDocument }) {
  const { id, title, invoiceNumber, seller, buyer, buyerAbn, lines, includesGst, isTest, status } = invoice;
  useTitle(`${title} ${invoiceNumber}`);
  return (
    <>
      <PageTitle title={`${title} ${invoiceNumber}`} crumbs={crumbs} />
      <div className="stack billing-invoice">
        <div className="row no-print">
          <ButtonLink href={pdfHref(id)} download icon={Download} description="Download the invoice">
            Download PDF
          </ButtonLink>
          <Button icon={Printer} onClick={() => window.print()}>
            Print
          </Button>
        </div>
        {isTest && <Notice tone="warn" title="This is a test. No money has moved." />}
        {status === 'open' && <PayNow invoice={invoice} />}
        <div className="billing-halves">
          <Section title="From" region={false}>
            <p>
              <b>{seller.name}</b>
              {seller.address && (
                <>
                  <br />
                  {seller.address}
                </>
              )}
              {seller.abn && (
                <>
                  <br />
                  {`ABN ${abnText(seller.abn)}`}
                </>
              )}
            </p>
          </Section>
          <Section title="For" region={false}>
            <p>
              {buyer}
              {buyerAbn && (
                <>
                  <br />
                  {`ABN ${abnText(buyerAbn)}`}
                </>
              )}
            </p>
            <Facts items={invoiceFacts(invoice)} />
          </Section>
        </div>
        <Section title="What it is for" region={false}>
          <TableOrList
            caption="Lines of this invoice"
            hideCaption
            columns={[
              { key: 'what', label: 'What', cell: ({ text }) => text },
              { key: 'quantity', label: 'Quantity', number: true, cell: ({ quantity }) => quantity },
              ...(includesGst
                ? [
                    {
                      key: 'gst',
                      label: 'GST in it',
                      number: true,
                      cell: ({ gst }: (typeof lines)[number]) => moneyText(gst),
                    },
                  ]
                : []),
              { key: 'amount', label: 'Amount', number: true, cell: ({ amount }) => moneyText(amount) },
            ]}
            rows={lines}
            rowKey={({ text }) => text}
          />
          <Facts items={invoiceSums(invoice)} />
          <p>{invoiceEnd(invoice)}</p>
        </Section>
      </div>
    </>
  );
}

function PayNow({ invoice: { id, sum, fromCredit, dueDate } }: { readonly invoice: InvoiceDocument }) {
  const pay = usePayInvoice({
    onDone: ({ checkoutUrl }) => (checkoutUrl ? location.assign(checkoutUrl) : toast(doneWords.bill)),
    onFail: failed('Not paid yet'),
  });
  const due = moneyText({ ...sum, minor: sum.minor - fromCredit.minor });
  return (
    <Notice
      tone="warn"
      title={`${due} is due by ${dayWords(dueDate)}`}
      action={
        <Button
          pending={pay.pending}
          pendingText="Paying…"
          description="Pay the invoice"
          onClick={() => pay.mutate({ id })}
        >
          {`Pay ${due} now`}
        </Button>
      }
    >
      It is paid with your stored card. You can change the card on the page Subscription.
    </Notice>
  );
}
