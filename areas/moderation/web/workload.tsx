import { useState } from 'react';
import { textForPeople } from '#platform/web/client/error.ts';
import { dayInWords } from '#platform/web/time/day-words.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { kindWords } from '../pure/decision-words.ts';
import { useWorkload } from './data-moderation.ts';
import { hoursText } from './moderation-words.ts';

/** How much there is to do, of all moderators together, and one’s own part. Asked for when it is opened. */
export function WorkloadPart() {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary="Workload" onToggle={setOpen}>
      {open && <Figures />}
    </Disclosure>
  );
}

function Figures() {
  const { data, error, loading, refreshing, retry } = useWorkload();
  if (loading) return <Skeleton look="row" count={2} label="Counting the workload" />;
  if (error || !data) {
    return (
      <ErrorState level={2} title="Couldn’t load the workload" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  const { mine, open, days, moderators, medianHours } = data;
  return (
    <div className="stack">
      <p className="soft">
        All moderators together, in the last 14 days. No one is compared with anyone. Only you can see your own part.
      </p>
      <Facts
        items={[
          { label: 'Moderators who decided something', value: moderators },
          { label: 'Half of the cases took less than', value: hoursText(medianHours) },
          {
            label: 'Open cases',
            value: open.length > 0 ? open.map(({ kind, cases }) => `${kindWords(kind)}: ${cases}`).join(', ') : 'None',
          },
          { label: 'Assigned to you now', value: mine.assigned },
          { label: 'You decided today', value: mine.decidedToday },
          { label: 'You decided in 14 days', value: mine.decided },
        ]}
      />
      <TableOrList
        caption="Cases of the last 14 days"
        columns={[
          { key: 'day', label: 'Day', cell: ({ day }) => dayInWords(day) },
          { key: 'reported', label: 'Came in', number: true, cell: ({ reported }) => reported },
          { key: 'decided', label: 'Decided', number: true, cell: ({ decided }) => decided },
        ]}
        rows={days}
        rowKey={({ day }) => day}
      />
    </div>
  );
}
