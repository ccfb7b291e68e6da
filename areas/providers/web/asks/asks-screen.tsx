/// <reference types="vite/client" />
import { counted } from '#platform/contract/counted.ts';
import { Time } from '#platform/web/time/time.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { crumbs } from '../crumbs.ts';
import { useAsks, useReceivedAsks } from '../data.ts';
import { statusText } from './ask-words.ts';
import '../providers.css';

/** What the reader asked providers, and what others asked the reader’s listings. */
export function Screen() {
  return (
    <>
      <PageTitle
        title="Requests to providers"
        lead="One need, sent to several providers, with their answers side by side."
        crumbs={crumbs}
        actions={<ButtonLink href="/ndis-providers/ask">Ask providers</ButtonLink>}
      />
      <div className="provider-main">
        <Own />
        <Received />
      </div>
    </>
  );
}

function Own() {
  const list = useAsks();
  return (
    <Section title="Your requests">
      <List
        list={list}
        shown={list.items.length}
        things={['request', 'requests']}
        prefix="ask"
        level={3}
        empty={
          <EmptyState title="No requests yet" level={3}>
            <p>Choose up to five providers, and say once what you need.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map(({ id, need, asked, isOpen, createdAt }) => (
            <li key={id} id={`ask-${id}`} tabIndex={-1} className="provider-search">
              <div>
                <h3 className="provider-name">
                  <Link href={`/ndis-providers/asks/${id}`}>{need.what}</Link>
                </h3>
                <p className="soft small">
                  {counted(asked.filter(({ answer }) => answer !== null).length, 'answer')} of{' '}
                  {counted(asked.length, 'provider')}. Sent <Time midSentence value={createdAt} />
                </p>
              </div>
              <Chip>{isOpen ? 'Open' : 'Closed'}</Chip>
            </li>
          ))}
        </ul>
      </List>
    </Section>
  );
}

function Received() {
  const list = useReceivedAsks();
  if (list.items.length === 0) return null;
  return (
    <Section title="Requests to your listings">
      <List
        list={list}
        shown={list.items.length}
        things={['request', 'requests']}
        prefix="received"
        level={3}
        empty={null}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map(({ id, need, by, businessName, isOpen, status, createdAt }) => (
            <li key={id} id={`received-${id}`} tabIndex={-1} className="provider-search">
              <div>
                <h3 className="provider-name">
                  <Link href={`/ndis-providers/asked/${id}`}>{need.what}</Link>
                </h3>
                <p className="soft small">
                  {by.displayName} to {businessName}. Sent <Time midSentence value={createdAt} />
                </p>
              </div>
              <Chip>{statusText[isOpen ? status : 'closed']}</Chip>
            </li>
          ))}
        </ul>
      </List>
    </Section>
  );
}
