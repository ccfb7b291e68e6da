import { CreditCard } from 'lucide-react';
import { moneyText } from '#platform/contract/money.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip, type ChipTone } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { UserSubscription } from '../contract.ts';
import { dayWords } from '../pure/days.ts';
import { useChangeCard, usePay, usePlans, useReactivate } from './data.ts';
import { CancelButton } from './leave-plan.tsx';
import { intervalNames, monthWords, priceText, statusNames } from './words.ts';

/** BILLING-07: what is neither active, ended nor failed is neutral. */
const tones: Readonly<Record<UserSubscription['status'], ChipTone>> = {
  active: 'ok',
  past_due: 'danger',
  paused: 'plain',
  canceled: 'warn',
};

export function OwnPlan({ subscription }: { readonly subscription: UserSubscription }) {
  const { planDisplayName, status, billingInterval, monthlyPrice, yearlyPrice, credit, next } = subscription;
  const { nextPaymentDate, nextPayment, currentPeriodEnd, cancelAtPeriodEnd, pausedUntil } = subscription;
  const perMonth = billingInterval === 'yearly' ? yearlyPrice / 12 : monthlyPrice;
  return (
    <Section title="Your plan">
      <p className="billing-now">
        <b>{planDisplayName}</b> <Chip tone={tones[status]}>{statusNames[status]}</Chip>
      </p>
      <Problems subscription={subscription} />
      <Facts
        items={[
          { label: 'Billing interval', value: intervalNames[billingInterval] },
          { label: 'Amount per month', value: priceText(perMonth, credit.currency) },
          ...(nextPaymentDate && nextPayment
            ? [{ label: 'Next payment', value: `${moneyText(nextPayment)} on ${dayWords(nextPaymentDate)}` }]
            : []),
          ...(credit.minor > 0 ? [{ label: 'Kept for your next bills', value: moneyText(credit) }] : []),
          ...(next
            ? [
                {
                  label: `From ${dayWords(currentPeriodEnd)}`,
                  value: `${next.planDisplayName}, ${intervalNames[next.billingInterval]}`,
                },
              ]
            : []),
          ...(pausedUntil ? [{ label: 'Paused until', value: dayWords(pausedUntil) }] : []),
        ]}
      />
      <PaymentMethod subscription={subscription} />
      <div className="row">
        <ButtonLink href="/pricing">Change Plan</ButtonLink>
        {cancelAtPeriodEnd && status !== 'past_due' ? <Reactivate /> : <CancelButton subscription={subscription} />}
      </div>
    </Section>
  );
}

function Problems({ subscription }: { readonly subscription: UserSubscription }) {
  const { cancelAtPeriodEnd, currentPeriodEnd, status, due, retryOn, next, planDisplayName } = subscription;
  const pay = usePay({
    onDone: ({ checkoutUrl }) =>
      checkoutUrl
        ? location.assign(checkoutUrl)
        : toast({ title: 'Payment Received', description: 'Your plan continues.' }),
    onFail: failed('Not paid yet'),
  });
  if (status === 'past_due' && due) {
    return (
      <Notice
        tone="danger"
        title="Your payment failed"
        action={
          <Button pending={pay.pending} pendingText="Paying…" description="Pay now" onClick={() => pay.mutate()}>
            {`Pay ${moneyText(due)} now`}
          </Button>
        }
      >
        {retryOn ? `We try again on ${dayWords(retryOn)}. Until then you keep your plan. ` : ''}
        You can pay now, change your card, pause or cancel. If you cancel, you owe nothing for the plan.
      </Notice>
    );
  }
  if (cancelAtPeriodEnd) {
    return (
      <Notice tone="warn" title="Cancelled">
        {`Your subscription will end on ${dayWords(currentPeriodEnd)}. You can reactivate it anytime before then.`}
      </Notice>
    );
  }
  if (next) {
    return (
      <Notice
        title={`${next.planDisplayName} begins on ${dayWords(currentPeriodEnd)}`}
        action={<KeepPlan planDisplayName={planDisplayName} />}
      >
        {`Until then you have ${planDisplayName}, and nothing changes.`}
      </Notice>
    );
  }
  return null;
}

/** Takes back in one press what was chosen for the end of the period. */
function KeepPlan({ planDisplayName }: { readonly planDisplayName: string }) {
  const keep = useReactivate({
    onDone: () => {
      document.getElementById('page-title')?.focus();
      toast({ title: 'Plan Kept', description: `You keep ${planDisplayName}.` });
    },
    onFail: failed('Couldn’t keep the plan'),
  });
  return (
    <Button pending={keep.pending} description="Keep the plan" onClick={() => keep.mutate()}>
      {`Keep ${planDisplayName}`}
    </Button>
  );
}

function Reactivate() {
  const reactivate = useReactivate({
    onDone: () =>
      toast({
        title: 'Subscription Reactivated',
        description: 'Your subscription has been reactivated successfully.',
      }),
    onFail: failed('Error', 'Failed to reactivate subscription. Please try again.'),
  });
  return (
    <Button variant="primary" pending={reactivate.pending} onClick={() => reactivate.mutate()}>
      Reactivate
    </Button>
  );
}

/** BILLING-02: brand, last four digits and expiry, with a way to change it. */
function PaymentMethod({ subscription: { paymentMethod } }: { readonly subscription: UserSubscription }) {
  return (
    <div className="billing-card">
      <h3>Payment method</h3>
      {paymentMethod ? (
        <p>
          <Icon icon={CreditCard} size="l" /> <b>{`${paymentMethod.brand}, ending in ${paymentMethod.last4}`}</b>
          <br />
          <span className="soft small">
            {`Expires ${monthWords(paymentMethod.expires)}. We keep a reference, never the number.`}
          </span>
        </p>
      ) : (
        <p>No card is stored. Add one before the next payment.</p>
      )}
      {paymentMethod?.expiresFirst && (
        <Notice tone="warn" title="This card ends before your next payment">
          Change it, so that the payment doesn’t fail.
        </Notice>
      )}
      <ChangeCard label={paymentMethod ? 'Change card' : 'Add a card'} />
    </div>
  );
}

function ChangeCard({ label }: { readonly label: string }) {
  const change = useChangeCard({
    onDone: ({ checkoutUrl }) => location.assign(checkoutUrl),
    onFail: failed('Couldn’t change the card'),
  });
  return (
    <Button pending={change.pending} description="Change the card" onClick={() => change.mutate()}>
      {label}
    </Button>
  );
}

/** Ads cost money on Free too, and none that do are shown before there is a card. */
export function CardForAds() {
  const { data: plans } = usePlans();
  if (!plans?.some(({ canBuy, price }) => canBuy && price > 0)) return null;
  return (
    <Section title="Payment method" region={false}>
      <div className="billing-card">
        <p>Only ads cost money on Free. They are paid with your card, once their month is over.</p>
        <ChangeCard label="Add or change the card" />
      </div>
    </Section>
  );
}
