/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import { moneyText } from '#platform/contract/money.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { EasyLines } from '#platform/web/ui/easy-lines.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import type { UserSubscription } from '../contract.ts';
import { dayWords } from '../pure/days.ts';
import { BackFromCheckout } from './back-from-checkout.tsx';
import { BuyerForm } from './buyer-form.tsx';
import { useBillingNews, useRefusedPayment, useSubscription } from './data.ts';
import { Invoices } from './invoices.tsx';
import { LeavePlan } from './leave-plan.tsx';
import { CardForAds, OwnPlan } from './own-plan.tsx';
import { PausePlan } from './pause-plan.tsx';
import { UsagePanel } from './usage-panel.tsx';
import { plainBill } from './words.ts';
import './billing.css';

type Tab = 'overview' | 'billing' | 'usage';

/** BILLING-01. The tab is in the address, so that it can be shared and Back leads through it. */
export function Screen() {
  useBillingNews();
  const [query, setQuery] = useQueryParams();
  const asked = query.get('tab');
  const tab: Tab = asked === 'billing' || asked === 'usage' ? asked : 'overview';
  const panels: readonly { readonly id: Tab; readonly label: string; readonly panel: () => ReactNode }[] = [
    { id: 'overview', label: 'Overview', panel: () => <Overview /> },
    { id: 'billing', label: 'Billing', panel: () => <Billing /> },
    { id: 'usage', label: 'Usage', panel: () => <UsagePanel /> },
  ];
  return (
    <>
      <PageTitle
        title="Subscription"
        lead="What you have, what it costs, and the way out."
        crumbs={[{ label: 'Home', href: '/' }]}
      />
      <BackFromCheckout />
      <Refused />
      <Tabs
        label="Subscription"
        manual
        value={tab}
        onChange={(chosen) => setQuery({ tab: chosen === 'overview' ? null : chosen }, { push: true })}
        tabs={panels.map(({ id, label, panel }) => ({ id, label, panel: tab === id && panel() }))}
      />
    </>
  );
}

/** A payment that the member asked for and did not see refused, or did; gone with the next one, or after a week. */
function Refused() {
  const { data } = useRefusedPayment();
  if (!data) return null;
  return (
    <Notice tone="danger" title="Your last payment didn’t go through">
      {`${data.reason} It was ${moneyText(data.amount)} on ${dayWords(data.on)}.`}
    </Notice>
  );
}

function Overview() {
  return (
    <div className="billing-halves">
      <Plan>{(subscription) => <OwnPlan subscription={subscription} />}</Plan>
      <UsagePanel />
    </div>
  );
}

function Billing() {
  return (
    <div className="stack">
      <Plan>
        {(subscription) => (
          <>
            <OwnPlan subscription={subscription} />
            <Section title="Your bill in plain words" region={false}>
              <dl className="billing-plain">
                {plainBill(subscription).map(({ ask, answer }) => (
                  <div key={ask}>
                    <dt>{ask}</dt>
                    <dd>
                      <EasyLines lines={answer} />
                    </dd>
                  </div>
                ))}
              </dl>
            </Section>
            <div className="billing-halves">
              <LeavePlan subscription={subscription} />
              <PausePlan subscription={subscription} />
            </div>
          </>
        )}
      </Plan>
      <BuyerForm />
      <Invoices />
    </div>
  );
}

function Plan({ children }: { readonly children: (subscription: UserSubscription) => ReactNode }) {
  const { data, error, loading, refreshing, retry } = useSubscription();
  if (loading) return <Skeleton count={1} look="post" label="Loading your plan" />;
  if (error) {
    return (
      <ErrorState level={2} title="Couldn’t load your plan" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <div className="stack">
        <EmptyState
          title="No Active Subscription"
          level={2}
          action={<ButtonLink href="/pricing">View Plans</ButtonLink>}
        >
          <p>You are on Free. It costs nothing.</p>
        </EmptyState>
        <CardForAds />
      </div>
    );
  }
  return (
    <div className="stack">
      {data.isTest && <Notice tone="warn" title="This is a test. No money moves." />}
      {children(data)}
    </div>
  );
}
