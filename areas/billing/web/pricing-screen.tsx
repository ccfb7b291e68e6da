/// <reference types="vite/client" />
import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { PromoOffer, SubscriptionPlan } from '../contract.ts';
import type { Interval } from '../pure/days.ts';
import { savedPercent } from '../pure/plans.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import { ComparePlans } from './compare-plans.tsx';
import { useBillingNews, usePlans, useSubscription } from './data.ts';
import { PlanCard } from './plan-card.tsx';
import { mostDoors } from './plan-doors.tsx';
import { PromoForm } from './promo-form.tsx';
import { intervalNames } from './words.ts';
import './billing.css';

/** PRICING-01. The interval is in the address, so that Back leads through it. */
export function Screen() {
  const { data: plans, error, loading, refreshing, retry } = usePlans();
  return (
    <>
      <PageTitle
        title="Choose Your Advertising Plan"
        lead="The community is free for everyone. These plans are only for people who advertise here."
        crumbs={[{ label: 'Home', href: '/' }]}
      />
      {loading && <Skeleton count={2} look="post" label="Loading the plans" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load the plans" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {plans && <Plans plans={plans} />}
    </>
  );
}

function Plans({ plans }: { readonly plans: readonly SubscriptionPlan[] }) {
  const { member } = useSession();
  const { data: subscription, error, loading, refreshing, retry } = useSubscription(Boolean(member));
  useBillingNews();
  const [query, setQuery] = useQueryParams();
  const interval: Interval = query.get('interval') === 'yearly' ? 'yearly' : 'monthly';
  const [promo, setPromo] = useState<PromoOffer>();
  const [chosen, setChosen] = useState<SubscriptionPlan>();
  const [currency = 'AUD'] = plans.map((plan) => plan.currency);
  const most = Math.max(0, ...plans.map(({ price, yearlyPrice }) => savedPercent(price, yearlyPrice) ?? 0));
  return (
    <div className="stack billing-pricing">
      <div className="billing-interval">
        <RadioGroup
          legend="Show prices"
          options={(['monthly', 'yearly'] as const).map((value) => ({ value, label: intervalNames[value] }))}
          value={interval}
          onChange={(value) => setQuery({ interval: value === 'yearly' ? 'yearly' : null })}
        />
        {interval === 'yearly' && most > 0 && <Chip tone="gold">{`Save up to ${most}%`}</Chip>}
      </div>
      <p className="soft small">
        {currency === 'AUD' ? 'Prices are in Australian dollars.' : 'Prices are in US dollars.'} What your ads cost is
        billed after each month, up to the monthly spend of your plan.
      </p>
      {error && (
        <ErrorState level={2} title="Couldn’t load your plan" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list billing-plans" role="list" aria-label="Plans">
        {plans.map((plan, n) => (
          <li key={plan.id}>
            <PlanCard
              plan={plan}
              doors={Math.min(n + 1, mostDoors)}
              interval={interval}
              promo={promo}
              subscription={subscription ?? undefined}
              isMember={Boolean(member)}
              isReady={!member || (!loading && !error)}
              onChoose={() => setChosen(plan)}
            />
          </li>
        ))}
      </ul>
      {member && plans.some(({ canBuy, price }) => canBuy && price > 0) && (
        <PromoForm promo={promo} onChange={setPromo} />
      )}
      <ComparePlans plans={plans} />
      <Questions />
      {chosen && (
        <ChooseDialog
          plan={chosen}
          interval={interval}
          promoCode={promo?.code}
          subscription={subscription ?? undefined}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

const Questions = () => (
  <Section title="Common questions" region={false}>
    <Disclosure summary="Can I change my plan later?" open>
      <p>
        Yes. Plans can be changed anytime, with immediate effect and proration. You pay only the difference for the days
        that are left, and you see it to the cent before you confirm. A smaller plan may also wait for the end of the
        days that you have paid for.
      </p>
    </Disclosure>
    <Disclosure summary="What happens at a limit?" open>
      <p>
        At the monthly spend limit your campaigns pause automatically. At any other limit you are asked whether you want
        to upgrade. Nothing is deleted.
      </p>
    </Disclosure>
    <Disclosure summary="Is there a setup fee?" open>
      <p>No. There is no setup fee. You pay the price of the plan, and what your ads cost.</p>
    </Disclosure>
    <Disclosure summary="Do you have custom plans?" open>
      <p>Yes. There are custom enterprise plans for large organisations.</p>
    </Disclosure>
  </Section>
);
