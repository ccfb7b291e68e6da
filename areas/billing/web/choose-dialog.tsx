import { useState } from 'react';
import { type Money, moneyText } from '#platform/contract/money.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { failed } from '#platform/web/ui/failed.ts';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { SubscriptionPlan, SubscriptionQuote, UserSubscription } from '../contract.ts';
import { dayWords, type Interval } from '../pure/days.ts';
import { quoteAgain, useQuote, useSubscribe } from './data.ts';

interface Props {
  readonly plan: SubscriptionPlan;
  readonly interval: Interval;
  readonly promoCode: string | undefined;
  readonly subscription: UserSubscription | undefined;
  readonly onClose: () => void;
}

/** What it costs to the cent, before anything is confirmed. */
export function ChooseDialog({ plan, interval, promoCode, subscription, onClose }: Props) {
  const [when, setWhen] = useState<'now' | 'period-end'>('now');
  const wish = { planId: plan.id, billingInterval: interval, ...(promoCode && { promoCode }) };
  const now = useQuote({ ...wish, when: 'now' });
  const asked = useQuote({ ...wish, when });
  const { data: quote, error, refreshing, retry } = asked;
  const subscribe = useSubscribe({
    onDone: ({ requiresPayment, checkoutUrl }) => {
      if (requiresPayment && checkoutUrl) {
        location.assign(checkoutUrl);
        return;
      }
      onClose();
      toast({ title: 'Plan Updated', description: 'Your subscription has been updated successfully.' });
    },
    onFail: (caught) => {
      failed('Error', 'Failed to process subscription. Please try again.')(caught);
      quoteAgain();
    },
  });
  const isChange = subscription !== undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isChange ? `Change to ${plan.displayName}` : `Subscribe to ${plan.displayName}`}
      footer={
        quote &&
        !error && (
          <Button
            variant="primary"
            pending={subscribe.pending || refreshing}
            description="Confirm the plan"
            onClick={() => subscribe.mutate({ ...wish, when, ...(when === 'now' && { due: quote.due.minor }) })}
          >
            {confirmText(quote, when)}
          </Button>
        )
      }
    >
      <div className="stack">
        {now.data?.canWait && (
          <RadioGroup
            legend="When does it begin?"
            look="list"
            options={[
              { value: 'now', label: 'Now' },
              { value: 'period-end', label: `On ${dayWords(subscription?.currentPeriodEnd ?? now.data.startsOn)}` },
            ]}
            value={when}
            onChange={setWhen}
          />
        )}
        {error && (
          <ErrorState level={3} title="This can’t be chosen now" onRetry={retry} retrying={refreshing}>
            {textForPeople(error)}
          </ErrorState>
        )}
        {!quote && !error && <Spinner label="Working out the price" />}
        {quote && !error && <QuoteFacts quote={quote} />}
      </div>
    </Dialog>
  );
}

function confirmText(quote: SubscriptionQuote, when: 'now' | 'period-end'): string {
  if (when === 'period-end') return 'Change my plan then';
  if (quote.requiresCheckout) return 'Go to the checkout';
  return quote.due.minor > 0 ? `Pay ${moneyText(quote.due)} now` : 'Change my plan now';
}

const less = (money: Money) => moneyText({ ...money, minor: -money.minor });

const QuoteFacts = ({ quote }: { readonly quote: SubscriptionQuote }) => (
  <Facts
    items={[
      ...quote.lines.map(({ text, amount }) => ({ label: text, value: moneyText(amount) })),
      ...(quote.fromCredit.minor > 0 ? [{ label: 'From what we keep for you', value: less(quote.fromCredit) }] : []),
      { label: 'To pay today', value: moneyText(quote.due) },
      ...(quote.kept.minor > 0 ? [{ label: 'Kept for your next bills', value: moneyText(quote.kept) }] : []),
      {
        label: 'Next payment',
        value: `${moneyText(quote.nextPayment)} on ${dayWords(quote.nextPaymentDate)}`,
      },
    ]}
  />
);
