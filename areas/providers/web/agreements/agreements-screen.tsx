/// <reference types="vite/client" />

import { Time } from '#platform/web/time/time.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { crumbs } from '../crumbs.ts';
import { useAgreements } from '../data.ts';
import '../providers.css';

/** The reader’s own service agreements. */
export function Screen() {
  const list = useAgreements();
  return (
    <>
      <PageTitle
        title="Service agreements"
        lead="What you and a provider agree on, in plain words. Only you can see one until you share it."
        crumbs={crumbs}
      />
      <List
        list={list}
        shown={list.items.length}
        things={['agreement', 'agreements']}
        prefix="agreement"
        empty={
          <EmptyState
            title="No agreements yet"
            level={2}
            action={<ButtonLink href="/ndis-providers">See all providers</ButtonLink>}
          >
            <p>“Write an agreement” on the page of a provider begins one.</p>
          </EmptyState>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.items.map(({ id, providerId, businessName, supports, sharedAt, updatedAt }) => (
            <li key={id} id={`agreement-${id}`} tabIndex={-1} className="provider-search">
              <div>
                <h2 className="provider-name">
                  <Link href={`/ndis-providers/agreements/${id}`}>{businessName}</Link>
                </h2>
                <p>{supports.join(', ')}</p>
                <p className="soft small">
                  Changed <Time midSentence value={updatedAt} />
                </p>
              </div>
              {providerId === null ? <Chip>This listing is gone</Chip> : sharedAt && <Chip>Shared</Chip>}
            </li>
          ))}
        </ul>
      </List>
    </>
  );
}
