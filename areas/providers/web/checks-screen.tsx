/// <reference types="vite/client" />
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { dayText } from '#platform/web/ui/date-text.ts';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import type { ProviderDuty } from '../contract.ts';
import { limits } from '../pure/options.ts';
import { BookingsSwitch } from './bookings-switch.tsx';
import { ClaimList } from './claims/claim-list.tsx';
import { crumbs } from './crumbs.ts';
import { type DutyShow, useDuties } from './data.ts';
import { checkWords, statusWords } from './words.ts';
import './providers.css';

const shows = [
  { value: 'due', label: 'Checks due', none: 'No check is due in the next 30 days.' },
  { value: 'stated', label: 'Papers to check', none: 'When a provider states a date, it shows here.' },
  { value: 'waiting', label: 'Not published yet', none: 'When someone adds a listing, it shows here.' },
  { value: 'suspended', label: 'Suspended', none: 'No provider is suspended.' },
  { value: 'all', label: 'All providers', none: 'Try fewer words.' },
  { value: 'claims', label: 'Claims', none: '' },
] as const;

/** For administrators: what has to be looked at. */
export function Screen() {
  const waiting = useWaitingRoles('admin');
  return (
    <>
      <PageTitle
        title="Provider checks"
        lead="What has run out or was never looked at. Badges and scores follow from what you record."
        crumbs={crumbs}
      />
      {waiting.length > 0 ? <RoleWaits roles={waiting} /> : <Duties />}
      {waiting.length === 0 && <BookingsSwitch />}
    </>
  );
}

function Duties() {
  const [query, setQuery] = useQueryParams();
  const show = shows.find(({ value }) => value === query.get('show')) ?? shows[0];
  const q = (query.get('q') ?? '').trim().slice(0, limits.search);
  return (
    <div className="provider-found">
      <div className="provider-asked">
        <Select
          label="Show"
          options={shows}
          value={show.value}
          onChange={({ currentTarget }) =>
            setQuery({ show: currentTarget.value === 'due' ? null : currentTarget.value }, { push: true })
          }
        />
        {show.value !== 'claims' && (
          <SearchBox
            region="Providers"
            label="Search by name or ABN"
            what="providers"
            limit={limits.search}
            search={q}
            onSearch={(text) => setQuery({ q: text || null })}
          />
        )}
      </div>
      <h2>{show.label}</h2>
      {show.value === 'claims' ? (
        <ClaimList />
      ) : (
        <DutyList key={`${show.value} ${q}`} show={show.value} none={show.none} q={q} />
      )}
    </div>
  );
}

function DutyList({ show, none, q }: { readonly show: DutyShow; readonly none: string; readonly q: string }) {
  const list = useDuties(show, q);
  return (
    <List
      list={list}
      shown={list.items.length}
      things={['provider', 'providers']}
      prefix="provider-duty"
      level={3}
      empty={
        <EmptyState title="Nothing to check">
          <p>{q ? 'No provider here has these words. Try fewer.' : none}</p>
        </EmptyState>
      }
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list provider-check-list" role="list">
        {list.items.map((duty) => (
          <Duty key={duty.id} duty={duty} />
        ))}
      </ul>
    </List>
  );
}

type Due = ProviderDuty['due'][number];

const dueWords: Readonly<Record<Due['state'], string>> = {
  never: 'never checked',
  expired: 'expired',
  soon: 'expires soon',
};

function dueText({ kind, state, expiry, count }: Due): string {
  const who = kind === 'worker_screening' && count > 0 ? ` of ${counted(count, 'worker')}` : '';
  const when = expiry ? `: ${dayText(expiry)}` : '';
  return `${checkWords[kind]}${who} ${dueWords[state]}${when}`;
}

function Duty({ duty }: { readonly duty: ProviderDuty }) {
  const { id, businessName, suburb, state, isActive, registrationStatus, complianceScore, due } = duty;
  return (
    <li className="sheet provider-check" id={`provider-duty-${id}`} tabIndex={-1}>
      <h3>{businessName}</h3>
      <div className="row">
        <Chip>Status: {statusWords[registrationStatus]}</Chip>
        {!isActive && <Chip tone="warn">Not published</Chip>}
        <Chip>{complianceScore === null ? 'No score yet' : `${complianceScore}% Compliance Score`}</Chip>
      </div>
      <p>
        {suburb}, {state}
      </p>
      {due.length > 0 && (
        <ul className="provider-points">
          {due.map((one) => (
            <li key={`${one.kind} ${one.state}`}>{dueText(one)}</li>
          ))}
        </ul>
      )}
      <div className="row">
        <ButtonLink href={`/ndis-providers/checks/${id}`}>
          Open the checks<span className="vh"> of {businessName}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
