import { Check } from 'lucide-react';
import { textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { GamePuzzle } from '../../contract.ts';
import { gameKinds, isGameKind, kindWords } from '../../pure/kinds.ts';
import { taskWords } from '../../pure/puzzles/find.ts';
import { arcadeCrumbs } from '../crumbs.ts';
import { useDailyPuzzles, usePuzzles } from '../data.ts';
import '../arcade.css';

/** Puzzles from games that were played here: today’s first. */
export function Screen() {
  return (
    <>
      <PageTitle
        title="Puzzles"
        lead="Positions from finished games, with something to find. There is no clock, and you can try as often as you like."
        crumbs={arcadeCrumbs}
      />
      <div className="stack">
        <Today />
        <All />
      </div>
    </>
  );
}

/** One of the day stands in the other list too, under an id of its own. */
const Puzzle = ({
  puzzle: { id, gameType, task, solved },
  prefix,
}: {
  readonly puzzle: GamePuzzle;
  readonly prefix: 'today' | 'puzzle';
}) => (
  <li id={`${prefix}-${id}`} className="played">
    <Link className="played-link" href={`/arcade/puzzles/${id}`}>
      {kindWords[gameType].name}: {taskWords[task]}
      <span className="vh"> (puzzle {id})</span>
    </Link>
    {solved && <Chip icon={Check}>Solved</Chip>}
  </li>
);

function Today() {
  const { data, error, loading, retry, refreshing } = useDailyPuzzles();
  if (loading) return <Skeleton count={1} look="row" label="Loading today’s puzzles" />;
  if (error && !data) {
    return (
      <ErrorState level={2} title="Couldn’t load today’s puzzles" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <Section title="Puzzles of the day">
      <ul className="list plain-list">
        {data.map((puzzle) => (
          <Puzzle key={puzzle.id} puzzle={puzzle} prefix="today" />
        ))}
      </ul>
    </Section>
  );
}

function All() {
  const [query, setQuery] = useQueryParams();
  const asked = query.get('game');
  const kind = isGameKind(asked) ? asked : undefined;
  const list = usePuzzles(kind);
  return (
    <Section title="All puzzles" className="stack">
      <Select
        label="Game"
        value={kind ?? ''}
        onChange={(event) => setQuery({ game: event.currentTarget.value || null })}
        options={[
          { value: '', label: 'All games' },
          ...gameKinds.map((one) => ({ value: one, label: kindWords[one].name })),
        ]}
      />
      <List
        list={list}
        shown={list.items.length}
        things={['puzzle', 'puzzles']}
        prefix="puzzle"
        level={3}
        empty={
          <EmptyState title="No puzzles yet" action={<ButtonLink href="/arcade">Back to Arcade</ButtonLink>}>
            <p>
              Each night, games that were finished in public rooms become puzzles. You can also make one in a replay.
            </p>
          </EmptyState>
        }
      >
        <ul className="list plain-list">
          {list.items.map((puzzle) => (
            <Puzzle key={puzzle.id} puzzle={puzzle} prefix="puzzle" />
          ))}
        </ul>
      </List>
    </Section>
  );
}
