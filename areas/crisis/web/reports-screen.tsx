import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import type { CrisisReportSummary } from '../contract.ts';
import { useReports } from './data-reports.ts';
import { useHelpersNews } from './data-requests.ts';
import { doneWords, reasonWords } from './report-words.ts';
import './crisis.css';

const day = 86_400_000;

export function ReportHead({ report }: { readonly report: CrisisReportSummary }) {
  const { by, isAnonymous, outcome, reportedAt } = report;
  const isLate = outcome === null && Date.now() - Date.parse(reportedAt) >= day;
  return (
    <p className="row">
      <Chip tone={outcome ? 'ok' : 'action'}>{outcome ? doneWords[outcome] : 'Waiting'}</Chip>
      <Chip>{by === 'author' ? 'About a supporter' : 'About the person who asked'}</Chip>
      {isAnonymous && <Chip>Without a name</Chip>}
      {isLate && <Chip tone="danger">Over 24 hours</Chip>}
      <span className="soft small">
        <Time value={reportedAt} />
      </span>
    </p>
  );
}

function Reports({
  title,
  none,
  reports,
}: {
  readonly title: string;
  readonly none: string;
  readonly reports: readonly CrisisReportSummary[];
}) {
  return (
    <Section title={title}>
      {reports.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
        <ul className="plain-list list" role="list">
          {reports.map((report) => (
            <li key={report.id} className="crisis-request">
              <h3>
                <Link href={`/crisis-support/reports/${report.id}`}>{reasonWords(report.reason)}</Link>
              </h3>
              <ReportHead report={report} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Queue() {
  const list = useReports();
  useHelpersNews(true);
  if (list.loading) return <Skeleton look="row" label="Loading the reports" />;
  if (list.error) {
    return (
      <ErrorState level={2} title="Couldn’t load the reports" onRetry={list.retry} retrying={list.refreshing}>
        {textForPeople(list.error)}
      </ErrorState>
    );
  }
  return (
    <>
      <Reports
        title="Waiting"
        none="No reports are waiting for you."
        reports={list.items.filter(({ outcome }) => outcome === null)}
      />
      <Reports
        title="Decided"
        none="No reports decided in the last 90 days."
        reports={list.items.filter(({ outcome }) => outcome !== null)}
      />
    </>
  );
}

/** For those who moderate and have the duty role. */
export function Screen() {
  const waiting = useWaitingRoles('duty', 'moderator', 'admin');
  return (
    <div className="crisis">
      <PageTitle
        title="Reports in crisis support"
        lead="You won’t see conversations you’re part of. Someone else reviews those."
        crumbs={[
          { label: 'Crisis Support', href: '/crisis-support' },
          { label: 'Supporting others', href: '/crisis-support/helping' },
        ]}
      />
      {waiting.length > 0 ? <RoleWaits roles={waiting} /> : <Queue />}
    </div>
  );
}
