import { Check } from 'lucide-react';
import { textForPeople } from '#platform/web/client/error.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { addDays } from '../../pure/days.ts';
import type { EnergyPlan } from '../../pure/energy.ts';
import type { Here } from '../zone.ts';
import { Lights } from './lights.tsx';
import { OverNotice } from './over-notice.tsx';
import { usePlans } from './use-plans.ts';
import { dayTitle, leftWords, points } from './words.ts';

const shown = 5;

/** Today and tomorrow, and whether tomorrow is over its points. */
export function EnergyCard({ here: { today } }: { readonly here: Here }) {
  const tomorrow = addDays(today, 1);
  const { planOf, energyPoints, loading, error, retry, refreshing } = usePlans(today, addDays(today, 8));
  return (
    <Section
      title="Energy budget"
      intro="Give each day some points, and plan how to use them."
      action={<Link href="/wellness-tracking/energy">Plan my energy</Link>}
    >
      {loading && <Skeleton count={1} look="row" label="Loading your energy budget" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load your energy budget" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {!loading && !error && (
        <div className="energy-days">
          {[today, tomorrow].map((day) => (
            <div key={day} className="stack">
              <CardDay day={day} today={today} plan={planOf(day)} />
              {day === tomorrow && <OverNotice {...{ day, today, planOf, energyPoints }} withLink />}
            </div>
          ))}
        </div>
      )}
    </Section>
  );
}

function CardDay({
  day,
  today,
  plan,
}: {
  readonly day: string;
  readonly today: string;
  readonly plan: EnergyPlan | undefined;
}) {
  const title = dayTitle(day, today);
  if (!plan)
    return (
      <>
        <h3>{title}</h3>
        <p className="soft">The plan of this day can’t be read here.</p>
      </>
    );
  const rest = plan.tasks.length - shown;
  return (
    <>
      <h3 className="num">
        {title}, {leftWords(plan)}
      </h3>
      {!plan.isRestDay && <Lights plan={plan} />}
      {plan.tasks.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list energy-costs" role="list">
          {plan.tasks.slice(0, shown).map(({ name, cost, isDone }) => (
            <li key={name}>
              <span>
                {isDone && <Icon icon={Check} />}
                {name}
                {isDone && <span className="vh">, done</span>}
              </span>
              <span className="num">{points(cost)}</span>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p className="soft small">and {rest} more</p>}
      {plan.tasks.length === 0 && !plan.isRestDay && <p className="soft">Nothing planned.</p>}
    </>
  );
}
