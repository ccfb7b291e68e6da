/// <reference types="vite/client" />
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { counted } from '#platform/contract/counted.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import type { ApiStatus } from '../../contract.ts';
import { statusMinutes } from '../../pure/options.ts';
import { crumbs } from '../crumbs.ts';
import { useStatus } from '../data.ts';

type Day = ApiStatus['days'][number];
const dayName = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

function Look({ day: { looks, due, slow } }: { readonly day: Day }) {
  const missing = Math.max(0, due - looks);
  if (missing > 0) return <Chip tone="warn" icon={CircleDashed}>{`${counted(missing, 'check')} missing`}</Chip>;
  if (slow > 0) return <Chip tone="gold" icon={Clock}>{`${counted(slow, 'slow check')}`}</Chip>;
  return (
    <Chip tone="ok" icon={CircleCheck}>
      It worked
    </Chip>
  );
}

/** What the server saw of itself: nothing is written here by hand. */
export function Screen() {
  const { data, error, loading, refreshing, retry } = useStatus();
  return (
    <>
      <PageTitle
        title="API status"
        lead={`The server reads from its own API every ${statusMinutes} minutes. A check is missing when it was down.`}
        crumbs={crumbs}
      />
      {loading && <Skeleton count={2} look="row" label="Loading the status" />}
      {error && (
        <ErrorState level={2} title="Couldn’t load the status" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data && data.lookedAt === null && (
        <EmptyState title="No check yet" level={2}>
          <p>The first one comes within {statusMinutes} minutes.</p>
        </EmptyState>
      )}
      {data && data.lookedAt !== null && (
        <>
          <Section title="Now">
            <Facts
              items={[
                { label: 'Last check', value: <Time value={data.lookedAt} /> },
                { label: 'It took', value: counted(data.ms ?? 0, 'millisecond') },
              ]}
            />
          </Section>
          <Section title="The last 30 days">
            <TableOrList<Day>
              caption="Each day by UTC, newest first"
              hideCaption
              columns={[
                { key: 'day', label: 'Day', cell: ({ at }) => dayName.format(new Date(at)) },
                { key: 'state', label: 'State', cell: (day) => <Look day={day} /> },
                { key: 'looks', label: 'Checks', number: true, cell: ({ looks, due }) => `${looks} of ${due}` },
              ]}
              rows={data.days}
              rowKey={({ at }) => at}
            />
          </Section>
        </>
      )}
    </>
  );
}
