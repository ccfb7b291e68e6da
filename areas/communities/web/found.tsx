import { useEffect } from 'react';
import { stateNames } from '#platform/contract/postcodes.ts';
import { announce } from '#platform/web/announce.ts';
import { apiErrorOf } from '#platform/web/client/error.ts';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { useChanged } from '#platform/web/ui/use-changed.ts';
import type { CommunityCounts } from '../contract.ts';
import { type CommunityFilters, isNarrowed } from './community-filters.ts';
import { CommunityItem } from './community-item.tsx';
import { useCommunities } from './data.ts';
import { communitiesOf } from './words.ts';

interface FoundProps {
  readonly filters: CommunityFilters;
  readonly counts: CommunityCounts | undefined;
  readonly onChange: (change: QueryChange) => void;
}

const totalOf = ({ states }: CommunityCounts, { state }: CommunityFilters) =>
  states.filter((one) => !state || one.state === state).reduce((sum, { count }) => sum + count, 0);

/** "3 communities in Victoria", "12 communities near Footscray VIC 3011" */
function titleOf(filters: CommunityFilters, counts: CommunityCounts): string {
  const total = communitiesOf(totalOf(counts, filters));
  const { place } = counts;
  if (filters.state) return `${total} in ${stateNames[filters.state]}`;
  if (!place) return `${total} in Australia`;
  if (place.kind === 'words') return `${total} for “${place.label}”`;
  return place.kind === 'spot'
    ? `${total} near ${place.label}`
    : `${total} in ${place.state && stateNames[place.state]}`;
}

function orderOf({ place }: CommunityCounts): string {
  if (place?.kind === 'spot') return 'Nearest first. Distance is from the middle of the suburb or postcode.';
  if (place?.kind === 'unplaced') {
    return `We don’t know where the middle of ${place.label} is, so this is the whole state. The largest come first.`;
  }
  return 'The largest come first. Write a suburb or postcode to see the nearest.';
}

/** LOCAL-01, -03, -04, -14: the grid, or why there is none. */
export function Found({ filters, counts, onChange }: FoundProps) {
  const list = useCommunities(filters);
  const { items, error } = list;
  // Asked the same way again, it would be refused again.
  const wrong = apiErrorOf(error)?.fieldErrors[0]?.message;
  const title = counts && titleOf(filters, counts);
  const asked = JSON.stringify(filters);
  const isNews = useChanged(asked) || isNarrowed(filters);
  const said = isNews ? title : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, though the words may be the same
  useEffect(() => {
    if (said) announce(said);
  }, [said, asked]);
  return (
    <Section title={title ?? 'Communities'} intro={counts && items.length > 0 ? orderOf(counts) : undefined}>
      {filters.state && <Button onClick={() => onChange({ state: null })}>Show all states and territories</Button>}
      {wrong ? (
        <ErrorState title="Couldn’t load the communities">{wrong}</ErrorState>
      ) : (
        <List
          list={list}
          shown={items.length}
          total={counts && totalOf(counts, filters)}
          things={['community', 'communities']}
          prefix="community"
          level={3}
          empty={<Nothing filters={filters} onChange={onChange} />}
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="list community-list" role="list">
            {items.map((community) => (
              <CommunityItem key={community.id} community={community} />
            ))}
          </ul>
        </List>
      )}
    </Section>
  );
}

function Nothing({
  filters,
  onChange,
}: {
  readonly filters: CommunityFilters;
  readonly onChange: FoundProps['onChange'];
}) {
  return (
    <EmptyState
      title="No communities found"
      action={
        filters.within ? (
          <Button onClick={() => onChange({ within: null })}>Look at any distance</Button>
        ) : (
          <ButtonLink href="/local-communities/new">Start a community</ButtonLink>
        )
      }
    >
      <p>
        {isNarrowed(filters)
          ? 'Try a wider distance, another type or fewer words.'
          : 'No one has started one yet. Two people are enough.'}
      </p>
    </EmptyState>
  );
}
