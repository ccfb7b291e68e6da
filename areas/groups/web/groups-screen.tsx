/// <reference types="vite/client" />

import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useSpaceNews } from '#areas/spaces/web/public.ts';
import { counted } from '#platform/contract/counted.ts';
import { isForMember, mayHere } from '#platform/web/acting.ts';
import { announce } from '#platform/web/announce.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import type { Tab } from '../pure/categories.ts';
import { Categories } from './categories.tsx';
import { useCounts, useGroups } from './data.ts';
import { GroupCard } from './group-card.tsx';
import { filtersIn, type GroupFilters } from './group-filters.ts';
import { GuidelinesCard } from './guidelines-card.tsx';
import { groupLabels } from './labels.ts';
import './groups.css';

const tabs = [
  { id: 'all', label: 'All Groups' },
  { id: 'public', label: 'Public Groups' },
  { id: 'mine', label: 'My Groups' },
] as const satisfies readonly { id: Tab; label: string }[];

/** GROUPS-01 to 17. What is looked for stands in the address, so that it can be shared and Back leads through it. */
export function Screen() {
  const [query, setQuery] = useQueryParams();
  const filters = filtersIn(query);
  useSpaceNews(groupLabels);
  return (
    <>
      <PageTitle
        title="Support Groups"
        lead="Rooms for people who already know what you mean."
        crumbs={[{ label: 'Home', href: '/' }]}
        actions={
          mayHere('createSupportGroup') && (
            <ButtonLink href="/support-groups/new" variant="primary" icon={Plus} description="a new group">
              Create Group
            </ButtonLink>
          )
        }
      />
      <div className="groups">
        <Categories filters={filters} />
        <div className="groups-main">
          <SearchBox
            region="Support groups"
            label="Search groups"
            what="groups"
            placeholder="Search groups..."
            limit={100}
            search={filters.q ?? ''}
            onSearch={(q) => setQuery({ q })}
          />
          <Tabs
            label="Groups to show"
            manual
            value={filters.tab}
            onChange={(tab) => setQuery({ tab: tab === 'all' ? null : tab }, { push: true })}
            tabs={tabs.map(({ id, label }) => ({
              id,
              label,
              panel: filters.tab === id && <Groups key={JSON.stringify(filters)} filters={filters} label={label} />,
            }))}
          />
        </div>
        <GuidelinesCard />
      </div>
    </>
  );
}

function Groups({ filters, label }: { readonly filters: GroupFilters; readonly label: string }) {
  const list = useGroups(filters);
  const { data } = useCounts(filters);
  const total = data
    ?.filter(({ category }) => !filters.category || category === filters.category)
    .reduce((sum, { count }) => sum + count, 0);
  const said = total === undefined ? undefined : counted(total, 'group');
  const narrowed = filters.q !== undefined || filters.category !== undefined;
  useEffect(() => {
    if (said && narrowed) announce(said);
  }, [said, narrowed]);
  return (
    <>
      <h2 className="vh">{label}</h2>
      <List
        list={list}
        shown={list.ids.length}
        total={total}
        things={['group', 'groups']}
        prefix="group"
        level={3}
        empty={<NothingFound mine={filters.tab === 'mine' && !narrowed} />}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
        <ul className="plain-list list" role="list">
          {list.ids.map((id) => (
            <GroupCard key={id} id={Number(id)} mine={filters.tab === 'mine'} />
          ))}
        </ul>
      </List>
    </>
  );
}

/** GROUPS-17 */
const NothingFound = ({ mine }: { readonly mine: boolean }) => (
  <EmptyState
    title="No groups found"
    action={mayHere('createSupportGroup') && <ButtonLink href="/support-groups/new">Create Your Own Group</ButtonLink>}
  >
    <p>
      {mine
        ? isForMember('listSupportGroups')
          ? 'They’re in no group that you can see. Hidden groups aren’t shown to supporters.'
          : 'You haven’t joined a group yet. Groups you join are listed here, and no one else can see which they are.'
        : 'Try fewer words, or another category.'}
    </p>
  </EmptyState>
);
