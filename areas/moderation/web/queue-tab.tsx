import { ArrowLeft, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useShortcut } from '#platform/web/shortcuts/use-shortcut.ts';
import { absoluteTime } from '#platform/web/time/relative-time.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Hint } from '#platform/web/ui/hint.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Report } from '../contract.ts';
import { kindWords } from '../pure/decision-words.ts';
import { mask } from '../pure/mask.ts';
import { reasonLabels } from '../pure/reasons.ts';
import { Appeals } from './appeals.tsx';
import { CasePanel } from './case-panel.tsx';
import { type QueueFilter, useReports } from './data-moderation.ts';
import { priorities, priorityBadges, statusBadges, statuses } from './moderation-words.ts';
import { LateMark, PriorityBadge, StatusBadge } from './parts.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { useWordsCover } from './words-cover.ts';

const all = { value: '', label: 'All' };

/** The filters are in the address, so that they can be shared and Back works (MOD-05 to MOD-07). */
function Filters({
  q,
  status,
  priority,
  onChange,
}: QueueFilter & { onChange: (change: Record<string, string | null>) => void }) {
  const [typed, setTyped] = useState(q ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ q: typed.trim() || null });
  };
  return (
    <search aria-label="Reports">
      <form className="queue-filters" onSubmit={submit}>
        <div className="queue-search">
          <TextField
            label="Search reason and description"
            type="search"
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" icon={Search}>
            Search<span className="vh"> reports</span>
          </Button>
        </div>
        <Select
          label="Status"
          options={[all, ...statuses.map((value) => ({ value, label: statusBadges[value].label }))]}
          value={status ?? ''}
          onChange={(event) => onChange({ status: event.currentTarget.value || null })}
        />
        <Select
          label="Priority"
          options={[all, ...priorities.map((value) => ({ value, label: priorityBadges[value].label }))]}
          value={priority ?? ''}
          onChange={(event) => onChange({ priority: event.currentTarget.value || null })}
        />
      </form>
    </search>
  );
}

function Item({
  report,
  current,
  onOpen,
}: {
  readonly report: Report;
  readonly current: boolean;
  readonly onOpen: () => void;
}) {
  const { id, status, priority, reason, description, contentType, createdAt, reporters, firstReportedAt } = report;
  const open = status === 'pending' || status === 'reviewing';
  const covers = useWordsCover();
  return (
    <li id={`report-${id}`}>
      <Hint description="a report">
        <button
          type="button"
          className="case ring-in-self"
          aria-current={current ? 'true' : undefined}
          onClick={onOpen}
        >
          <span className="row">
            <PriorityBadge priority={priority} />
            <StatusBadge status={status} />
            <span className="push small soft">No. {id}</span>
          </span>
          <span className="case-title">{reasonLabels[reason]}</span>
          <span className="case-line">
            {!description ? 'No additional details provided' : covers ? 'Words are covered' : mask(description)}
          </span>
          <span className="small soft row">
            <span className="case-kind">{kindWords(contentType)}</span>
            <span>{absoluteTime(createdAt)}</span>
            {reporters > 1 && <span>{reporters} people</span>}
            <LateMark since={firstReportedAt} open={open} />
          </span>
        </button>
      </Hint>
    </li>
  );
}

const oneOf = <T extends string>(values: readonly T[], text: string | null) => values.find((value) => value === text);

export function QueueTab() {
  const [query, setQuery] = useQueryParams();
  const q = query.get('q') ?? undefined;
  const status = oneOf(statuses, query.get('status'));
  const priority = oneOf(priorities, query.get('priority'));
  const chosen = Number(query.get('report')) || undefined;
  const list = useReports({ ...(q && { q }), ...(status && { status }), ...(priority && { priority }) });
  const { items } = list;
  const open = (id: number) => setQuery({ report: id }, { push: chosen === undefined });
  const back = (id: number) => {
    setQuery({ report: null });
    requestAnimationFrame(() => {
      const item = document.getElementById(`report-${id}`)?.querySelector('button');
      (item ?? document.getElementById('page-title'))?.focus();
    });
  };
  const step = (by: number) => {
    const at = items.findIndex(({ id }) => id === chosen);
    const next = items[at < 0 ? 0 : at + by];
    if (next) open(next.id);
  };
  useShortcut('list.next', () => step(1));
  useShortcut('list.previous', () => step(-1));
  return (
    <div className="stack">
      <Appeals />
      <div className="duo queue-duo" data-chosen={chosen}>
        <section aria-label="Queue" className="stack">
          <Filters
            key={q ?? ''}
            {...(q && { q })}
            {...(status && { status })}
            {...(priority && { priority })}
            onChange={(change) => setQuery({ ...change, report: null })}
          />
          <SavedFilters
            {...(q && { q })}
            {...(status && { status })}
            {...(priority && { priority })}
            onChange={(change) => setQuery({ ...change, report: null })}
          />
          <List
            list={list}
            shown={items.length}
            things={['report', 'reports']}
            prefix="report"
            failTitle={list.error?.message}
            level={3}
            moreLabel="Show more reports"
            empty={<p role="status">No reports found matching your criteria</p>}
          >
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
            <ul className="plain-list cases" role="list">
              {items.map((report) => (
                <Item key={report.id} report={report} current={report.id === chosen} onOpen={() => open(report.id)} />
              ))}
            </ul>
          </List>
        </section>
        <section aria-label="Report" className="sheet stack case-panel">
          {chosen === undefined ? (
            <p>Select a report to view details</p>
          ) : (
            <>
              <div className="case-back">
                <Button icon={ArrowLeft} onClick={() => back(chosen)}>
                  All reports
                </Button>
              </div>
              <CasePanel key={chosen} id={chosen} />
            </>
          )}
        </section>
      </div>
    </div>
  );
}
