import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { CrisisReport } from '../contract.ts';
import { useMyReports } from './data-reports.ts';
import { newsWords, reasonWords } from './report-words.ts';

const what = ({ messageId, reason }: CrisisReport) =>
  `${messageId === null ? 'The conversation' : 'A message'}: ${reasonWords(reason)}.`;

function One({ report }: { readonly report: CrisisReport }) {
  const { title, says } = newsWords[report.outcome];
  const at = report.decidedAt ?? report.reportedAt;
  return (
    <li>
      <Notice title={title} tone={report.outcome === 'acted' ? 'ok' : report.mine ? 'info' : 'warn'}>
        {report.mine && <p>{what(report)}</p>}
        <p>{says}</p>
        {report.words && <p className="crisis-words">{report.words}</p>}
        {at && (
          <p className="small soft">
            <Time value={at} />
          </p>
        )}
      </Notice>
    </li>
  );
}

function List({ reports }: { readonly reports: readonly CrisisReport[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none
    <ul className="plain-list stack" role="list" aria-label="Reports">
      {reports.map((report) => (
        <One key={`${report.id}-${report.mine}`} report={report} />
      ))}
    </ul>
  );
}

/** Says once what was decided while the page is open. */
function useAnnounceDecided(reports: readonly CrisisReport[], known: boolean) {
  const heard = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!known) return;
    const decided = reports.filter(({ outcome }) => outcome !== 'waiting');
    if (heard.current) {
      for (const { id, outcome, words } of decided) {
        if (!heard.current.has(id)) announce(`${newsWords[outcome].title}. ${words || newsWords[outcome].says}`);
      }
    }
    heard.current = new Set(decided.map(({ id }) => id));
  }, [reports, known]);
}

/** What the reader has reported in this conversation, and what came of it. */
export function ReportNews({ reports, known }: { readonly reports: readonly CrisisReport[]; readonly known: boolean }) {
  useAnnounceDecided(reports, known);
  return reports.length === 0 ? null : <List reports={reports} />;
}

/** For supporters: a request that somebody else has now shows them nothing any more, so it is here. */
export function HelpersReports() {
  const reports = useMyReports().items.filter(({ side }) => side === 'supporter');
  return reports.length === 0 ? null : (
    <Section title="Reports">
      <List reports={reports} />
    </Section>
  );
}
