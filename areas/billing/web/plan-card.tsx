import { Check, Star } from 'lucide-react';
import { signInHref } from '#areas/account/web/public.ts';
import { moneyText } from '#platform/contract/money.ts';
import { usePath } from '#platform/web/router/hooks.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { PromoOffer, SubscriptionPlan, UserSubscription } from '../contract.ts';
import type { Interval } from '../pure/days.ts';
import { limitKinds, planFlags, savedPercent } from '../pure/plans.ts';
import { PlanDoors } from './plan-doors.tsx';
import { flagNames, limitNames, limitText, priceText, wholeText } from './words.ts';

interface Props {
  readonly plan: SubscriptionPlan;
  /** How many are drawn on it. */
  readonly doors: number;
  readonly interval: Interval;
  readonly promo: PromoOffer | undefined;
  readonly subscription: UserSubscription | undefined;
  readonly isMember: boolean;
  /** It is known which plan the member has. */
  readonly isReady: boolean;
  readonly onChoose: () => void;
}

export function PlanCard(props: Props) {
  const { plan, doors, interval, promo } = props;
  const { displayName, description, features, isPopular } = plan;
  const offer = promo?.prices.find((one) => one.planId === plan.id && one.billingInterval === interval);
  const saved = interval === 'yearly' ? savedPercent(plan.price, plan.yearlyPrice) : undefined;
  const payments = promo && promo.periods > 1 ? `the first ${promo.periods} payments` : 'the first payment';
  return (
    <article className="sheet billing-plan" aria-labelledby={`plan-${plan.name}`}>
      <div className="billing-doors">
        <PlanDoors count={doors} />
      </div>
      {isPopular && (
        <p className="billing-most">
          <Chip tone="gold" icon={Star}>
            Most Popular
          </Chip>
        </p>
      )}
      <h2 id={`plan-${plan.name}`}>{displayName}</h2>
      <p className="soft">{description}</p>
      <Price {...props} />
      {saved !== undefined && (
        <p>
          <Chip tone="ok">{`Save ${saved}%`}</Chip>
        </p>
      )}
      {offer && (
        <p>
          With {promo?.code}: <b>{moneyText(offer.price)}</b> for {payments}
        </p>
      )}
      <Choice {...props} />
      <dl className="facts billing-limits">
        {limitKinds.map((kind) => (
          <div key={kind}>
            <dt>{limitNames[kind]}</dt>
            <dd>{limitText(plan, kind)}</dd>
          </div>
        ))}
      </dl>
      {planFlags.some((flag) => features[flag]) && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list billing-flags" role="list" aria-label={`Features of ${displayName}`}>
          {planFlags
            .filter((flag) => features[flag])
            .map((flag) => (
              <li key={flag}>
                <Icon icon={Check} /> {flagNames[flag]}
              </li>
            ))}
        </ul>
      )}
    </article>
  );
}

/** PRICING-02, 17: by the month, or a twelfth of the year with the year below it. */
function Price({ plan, interval }: Pick<Props, 'plan' | 'interval'>) {
  const { price, yearlyPrice, currency } = plan;
  if (price === 0 && yearlyPrice === 0) {
    return (
      <p className="billing-price">
        <b>{wholeText(0, currency)}</b> a month <small>No card needed</small>
      </p>
    );
  }
  return interval === 'yearly' ? (
    <p className="billing-price">
      <b>{priceText(yearlyPrice / 12, currency)}</b> a month{' '}
      <small>{`${priceText(yearlyPrice, currency)} billed once a year`}</small>
    </p>
  ) : (
    <p className="billing-price">
      <b>{priceText(price, currency)}</b> a month <small>Billed every month</small>
    </p>
  );
}

/** PRICING-04: each card but the present plan has a button. */
function Choice({ plan, interval, subscription, isMember, isReady, onChoose }: Props) {
  const path = usePath();
  const isFree = plan.name === 'free';
  const isCurrent = subscription
    ? subscription.planId === plan.id && subscription.billingInterval === interval
    : isFree && isMember && isReady;
  if (isCurrent) {
    return (
      <p>
        <Chip tone="ok" icon={Check}>
          Your plan
        </Chip>
      </p>
    );
  }
  if (!plan.canBuy) return <p className="soft">This server doesn’t sell plans. No payment service is set up.</p>;
  if (!isMember) {
    return isFree ? null : (
      <ButtonLink href={signInHref(path)}>
        Sign in to choose<VisuallyHidden> {plan.displayName}</VisuallyHidden>
      </ButtonLink>
    );
  }
  if (!isReady) return null;
  if (isFree) {
    return subscription?.cancelAtPeriodEnd ? (
      <p className="soft">Your plan becomes Free when it ends.</p>
    ) : (
      <ButtonLink href="/subscription">Go back to Free</ButtonLink>
    );
  }
  return (
    <Button variant={plan.isPopular ? 'primary' : 'secondary'} description="Choose a plan" onClick={onChoose}>
      {`Choose ${plan.displayName}`}
    </Button>
  );
}
