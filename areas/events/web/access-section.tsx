import { Check, CircleHelp, X } from 'lucide-react';
import type { Feature } from '#areas/passport/contract.ts';
import { Fit, featureGroups, featureLabel, useNeeds } from '#areas/passport/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { preferredFirst } from '#platform/web/preferences/preferred-formats.ts';
import { usePreference } from '#platform/web/preferences/store.tsx';
import { useSession } from '#platform/web/session.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { EventDetail } from '../contract.ts';
import { longDay } from './times.ts';

const answers = {
  yes: (
    <Chip tone="ok" icon={Check}>
      Yes
    </Chip>
  ),
  no: <Chip icon={X}>No</Chip>,
  unknown: (
    <span className="event-unknown">
      <Chip icon={CircleHelp}>Not known</Chip>
    </span>
  ),
};

export function AccessSection({ event }: { readonly event: EventDetail }) {
  return (
    <Section title="Access">
      <Fit answers={event.access} />
      <p className="small soft event-access-note">
        Answers by the organiser, last changed {longDay(event.accessChangedAt)}. “Not known” never counts as yes or no.
      </p>
      {featureGroups.map(({ title, features }) => (
        <AccessTable key={title} title={title} features={features} event={event} />
      ))}
    </Section>
  );
}

interface TableProps {
  readonly title: string;
  readonly features: readonly Feature[];
  readonly event: EventDetail;
}

function AccessTable({ title, features, event }: TableProps) {
  const { region } = useSession();
  const needs = useNeeds() ?? [];
  const signs = usePreference('signLanguageSupport');
  const said = new Map(event.access.map((one) => [one.feature, one]));
  // The roles are written out because browsers drop a table's meaning when its display changes.
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className="event-access" role="table">
      <caption>{title}</caption>
      <thead className="vh" role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Feature
          </th>
          <th scope="col" role="columnheader">
            Answer
          </th>
          <th scope="col" role="columnheader">
            Detail
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {preferredFirst(features, (one) => one === 'ASL' && signs).map((feature) => {
          const answer = said.get(feature);
          return (
            <tr key={feature} role="row">
              <th scope="row" role="rowheader">
                {featureLabel(feature, region)}
                {needs.includes(feature) && <span className="event-need">One of your needs</span>}
              </th>
              <td role="cell">{answers[answer?.answer ?? 'unknown']}</td>
              <td role="cell">{answer ? answer.detail : 'Not answered yet.'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

export function RecordSection({ event }: { readonly event: EventDetail }) {
  const { region } = useSession();
  if (event.record.length === 0) return null;
  return (
    <Section title="Promises kept" intro="Confirmed by people who came to this organiser’s events.">
      <Facts
        items={event.record.map(({ feature, kept, of }) => ({
          label: featureLabel(feature, region),
          value: `${kept} of ${counted(of, 'event')}`,
        }))}
      />
    </Section>
  );
}
