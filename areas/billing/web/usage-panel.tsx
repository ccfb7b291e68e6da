import { useState } from 'react';
import { inFigures } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { Usage } from '../contract.ts';
import { dayWords } from '../pure/days.ts';
import { type LimitKind, limitKinds, usedPercent } from '../pure/plans.ts';
import { useUsage } from './data.ts';
import { limitNames, wholeText } from './words.ts';

/** BILLING-21 */
const severities = { warning: 'Warning', soft_limit: 'Limit reached', hard_limit: 'Limit reached' } as const;

export function UsagePanel() {
  const { data, error, loading, refreshing, retry } = useUsage();
  return (
    <Section title="Usage">
      {loading && <Skeleton count={3} look="row" label="Loading your usage" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load your usage" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <Panel usage={data} />}
    </Section>
  );
}

function Panel({ usage }: { readonly usage: Usage }) {
  const { subscription, violations } = usage;
  return (
    <div className="stack">
      <p className="row">
        <Chip>{subscription.planDisplayName}</Chip>
        {subscription.currentPeriodEnd && (
          <span className="soft small">{`This period ends on ${dayWords(subscription.currentPeriodEnd)}`}</span>
        )}
      </p>
      {violations.map(({ limitType, severity, message }) => (
        <Notice
          key={limitType}
          tone={severity === 'warning' ? 'warn' : 'danger'}
          title={`${severities[severity]}: ${limitNames[limitType]}`}
          action={<Link href="/pricing">Upgrade Plan</Link>}
        >
          {message}
        </Notice>
      ))}
      <div className="billing-bars">
        {limitKinds.map((kind) => (
          <Bar key={kind} usage={usage} kind={kind} />
        ))}
      </div>
      <More />
    </div>
  );
}

/** BILLING-23, 24: each bar warns from 80 % on. */
function Bar({ usage, kind }: { readonly usage: Usage; readonly kind: LimitKind }) {
  const used = usage.limits[kind];
  const { currency } = usage.spend;
  const percent = usedPercent(used);
  const figure = (value: number) => (kind === 'monthlySpend' ? wholeText(value, currency) : inFigures(value));
  const text = `${figure(used.used)} of ${used.limit === null ? 'Unlimited' : figure(used.limit)}`;
  return (
    <div>
      <Progress label={limitNames[kind]} value={percent} text={text} />
      {percent >= 80 && <p className="small billing-near">{`Approaching limit, ${percent}% used`}</p>}
    </div>
  );
}

/** BILLING-25 */
function More() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="stack">
      <h3>Need More Resources?</h3>
      <div className="row">
        <ButtonLink href="/pricing">View Plans</ButtonLink>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Learn More
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Limits and plans">
        <div className="stack prose">
          <p>Each plan has room for so many campaigns, ad sets, ads, audiences and creatives.</p>
          <p>At a limit you can’t add more. What you have goes on, and nothing is deleted.</p>
          <p>
            The monthly spend limit is what your ads can cost in a month. When it is reached, campaigns pause until the
            next month or a bigger plan.
          </p>
          <p>From 80% on a bar warns you. A bigger plan has more room at once.</p>
        </div>
      </Dialog>
    </div>
  );
}
