import { useEffect } from 'react';
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { setCovered } from '#platform/web/report/covered.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useSession } from '#platform/web/session.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { ActionsTab } from './actions-tab.tsx';
import { readAgain, useCounts } from './data-moderation.ts';
import { FlagsTab } from './flags-tab.tsx';
import { QueueTab } from './queue-tab.tsx';
import { coverWords, useWordsCover } from './words-cover.ts';
import { WorkloadPart } from './workload.tsx';
import './moderation.css';

const tabs = ['queue', 'actions', 'flags'] as const;
type TabId = (typeof tabs)[number];

function Counters() {
  const { data, error, loading, refreshing, retry } = useCounts();
  if (loading) return <Skeleton look="row" count={1} label="Counting" />;
  if (error || !data) {
    return (
      <ErrorState level={2} title="Couldn’t load the counts" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  const items = [
    {
      label: 'Pending Reports',
      value: data.pending,
      more: data.oldestAt ? (
        <>
          Oldest: <Time value={data.oldestAt} />
        </>
      ) : (
        'Nothing waiting'
      ),
    },
    { label: 'Under Review', value: data.reviewing, more: 'Taken by a moderator' },
    { label: 'Content Flags', value: data.flags, more: 'Found by rule' },
    { label: 'Resolved Today', value: data.resolvedToday, more: 'Since midnight, Sydney' },
  ];
  return (
    <>
      <dl className="ledger">
        {items.map(({ label, value, more }) => (
          <div key={label}>
            <dt>
              {label}
              <small>{more}</small>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {data.danger > 0 && (
        <Notice tone="danger" title="Someone may be in danger">
          {counted(data.danger, 'case comes', 'cases come')} first. We offered help to the person who wrote it.
        </Notice>
      )}
      {data.late > 0 && (
        <Notice tone="warn" title="Review due within 24 hours">
          {counted(data.late, 'report has', 'reports have')} waited for more than 12 hours
          {data.overdue > 0 && `, ${data.overdue} of them for more than 24`}.
        </Notice>
      )}
    </>
  );
}

function Dashboard() {
  const [query, setQuery] = useQueryParams();
  const asked = query.get('tab');
  const tab: TabId = tabs.find((one) => one === asked) ?? 'queue';
  const covers = useWordsCover();
  // The pages that were opened from a case are left behind.
  useEffect(() => setCovered(undefined), []);
  useLive('moderation', readAgain, { onGap: readAgain });
  return (
    <div className="stack moderation">
      <Counters />
      <WorkloadPart />
      <Checkbox
        label="Keep all words covered until I ask"
        hint="Reports, messages, flags and appeals stay covered, as pictures always do. Kept in this browser."
        checked={covers}
        onChange={(event) => coverWords(event.currentTarget.checked)}
      />
      <Tabs
        label="Moderation"
        manual
        value={tab}
        onChange={(id) => {
          setQuery({ tab: id === 'queue' ? null : id, report: null, flag: null });
          announce('The list has changed');
        }}
        tabs={[
          { id: 'queue', label: 'Reports Queue', panel: <QueueTab /> },
          { id: 'actions', label: 'Moderation Actions', panel: <ActionsTab /> },
          { id: 'flags', label: 'Content Flags', panel: <FlagsTab /> },
        ]}
      />
    </div>
  );
}

/** MOD-01 to MOD-04: for moderators alone, and the server says so too. */
export function Screen() {
  const { member } = useSession();
  const waiting = useWaitingRoles('moderator');
  const moderates = member?.roles.some((role) => role === 'moderator' || role === 'admin') === true;
  return (
    <>
      <PageTitle title="Moderation" lead="Take your time. You can release any case." />
      {moderates ? (
        <Dashboard />
      ) : waiting.length > 0 ? (
        <RoleWaits roles={waiting} />
      ) : (
        <Notice tone="warn" title="This page is for moderators">
          You can’t open it. To see your own reports and their outcomes, go to <a href="/my-reports">Your reports</a>.
        </Notice>
      )}
    </>
  );
}
