import { X } from 'lucide-react';
import { useEffect } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { type QueryChange, useQueryParams } from '#platform/web/router/hooks.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { EmptyState } from '#platform/web/ui/states.tsx';
import { useChanged } from '#platform/web/ui/use-changed.ts';
import { focusAreas, focusWords, limits } from '../pure/options.ts';
import { type Asked, isNarrowed, noFilters, noMoreFilters } from './asked.ts';
import { useMentors } from './data.ts';
import { FoundGroups } from './found-groups.tsx';
import { MentorCard } from './mentor-card.tsx';
import { MoreFilters } from './more-filters.tsx';

interface FindProps {
  readonly asked: Asked;
  readonly onChange: (change: QueryChange, options?: { push: boolean }) => void;
}

/** MENTOR-02 to -05, -08 */
export function Find({ asked, onChange }: FindProps) {
  const [query] = useQueryParams();
  const isGroups = query.get('show') === 'groups';
  const choose = (change: QueryChange) => onChange(change, { push: true });
  const question = JSON.stringify(asked);
  const isNews = useChanged(`${isGroups} ${question}`) || isNarrowed(asked);
  return (
    <div className="mentor-find">
      <RadioGroup
        legend="Show"
        options={[
          { value: 'mentors', label: 'Mentors one to one' },
          { value: 'groups', label: 'Mentoring groups' },
        ]}
        value={isGroups ? 'groups' : 'mentors'}
        onChange={(show) => choose(show === 'groups' ? { ...noMoreFilters, show } : { show: null })}
      />
      <div className="mentor-asked">
        <SearchBox
          region={isGroups ? 'Mentoring groups' : 'Mentors'}
          label={isGroups ? 'Search the groups' : 'Search by name or skill'}
          what={isGroups ? 'mentoring groups' : 'mentors'}
          limit={limits.search}
          search={asked.search ?? ''}
          onSearch={(search) => onChange({ search: search || null })}
        />
        <Select
          label="Focus area"
          options={focusAreas.map((value) => ({ value, label: focusWords[value] }))}
          placeholder="All areas"
          value={asked.focusArea ?? ''}
          onChange={(event) => choose({ focus: event.currentTarget.value || null })}
        />
      </div>
      {!isGroups && <MoreFilters asked={asked} onChange={choose} />}
      {/* A list of its own for each question, while the fields above it stay where the focus is. */}
      {isGroups ? (
        <FoundGroups key={question} asked={asked} isNews={isNews} onChange={choose} />
      ) : (
        <Found key={question} asked={asked} isNews={isNews} onChange={choose} />
      )}
      <p className="soft">
        A request waits 14 days at most. {!isGroups && 'Your mentor is reminded twice. '}If there is no answer, it ends
        by itself, and you are told.
      </p>
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
  const list = useMentors(asked);
  const narrowed = isNarrowed(asked);
  const count = list.items.length;
  const said =
    list.loading || list.error ? undefined : `${counted(count, 'mentor')}${list.hasMore ? ', and more' : ''}`;
  useEffect(() => {
    if (said && isNews) announce(said);
  }, [said, isNews]);
  return (
    <>
      <div className="mentor-head">
        <h2>{said ?? 'Mentors'}</h2>
        <p className="soft small">Those with most reasons for a match come first, then those with room.</p>
      </div>
      <div className="row">
        {narrowed && (
          <Button variant="quiet" icon={X} onClick={() => onChange(noFilters)}>
            Show all mentors
          </Button>
        )}
        <ButtonLink href="/mentor-matching/wishes" variant="quiet">
          What you look for
        </ButtonLink>
      </div>
      {list.loading ? (
        <Spinner label="Loading mentors" />
      ) : (
        <List
          list={list}
          shown={count}
          things={['mentor', 'mentors']}
          prefix="mentor"
          level={3}
          moreLabel="Show more mentors"
          empty={
            <EmptyState title="No mentors found">
              <p>{narrowed ? 'Try fewer words or fewer filters.' : 'No one mentors here yet. You can be the first.'}</p>
            </EmptyState>
          }
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
          <ul className="plain-list mentor-found" role="list">
            {list.items.map((mentor) => (
              <MentorCard key={mentor.id} mentor={mentor} />
            ))}
          </ul>
        </List>
      )}
    </>
  );
}
