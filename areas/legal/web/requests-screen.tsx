/// <reference types="vite/client" />
import { Plus } from 'lucide-react';
import { RoleWaits, useWaitingRoles } from '#areas/account/web/public.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { Time } from '#platform/web/time/time.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { useLegalRequests } from './data.ts';
import { states, stateWords } from './words.ts';
import './legal.css';

/** The filter is in the address, so that it can be shared and Back works. */
export function Screen() {
  const waiting = useWaitingRoles('admin');
  return (
    <>
      <PageTitle
        title="Legal requests"
        lead="What the police or a court asks for. One administrator keeps a copy; giving it out takes two."
        actions={
          waiting.length === 0 && (
            <ButtonLink href="/admin/legal-requests/new" variant="primary" icon={Plus}>
              Record a request
            </ButtonLink>
          )
        }
      />
      {waiting.length > 0 ? <RoleWaits roles={waiting} /> : <Requests />}
    </>
  );
}

function Requests() {
  const [query, setQuery] = useQueryParams();
  const state = states.find((one) => one === query.get('state'));
  const list = useLegalRequests(state);
  return (
    <div className="stack">
      <Select
        label="Show"
        value={state ?? ''}
        options={[
          { value: '', label: 'All requests' },
          ...states.map((value) => ({ value, label: stateWords[value] })),
        ]}
        onChange={(event) => setQuery({ state: event.currentTarget.value || null })}
      />
      <List
        list={list}
        shown={list.items.length}
        things={['request', 'requests']}
        prefix="legal-request"
        empty={
          <EmptyState level={2} title={state ? 'No requests in this state' : 'No requests'}>
            <p>
              {state
                ? 'Choose another state, or show all requests.'
                : 'Requests are listed here once an administrator has recorded them.'}
            </p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map(({ id, agency, reference, state: now, member, recordedAt }) => (
            <li key={id} id={`legal-request-${id}`} className="legal-row">
              <h2>
                <Link href={`/admin/legal-requests/${id}`}>
                  {agency}, {reference}
                </Link>
              </h2>
              <p>
                <Chip>{stateWords[now]}</Chip>
              </p>
              <p className="soft small">
                About {member ? member.displayName : 'a former member'}, recorded{' '}
                <Time midSentence value={recordedAt} />
              </p>
            </li>
          ))}
        </ul>
      </List>
    </div>
  );
}
