/// <reference types="vite/client" />
import { useState } from 'react';
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { textForPeople } from '#platform/web/client/error.ts';
import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { dayText } from '#platform/web/ui/date-text.ts';
import { FileButton } from '#platform/web/ui/file-button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { TableOrList } from '#platform/web/ui/table-or-list.tsx';
import { type LimitError, type LimitRow, limitBounds, limitColumns, readLimits } from '../../pure/price-limits.ts';
import { crumbs } from '../crumbs.ts';
import { importPriceLimits, usePriceLimits } from '../data.ts';
import '../providers.css';

/** For administrators: limits come from a file of theirs, and nothing of them is in the software. */
export function Screen() {
  const waiting = useWaitingRoles('admin');
  return (
    <>
      <PageTitle
        title="Price limits"
        lead="Agreements compare their prices with what is on record here. Where nothing is, they say so."
        crumbs={crumbs}
      />
      {waiting.length > 0 ? (
        <RoleWaits roles={waiting} />
      ) : (
        <div className="provider-main">
          <Import />
          <OnRecord />
        </div>
      )}
    </>
  );
}

interface Chosen {
  readonly name: string;
  readonly rows: readonly LimitRow[];
  readonly errors: readonly LimitError[];
}
const shownErrors = 50;
/** Reading stops at a bound, so there may be more. */
const wrongLines = (errors: Chosen['errors']) =>
  `${errors.length < limitBounds.errors ? '' : 'At least '}${counted(errors.length, 'line')}`;
const shownRows = 20;
const priceText = (cents: number | null) => (cents === null ? 'No limit' : `$${(cents / 100).toFixed(2)}`);

function Import() {
  const [chosen, setChosen] = useState<Chosen>();
  const [error, setError] = useState<string>();
  const choose = async ([file]: File[]) => {
    setChosen(undefined);
    if (!file) return;
    if (file.size > limitBounds.file) return setError('A file has at most 5 MB.');
    setError(undefined);
    const read = readLimits(await file.text());
    setChosen({ name: file.name, ...read });
    announce(
      read.errors.length > 0
        ? `${wrongLines(read.errors)} can’t be read.`
        : `${counted(read.rows.length, 'row')} can be imported.`,
    );
  };
  return (
    <Section title="Import a file">
      <div className="stack">
        <p>
          A CSV file whose first line names these columns: {limitColumns.join(', ')}. Prices are in dollars. An empty
          price means that there is no limit there. What is on record for the same first and last day is replaced.
        </p>
        <FileButton accept=".csv,text/csv" error={error} onFiles={(files) => void choose(files)}>
          Choose a CSV file
        </FileButton>
        {chosen && <Preview key={chosen.name} chosen={chosen} onDone={() => setChosen(undefined)} />}
      </div>
    </Section>
  );
}

function Preview({ chosen, onDone }: { readonly chosen: Chosen; readonly onDone: () => void }) {
  const { name, rows, errors } = chosen;
  const [isAsking, setAsking] = useState(false);
  if (errors.length > 0) {
    return (
      <Notice tone="warn" title={`${wrongLines(errors)} of ${name} can’t be read. Nothing was imported.`}>
        <ul>
          {errors.slice(0, shownErrors).map(({ line, message }) => (
            <li key={line}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
        {errors.length > shownErrors && <p>And {errors.length - shownErrors} more.</p>}
      </Notice>
    );
  }
  if (rows.length === 0) {
    return (
      <Notice tone="warn" title={`${name} has no rows`}>
        Nothing was imported.
      </Notice>
    );
  }
  return (
    <div className="stack">
      <TableOrList
        caption={`The first ${Math.min(rows.length, shownRows)} of ${counted(rows.length, 'row')} of ${name}`}
        rows={rows.slice(0, shownRows)}
        rowKey={({ item, from }) => `${item} ${from}`}
        columns={[
          { key: 'item', label: 'Item', cell: ({ item }) => item },
          { key: 'unit', label: 'Unit', cell: ({ unit }) => unit },
          { key: 'national', label: 'Not remote', number: true, cell: ({ national }) => priceText(national) },
          { key: 'remote', label: 'Remote', number: true, cell: ({ remote }) => priceText(remote) },
          { key: 'veryRemote', label: 'Very remote', number: true, cell: ({ veryRemote }) => priceText(veryRemote) },
          { key: 'days', label: 'Days', cell: ({ from, to }) => `${dayText(from)} to ${dayText(to)}` },
        ]}
      />
      <div className="row">
        <Button variant="primary" onClick={() => setAsking(true)}>
          Import {counted(rows.length, 'row')}
        </Button>
        <Button onClick={onDone}>Don’t import</Button>
      </div>
      {isAsking && (
        <ReasonDialog
          title={`Import ${counted(rows.length, 'row')}?`}
          description="They count at once. The reason goes into the audit log."
          confirmLabel="Import them"
          pendingText="Importing…"
          done="Price limits imported"
          onConfirm={async (reason) => {
            await importPriceLimits(rows, reason);
            onDone();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function OnRecord() {
  const { data, error, loading, refreshing, retry } = usePriceLimits();
  return (
    <Section title="On record">
      {loading && <Skeleton count={1} look="row" label="Loading the price limits" />}
      {error && (
        <ErrorState level={3} title="Couldn’t load the price limits" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {data?.length === 0 && (
        <EmptyState title="No price limits on record" level={3}>
          <p>Agreements say that there is none until you import a file.</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <TableOrList
          caption="Price limits by the days they hold for"
          hideCaption
          rows={data}
          rowKey={({ from, to, importedAt }) => `${from} ${to} ${importedAt}`}
          columns={[
            { key: 'days', label: 'Days', cell: ({ from, to }) => `${dayText(from)} to ${dayText(to)}` },
            { key: 'items', label: 'Items', number: true, cell: ({ items }) => items.toLocaleString('en-AU') },
            { key: 'at', label: 'Imported', cell: ({ importedAt }) => <Time value={importedAt} look="absolute" /> },
            { key: 'by', label: 'By', cell: ({ importedBy }) => importedBy || 'A former member' },
          ]}
        />
      )}
    </Section>
  );
}
