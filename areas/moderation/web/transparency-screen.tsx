import { plural } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import type { Transparency } from '../contract.ts';
import { kindWords } from '../pure/decision-words.ts';
import { reasonLabels } from '../pure/reasons.ts';
import { useTransparency } from './data-own.ts';
import { hoursText } from './moderation-words.ts';
import './moderation.css';

function Numbers({ numbers }: { readonly numbers: Transparency }) {
  const { resolutions, medianHours, kinds, byKind, byReason } = numbers;
  return (
    <>
      <p className="soft">
        Counted from the database, since <Time value={numbers.since} look="absolute" />.
      </p>
      <Section title="Reports">
        <Facts
          items={[
            { label: 'Reports by members', value: numbers.reports },
            { label: 'Reports still waiting', value: numbers.open },
            { label: 'Reports decided', value: numbers.decided },
            { label: 'Decided within 24 hours', value: numbers.decidedInTime },
            { label: 'Half of them took less than', value: hoursText(medianHours) },
          ]}
        />
      </Section>
      <Section title="Decisions">
        <Facts
          items={[
            { label: 'Warnings', value: resolutions.warning_issued },
            { label: 'Content removed', value: resolutions.content_removed },
            { label: 'Suspensions', value: resolutions.user_suspended },
            { label: 'No rule broken', value: resolutions.no_action },
            { label: 'Unfounded', value: resolutions.dismissed },
          ]}
        />
      </Section>
      <Section title="Appeals">
        <Facts
          items={[
            { label: 'Appeals', value: numbers.appeals },
            { label: 'Upheld', value: numbers.appealsUpheld },
          ]}
        />
      </Section>
      {byKind.length > 0 && (
        <Section title="By kind" intro="What was reported, and what became of it.">
          <TableOrList
            caption="Reports and decisions by kind of thing"
            hideCaption
            columns={[
              { key: 'kind', label: 'Kind', cell: ({ kind }) => <span className="case-kind">{kindWords(kind)}</span> },
              { key: 'reports', label: 'Reports', number: true, cell: ({ reports }) => reports },
              { key: 'open', label: 'Cases waiting', number: true, cell: ({ open }) => open },
              { key: 'decided', label: 'Cases decided', number: true, cell: ({ decided }) => decided },
              { key: 'half', label: 'Half took less than', cell: ({ medianHours: hours }) => hoursText(hours) },
              { key: 'acted', label: 'Warnings, removals, suspensions', number: true, cell: ({ acted }) => acted },
              { key: 'appeals', label: 'Appeals', number: true, cell: ({ appeals }) => appeals },
              { key: 'upheld', label: 'Upheld', number: true, cell: ({ appealsUpheld }) => appealsUpheld },
            ]}
            rows={byKind}
            rowKey={({ kind }) => kind}
          />
        </Section>
      )}
      {byReason.length > 0 && (
        <Section title="By reason" intro="The reason that members gave with each report.">
          <TableOrList
            caption="Reports by reason"
            hideCaption
            columns={[
              { key: 'reason', label: 'Reason', cell: ({ reason }) => reasonLabels[reason] },
              { key: 'reports', label: 'Reports', number: true, cell: ({ reports }) => reports },
              { key: 'open', label: 'Waiting', number: true, cell: ({ open }) => open },
              { key: 'acted', label: 'A rule was broken', number: true, cell: ({ acted }) => acted },
            ]}
            rows={byReason}
            rowKey={({ reason }) => reason}
          />
        </Section>
      )}
      {kinds.map((one) => (
        <Section key={one.kind} title={one.title} intro={one.intro}>
          <Facts
            items={[
              { label: `Reports of ${one.things}`, value: one.reports },
              { label: `Reports of ${one.things} still waiting`, value: one.open },
              { label: `Reports of ${one.things} decided`, value: one.decided },
              { label: 'Half of those took less than', value: hoursText(one.medianHours) },
              { label: 'Warnings, removals and suspensions', value: one.acted },
              { label: 'Appeals of those', value: one.appeals },
              { label: 'Upheld of those', value: one.appealsUpheld },
            ]}
          />
        </Section>
      ))}
      <Section title="What our rules flagged">
        <p>
          Our own simple rules look for spam, repeated links, requests for money, personal details and signs of danger.
          They hide nothing: a person checks each one. They flagged {numbers.flags} {plural(numbers.flags, 'thing')}.
        </p>
      </Section>
    </>
  );
}

export function Screen() {
  const { data, error, loading, refreshing, retry } = useTransparency();
  return (
    <div className="stack decision-page">
      <PageTitle
        title="Moderation in numbers"
        lead="What members reported in the last 90 days, what we decided, and how long it took."
      />
      {loading && <Skeleton look="row" label="Loading the numbers" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load the numbers" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && <Numbers numbers={data} />}
      <p>
        <Link href="/community-guidelines">Community guidelines</Link>
      </p>
    </div>
  );
}
