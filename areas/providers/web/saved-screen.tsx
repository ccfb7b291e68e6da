/// <reference types="vite/client" />
import { useEffect, useRef } from 'react';
import { focusHeading } from '#platform/web/router/arrive.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { CompareTray } from './compare-tray.tsx';
import { crumbs } from './crumbs.ts';
import { useSaved } from './data.ts';
import { ProviderCards } from './provider-cards.tsx';
import { comparedIn } from './provider-filters.ts';
import { SavedSearches } from './searches/saved-searches.tsx';
import './providers.css';

/** The reader's own list; no one else sees it. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  const compared = comparedIn(query);
  const list = useSaved();
  const { length } = list.items;
  const before = useRef(length);
  useEffect(() => {
    const fewer = length < before.current;
    before.current = length;
    // The button that took a provider off the list has gone with it.
    if (fewer && document.activeElement === document.body) focusHeading();
  }, [length]);
  const choose = (id: number, on: boolean) =>
    setQuery({ compare: (on ? [...compared, id] : compared.filter((one) => one !== id)).join(',') });
  return (
    <>
      <PageTitle
        title="Saved providers"
        lead="Only you can see this page."
        crumbs={crumbs}
        actions={
          <>
            <ButtonLink href="/ndis-providers/asks">Requests to providers</ButtonLink>
            <ButtonLink href="/ndis-providers/agreements">Service agreements</ButtonLink>
          </>
        }
      />
      <div className="provider-main">
        <SavedSearches />
        <Section title="Your providers">
          <div className="provider-found">
            <CompareTray ids={compared} onChange={setQuery} />
            <List
              list={list}
              shown={list.items.length}
              things={['provider', 'providers']}
              prefix="provider"
              level={3}
              look="post"
              moreLabel="Show more providers"
              empty={
                <EmptyState
                  title="No saved providers"
                  action={<ButtonLink href="/ndis-providers">See all providers</ButtonLink>}
                >
                  <p>“Save” beside a provider puts it here.</p>
                </EmptyState>
              }
            >
              <ProviderCards items={list.items} compared={compared} choose={choose} />
            </List>
          </div>
        </Section>
      </div>
    </>
  );
}
