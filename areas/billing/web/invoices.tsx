import { moneyText } from '#platform/contract/money.ts';
import { urlOf } from '#platform/web/client/address.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { Invoice } from '../contract.ts';
import { dayWords } from '../pure/days.ts';
import { statusWords } from '../pure/invoice-words.ts';
import { useInvoices } from './data.ts';
import { moneyOf } from './words.ts';

/** BILLING-18 */
const tones = { paid: 'ok', open: 'warn', void: 'plain', credited: 'plain' } as const;

export const pdfHref = (id: number) => urlOf('downloadInvoice', { id });

export function Invoices() {
  const list = useInvoices();
  return (
    <Section title="Billing history" region={false} intro="Newest first. It stays when you leave.">
      <List
        list={list}
        shown={list.items.length}
        things={['invoice', 'invoices']}
        prefix="invoice"
        level={3}
        empty={<EmptyState title="No billing history available" level={3} />}
      >
        <TableOrList<Invoice>
          caption="Invoices, newest first"
          hideCaption
          columns={[
            {
              key: 'number',
              label: 'Invoice',
              cell: ({ id, invoiceNumber }) => (
                <Link id={`invoice-${id}`} href={`/subscription/invoices/${id}`}>
                  {invoiceNumber}
                </Link>
              ),
            },
            { key: 'date', label: 'Date', cell: ({ issuedOn }) => dayWords(issuedOn) },
            { key: 'for', label: 'For', cell: ({ about }) => about },
            {
              key: 'amount',
              label: 'Amount',
              number: true,
              cell: ({ total, currency }) => moneyText(moneyOf(total, currency)),
            },
            {
              key: 'status',
              label: 'Status',
              cell: ({ status }) => <Chip tone={tones[status]}>{statusWords[status]}</Chip>,
            },
            {
              key: 'download',
              label: 'Download',
              cell: ({ id, invoiceNumber }) => (
                <ButtonLink variant="quiet" href={pdfHref(id)} download description="Download the invoice">
                  PDF<VisuallyHidden> of {invoiceNumber}</VisuallyHidden>
                </ButtonLink>
              ),
            },
          ]}
          rows={list.items}
          rowKey={({ id }) => id}
        />
      </List>
    </Section>
  );
}
