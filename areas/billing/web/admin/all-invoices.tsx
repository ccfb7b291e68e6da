import { useState } from 'react';
import { moneyText, parseMoney } from '#platform/contract/money.ts';
import { FormNotices } from '#platform/web/forms/form-notices.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { AdminInvoice } from '../../contract.ts';
import { dayWords } from '../../pure/days.ts';
import { statusWords } from '../../pure/invoice-words.ts';
import { useAllInvoices, useRefund } from '../data.ts';
import { moneyOf } from '../words.ts';

export function AllInvoices() {
  const list = useAllInvoices();
  const [chosen, setChosen] = useState<AdminInvoice>();
  return (
    <Section title="Invoices" region={false}>
      <List
        list={list}
        shown={list.items.length}
        things={['invoice', 'invoices']}
        prefix="all-invoice"
        level={3}
        empty={<EmptyState title="No invoices yet" level={3} />}
      >
        <TableOrList<AdminInvoice>
          caption="Invoices of everyone, newest first"
          hideCaption
          columns={[
            {
              key: 'number',
              label: 'Invoice',
              cell: ({ id, invoiceNumber }) => <span id={`all-invoice-${id}`}>{invoiceNumber}</span>,
            },
            { key: 'date', label: 'Date', cell: ({ issuedOn }) => dayWords(issuedOn) },
            { key: 'member', label: 'Member', cell: ({ memberId }) => (memberId === null ? 'Has left' : memberId) },
            { key: 'for', label: 'For', cell: ({ about }) => about },
            {
              key: 'amount',
              label: 'Amount',
              number: true,
              cell: ({ total, currency }) => moneyText(moneyOf(total, currency)),
            },
            { key: 'status', label: 'Status', cell: ({ status }) => statusWords[status] },
            {
              key: 'refund',
              label: 'Refund',
              cell: (invoice) =>
                invoice.refundable.minor > 0 ? (
                  <Button description="Refund an invoice" onClick={() => setChosen(invoice)}>
                    Refund<VisuallyHidden> {invoice.invoiceNumber}</VisuallyHidden>
                  </Button>
                ) : (
                  'Nothing to refund'
                ),
            },
          ]}
          rows={list.items}
          rowKey={({ id }) => id}
        />
      </List>
      {chosen && <RefundDialog invoice={chosen} onClose={() => setChosen(undefined)} />}
    </Section>
  );
}

function RefundDialog({ invoice, onClose }: { readonly invoice: AdminInvoice; readonly onClose: () => void }) {
  const { id, invoiceNumber, refundable } = invoice;
  const refund = useRefund();
  const minorOf = (text: string) => parseMoney(text, refundable.currency)?.minor;
  const form = useForm({
    initial: { amount: (refundable.minor / 100).toFixed(2), reason: '' },
    validate: ({ amount, reason }) => {
      const minor = minorOf(amount);
      return {
        amount:
          minor === undefined || minor < 1 || minor > refundable.minor
            ? `Write an amount up to ${moneyText(refundable)}.`
            : undefined,
        reason: reason.trim() ? undefined : 'Write why.',
      };
    },
    submit: async ({ amount, reason }) => {
      await refund.mutateAsync({ id, amount: minorOf(amount) ?? 0, reason });
      onClose();
      toast({ title: 'Refund made', description: 'The member is told by email.' });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Refund ${invoiceNumber}`}
      description="It can’t be undone."
      footer={
        <Button
          type="submit"
          form="refund-form"
          variant="danger"
          pending={form.submitting}
          description="Pay the amount back"
        >
          Refund now
        </Button>
      }
    >
      <form id="refund-form" className="stack" noValidate onSubmit={form.handleSubmit}>
        <FormNotices form={form} />
        <TextField
          label="Amount"
          hint={`With GST, up to ${moneyText(refundable)}.`}
          inputMode="decimal"
          {...form.field('amount')}
        />
        <TextField label="Why" hint="For the audit log." maxLength={300} {...form.field('reason')} />
      </form>
    </Dialog>
  );
}
