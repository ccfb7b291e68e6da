import { Plus } from 'lucide-react';
import { textForPeople } from '#platform/web/client/error.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { MeetPlan, MeetWatch } from '../contract.ts';
import { useMeetPlans, useMeetsLive } from './data.ts';
import { keptWords, stateWords, titleOf } from './plan-words.ts';
import { momentText } from './times.ts';
import './meets.css';

const newPlan = (
  <ButtonLink href="/meets/new" variant="primary" icon={Plus}>
    New meet plan
  </ButtonLink>
);

export function Screen() {
  const { data, error, retry, refreshing } = useMeetPlans();
  useMeetsLive();
  return (
    <>
      <PageTitle
        title="Meet plans"
        lead="Meet someone, and have a person you trust told if you don’t check in."
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={newPlan}
      />
      {data ? (
        <div className="stack">
          {data.own.length === 0 ? (
            <EmptyState level={2} title="No meet plans yet">
              <p>A plan has a time, a public place, your way home and someone you trust.</p>
            </EmptyState>
          ) : (
            <Section title="Your plans">
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
              <ul className="plain-list list" role="list">
                {data.own.map((plan) => (
                  <Own key={plan.id} plan={plan} />
                ))}
              </ul>
            </Section>
          )}
          {data.others.length > 0 && (
            <Section title="Plans of people who trust you">
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
              <ul className="plain-list list" role="list">
                {data.others.map((watch) => (
                  <Other key={watch.id} watch={watch} />
                ))}
              </ul>
            </Section>
          )}
          <p className="small soft">{keptWords}</p>
        </div>
      ) : error ? (
        <ErrorState level={2} title="Couldn’t load your meet plans" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      ) : (
        <Skeleton count={2} look="row" label="Loading your meet plans" />
      )}
    </>
  );
}

function Own({ plan }: { readonly plan: MeetPlan }) {
  const { id, place, startsAt, zone, state, contact } = plan;
  const isOpen = state === 'planned';
  return (
    <li className="meet-row">
      <h3>
        <Link href={`/meets/${id}`}>
          {titleOf(plan)}
          <span className="vh">, {momentText(startsAt, zone)}</span>
        </Link>
      </h3>
      <p>{momentText(startsAt, zone)}</p>
      <p className="soft">{place}</p>
      <p className="row">
        <Chip tone={state === 'safe' ? 'ok' : undefined}>{stateWords[state]}</Chip>
        {isOpen && contact.state === 'asked' && <span className="small">Waiting for {contact.name}</span>}
        {isOpen && contact.state === 'none' && <span className="small">Choose another trusted contact</span>}
      </p>
    </li>
  );
}

function Other({ watch }: { readonly watch: MeetWatch }) {
  const { id, owner, state, contactState, checkInAt, zone } = watch;
  const words =
    state === 'told'
      ? 'Hasn’t checked in'
      : state === 'safe'
        ? 'Is safe'
        : contactState === 'agreed'
          ? 'You said yes'
          : 'Waits for your answer';
  return (
    <li className="meet-row">
      <h3>
        <Link href={`/meets/watch/${id}`}>
          {owner.displayName}
          <span className="vh">, check-in {momentText(checkInAt, zone)}</span>
        </Link>
      </h3>
      <p>Check-in: {momentText(checkInAt, zone)}</p>
      <p>
        <Chip>{words}</Chip>
      </p>
    </li>
  );
}
