import { useEffect } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import type { QueryChange } from '#platform/web/router/hooks.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { useChanged } from '#platform/web/ui/use-changed.ts';
import { type Asked, isNarrowed } from './asked.ts';
import { CategoryFilter } from './category-filter.tsx';
import { CreditsCard } from './credits-card.tsx';
import { useCounts, useSkills } from './data.ts';
import { MoreFilters, ShowAll, Toggles } from './filters.tsx';
import { ListingCard } from './listing-card.tsx';
import { SearchBox } from './search-box.tsx';

interface BrowseProps {
  readonly asked: Asked;
  readonly onChange: (change: QueryChange, options?: { push: boolean }) => void;
}

/** SKILL-02 to -04, -07 to -10, -12, -16. */
export function Browse({ asked, onChange }: BrowseProps) {
  const choose = (change: QueryChange) => onChange(change, { push: true });
  const question = JSON.stringify(asked);
  const isNews = useChanged(question) || isNarrowed(asked);
  return (
    <div className="skills">
      <div className="skills-side">
        <CategoryFilter asked={asked} onChoose={(category) => choose({ category })} />
        <Toggles asked={asked} onChange={choose} />
      </div>
      <div className="skills-main">
        <SearchBox search={asked.search ?? ''} onSearch={(search) => onChange({ search: search || null })} />
        <MoreFilters asked={asked} onChange={choose} />
        {/* A list of its own for each question, while the fields above it stay where the focus is. */}
        <Found key={question} asked={asked} isNews={isNews} onChange={choose} />
      </div>
      <CreditsCard />
    </div>
  );
}

interface FoundProps {
  readonly asked: Asked;
  /** How many there are is said, also when everything is shown again. */
  readonly isNews: boolean;
  readonly onChange: (change: QueryChange) => void;
}

function Found({ asked, isNews, onChange }: FoundProps) {
  const list = useSkills(asked);
  const { data } = useCounts(asked);
  const total = data
    ?.filter(({ category }) => !asked.category || category === asked.category)
    .reduce((sum, { count }) => sum + count, 0);
  const said = total === undefined ? undefined : counted(total, 'skill');
  const narrowed = isNarrowed(asked);
  useEffect(() => {
    if (said && isNews) announce(said);
  }, [said, isNews]);
  return (
    <>
      <div className="skills-head">
        <h2>{said ?? 'Skills'}</h2>
        <p className="soft small">Newest first</p>
      </div>
      <ShowAll asked={asked} onChange={onChange} />
      {list.loading ? (
        <Spinner label="Loading skills" />
      ) : (
        <List
          list={list}
          shown={list.items.length}
          total={total}
          things={['skill', 'skills']}
          prefix="skill"
          level={3}
          moreLabel="Show more skills"
          empty={
            <EmptyState
              title="No skills found"
              action={<ButtonLink href="/skills-marketplace?tab=create">Create a listing</ButtonLink>}
            >
              <p>
                {narrowed
                  ? 'Try fewer words or fewer filters. You can also list what you are looking for.'
                  : 'No one has listed one yet. Yours can be the first.'}
              </p>
            </EmptyState>
          }
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list skill-cards" role="list">
            {list.items.map((listing) => (
              <ListingCard key={listing.id} listing={listing} />
            ))}
          </ul>
        </List>
      )}
    </>
  );
}
