/// <reference types="vite/client" />
import { Plus } from 'lucide-react';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { StateMap } from '#platform/web/ui/state-map.tsx';
import { filtersIn } from './community-filters.ts';
import { useCounts } from './data.ts';
import { Found } from './found.tsx';
import { MyCommunities } from './my-communities.tsx';
import { SearchForm } from './search-form.tsx';
import './communities.css';

/** LOCAL-01 to -16. What is looked for stands in the address, so that it can be shared and Back leads through it. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  const filters = filtersIn(query);
  const counts = useCounts(filters);
  return (
    <>
      <PageTitle
        title="Local Communities"
        lead="People near you, and places with the measurements written down."
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={
          <ButtonLink href="/local-communities/new" icon={Plus}>
            Start a community
          </ButtonLink>
        }
      />
      <SearchForm filters={filters} error={counts.error} onSearch={setQuery} />
      <MyCommunities />
      <div className="near">
        <Found filters={filters} counts={counts.data} onChange={(change) => setQuery(change, { push: true })} />
        <Section
          title="On the map"
          intro="Communities in each state and territory. Press one to list it."
          className="near-map"
        >
          <StateMap
            things={['community', 'communities']}
            legend="Communities by state and territory"
            states={counts.data?.states}
            points={counts.data?.points}
            here={counts.data?.place?.spot}
            chosen={filters.state}
            onChoose={(state) => setQuery({ state: state ?? null }, { push: true })}
          />
          <Notice title="Nothing near you?">
            <p>
              <Link href="/local-communities/new">Start a community</Link>. Two people are enough.
            </p>
          </Notice>
        </Section>
      </div>
    </>
  );
}
