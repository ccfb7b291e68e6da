import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Time } from '#platform/web/time/time.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { AuditRecord } from '../contract.ts';
import { type AuditFilter, useAuditRecords, useAuditState } from './data.ts';
import './admin.css';

/** The filters are in the address, so that a search can be shared and Back works. */
export function Screen() {
  const waiting = useWaitingRoles('admin');
  return (
    <>
      <PageTitle title="Audit log" lead="Sign-ins, account changes, and what moderators and administrators did." />
      {waiting.length > 0 ? <RoleWaits roles={waiting} /> : <Audit />}
    </>
  );
}

const names = ['person', 'action', 'from', 'until'] as const;
type Typed = Readonly<Record<(typeof names)[number], string>>;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** A day in the reader's own time zone; `plus` days later. */
function startOf(text: string, plus: number): string | undefined {
  if (!day.test(text)) return undefined;
  const date = new Date(`${text}T00:00`);
  if (Number.isNaN(date.getTime())) return undefined;
  date.setDate(date.getDate() + plus);
  return date.toISOString();
}

function filterOf({ person, action, from, until }: Typed): AuditFilter {
  const [first, last] = [startOf(from, 0), startOf(until, 1)];
  return {
    ...(person && { person }),
    ...(action && { action }),
    ...(first && { from: first }),
    ...(last && { until: last }),
  };
}

function Audit() {
  const [query, setQuery] = useQueryParams();
  const typed = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Typed;
  const state = useAuditState();
  return (
    <div className="stack">
      {state.data && <State state={state.data} />}
      <Filter
        key={Object.values(typed).join(' ')}
        typed={typed}
        actions={state.data?.actions ?? []}
        onFind={(next) => setQuery(Object.fromEntries(names.map((name) => [name, next[name].trim() || null])))}
      />
      <Records filter={filterOf(typed)} />
    </div>
  );
}

type StateOf = NonNullable<ReturnType<typeof useAuditState>['data']>;

function State({ state: { entries, checkedAt, whole, brokenAt } }: { readonly state: StateOf }) {
  if (whole === false) {
    return (
      <div role="alert">
        <Notice tone="danger" title="The audit log was changed">
          {brokenAt
            ? `Entry ${brokenAt}, or one just before it, was edited or deleted in the database.`
            : 'Entries are missing at its end.'}{' '}
          Find out who has access to the database, and compare with a backup.
          {checkedAt && (
            <>
              {' '}
              Checked <Time midSentence value={checkedAt} />.
            </>
          )}
        </Notice>
      </div>
    );
  }
  return (
    <p>
      {counted(entries, 'entry', 'entries')}.{' '}
      {checkedAt ? (
        <>
          The log is whole. Last checked <Time midSentence value={checkedAt} />.
        </>
      ) : (
        'The log hasn’t been checked yet. It’s checked every day.'
      )}
    </p>
  );
}

interface FilterProps {
  readonly typed: Typed;
  readonly actions: readonly string[];
  readonly onFind: (typed: Typed) => void;
}

function Filter({ typed: initial, actions, onFind }: FilterProps) {
  const [typed, setTyped] = useState(initial);
  const field = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed);
  };
  const known = typed.action && !actions.includes(typed.action) ? [typed.action, ...actions] : actions;
  return (
    <search aria-label="Audit log">
      <form className="audit-filter" onSubmit={submit}>
        <TextField label="Username" type="search" maxLength={50} autoComplete="off" {...field('person')} />
        <Select
          label="Action"
          placeholder="Any action"
          options={known.map((value) => ({ value, label: value }))}
          {...field('action')}
        />
        <TextField label="From" type="date" {...field('from')} />
        <TextField label="To" type="date" {...field('until')} />
        <Button type="submit" icon={Search}>
          Find entries
        </Button>
      </form>
    </search>
  );
}

function Records({ filter }: { readonly filter: AuditFilter }) {
  const list = useAuditRecords(filter);
  return (
    <List
      list={list}
      shown={list.items.length}
      things={['entry', 'entries']}
      prefix="entry"
      empty={
        <EmptyState level={2} title="No entries found">
          <p>Try another person, action or time.</p>
        </EmptyState>
      }
    >
      <ol className="plain-list list">
        {list.items.map((record) => (
          <Record key={record.id} record={record} />
        ))}
      </ol>
    </List>
  );
}

const Record = ({ record: { id, at, by, action, subject, detail } }: { readonly record: AuditRecord }) => (
  <li className="parked-row admin-words">
    <h2 id={`entry-${id}`} tabIndex={-1}>
      {action}
    </h2>
    <p>
      {by ? <Link href={`/admin/members/${by.id}`}>{by.displayName}</Link> : 'No member'} · {subject} ·{' '}
      <Time value={at} />
    </p>
    <p className="soft small">
      Entry {id}
      {detail.map(({ name, value }) => (
        <span key={name}>
          {' '}
          · {name}: {value}
        </span>
      ))}
    </p>
  </li>
);
