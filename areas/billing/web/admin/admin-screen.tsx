/// <reference types="vite/client" />
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { moneyText } from '#platform/contract/money.ts';
import { urlOf } from '#platform/web/client/address.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { BillingOverview, Dispute } from '../../contract.ts';
import { useDisputes, useFailedPayments, useOverview } from '../data.ts';
import { AllInvoices } from './all-invoices.tsx';
import { PlanForms } from './plan-forms.tsx';
import { PromoCodes } from './promo-codes.tsx';
import '../billing.css';

export function Screen() {
  const waiting = useWaitingRoles('admin');
  return (
    <>
      <PageTitle title="Plans and payments" lead="What came in, what failed, and what plans cost." />
      {waiting.length > 0 ? (
        <RoleWaits roles={waiting} />
      ) : (
        <div className="stack">
          <Overview />
          <Failed />
          <Disputes />
          <AllInvoices />
          <PlanForms />
          <PromoCodes />
        </div>
      )}
    </>
  );
}

function Overview() {
  const { data, error, loading, refreshing, retry } = useOverview();
  return (
    <Section title="Revenue" region={false}>
      {loading && <Skeleton count={2} look="row" label="Loading the revenue" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load the revenue" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <Figures overview={data} />}
    </Section>
  );
}

function Figures({ overview }: { readonly overview: BillingOverview }) {
  const { months, active, pastDue, paused, open, disputes, isTest } = overview;
  return (
    <div className="stack">
      {isTest && <Notice tone="warn" title="These are tests. No money has moved." />}
      <Facts
        items={[
          { label: 'Paid plans', value: active },
          { label: 'With a failed payment', value: pastDue },
          { label: 'Paused', value: paused },
          { label: 'Open disputes', value: disputes },
          { label: 'Open bills', value: open.length > 0 ? open.map(moneyText).join(', ') : 'None' },
        ]}
      />
      {months.length === 0 ? (
        <EmptyState title="Nothing was billed yet" level={3} />
      ) : (
        <TableOrList
          caption="Revenue by month"
          columns={[
            { key: 'month', label: 'Month', cell: ({ month }) => month },
            { key: 'revenue', label: 'Billed without GST', number: true, cell: ({ revenue }) => moneyText(revenue) },
            { key: 'gst', label: 'GST', number: true, cell: ({ gst }) => moneyText(gst) },
            { key: 'received', label: 'Received', number: true, cell: ({ received }) => moneyText(received) },
            {
              key: 'ledger',
              label: 'Ledger',
              cell: ({ month }) => (
                <ButtonLink
                  variant="quiet"
                  href={urlOf('downloadLedger', { month })}
                  download
                  description="Download the ledger"
                >
                  CSV<VisuallyHidden> of {month}</VisuallyHidden>
                </ButtonLink>
              ),
            },
          ]}
          rows={months}
          rowKey={({ month, revenue }) => `${month} ${revenue.currency}`}
        />
      )}
    </div>
  );
}

function Failed() {
  const list = useFailedPayments();
  return (
    <Section title="Failed payments" region={false}>
      <List
        list={list}
        shown={list.items.length}
        things={['failed payment', 'failed payments']}
        prefix="failed-payment"
        level={3}
        empty={<EmptyState title="No payment has failed" level={3} />}
      >
        <TableOrList
          caption="Failed payments, newest first"
          hideCaption
          columns={[
            {
              key: 'for',
              label: 'For',
              cell: ({ id, invoiceNumber }) => (
                <span id={`failed-payment-${id}`}>{invoiceNumber ?? 'A new plan or a change'}</span>
              ),
            },
            { key: 'when', label: 'When', cell: ({ at }) => <Time value={at} /> },
            { key: 'member', label: 'Member', cell: ({ memberId }) => (memberId === null ? 'Has left' : memberId) },
            { key: 'amount', label: 'Amount', number: true, cell: ({ amount }) => moneyText(amount) },
            { key: 'why', label: 'Why', cell: ({ reason }) => reason },
          ]}
          rows={list.items}
          rowKey={({ id }) => id}
        />
      </List>
    </Section>
  );
}

const disputeNames: Readonly<Record<Dispute['state'], string>> = {
  asked: 'The bank asks',
  open: 'The bank holds the money',
  won: 'Won',
  lost: 'Lost',
};

/** They are answered at the payment service: here is what is open, and until when. */
function Disputes() {
  const list = useDisputes();
  return (
    <Section
      title="Disputes"
      region={false}
      intro="Payments that members dispute with their bank. Answer them at the payment service before their day."
    >
      <List
        list={list}
        shown={list.items.length}
        things={['dispute', 'disputes']}
        prefix="dispute"
        level={3}
        empty={<EmptyState title="No payment is disputed" level={3} />}
      >
        <TableOrList
          caption="Disputes, newest first"
          hideCaption
          columns={[
            {
              key: 'for',
              label: 'For',
              cell: ({ id, invoiceNumber }) => (
                <span id={`dispute-${id}`}>{invoiceNumber ?? 'A payment that was kept'}</span>
              ),
            },
            { key: 'opened', label: 'Opened', cell: ({ openedAt }) => <Time value={openedAt} /> },
            {
              key: 'until',
              label: 'Answer by',
              cell: ({ respondBy, state }) =>
                respondBy && (state === 'asked' || state === 'open') ? <Time value={respondBy} /> : '–',
            },
            { key: 'member', label: 'Member', cell: ({ memberId }) => (memberId === null ? 'Has left' : memberId) },
            { key: 'amount', label: 'Amount', number: true, cell: ({ amount }) => moneyText(amount) },
            { key: 'why', label: 'Reason', cell: ({ reason }) => reason.replaceAll('_', ' ') },
            { key: 'state', label: 'State', cell: ({ state }) => disputeNames[state] },
          ]}
          rows={list.items}
          rowKey={({ id }) => id}
        />
      </List>
    </Section>
  );
}
