import { useMemo, useState } from 'react';
import { apiErrorOf, textForPeople } from '#platform/web/client/error.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { idIn } from '#platform/web/ui/by-id.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { GamePuzzle } from '../../contract.ts';
import { type Game, startingFrom } from '../../pure/game.ts';
import { kindWords } from '../../pure/kinds.ts';
import { taskWords } from '../../pure/puzzles/find.ts';
import { arcadeCrumbs } from '../crumbs.ts';
import { readPuzzlesAgain, usePuzzle, useTryPuzzle } from '../data.ts';
import { Exercise } from '../exercise/exercise.tsx';
import { useGame } from '../use-game.ts';
import '../arcade.css';

const crumbs = [...arcadeCrumbs, { label: 'Puzzles', href: '/arcade/puzzles' }];

/** One puzzle on the board of all games; the server judges each try. */
export function Screen({ params }: { readonly params: { readonly id: string } }) {
  const id = idIn(params.id) ?? 0;
  const { data, error, loading, retry, refreshing } = usePuzzle(id);
  const { game, failed, retry: again } = useGame(data?.gameType);
  const missing = id === 0 || [400, 404].includes(apiErrorOf(error)?.status ?? 0);
  const title = missing ? 'Puzzle not found' : data ? `Puzzle ${data.id}: ${kindWords[data.gameType].name}` : 'Puzzle';
  useTitle(title);
  return (
    <>
      <PageTitle title={title} crumbs={crumbs} />
      {missing && (
        <EmptyState
          level={2}
          title="Puzzle not found"
          action={<ButtonLink href="/arcade/puzzles">All puzzles</ButtonLink>}
        >
          <p>There is no puzzle with this number.</p>
        </EmptyState>
      )}
      {error && !missing && (
        <ErrorState title="Couldn’t load the puzzle" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {failed && (
        <ErrorState title="Couldn’t load the board" onRetry={again}>
          Check the connection, then try again.
        </ErrorState>
      )}
      {!missing && !error && !failed && (loading || !data || !game) && (
        <Skeleton count={1} label="Loading the puzzle" />
      )}
      {data && game && <Solve key={data.id} puzzle={data} game={game} />}
    </>
  );
}

function Solve({ puzzle, game }: { readonly puzzle: GamePuzzle; readonly game: Game }) {
  // What is read again after it is solved is the same position.
  const [position] = useState(puzzle.state);
  const begun = useMemo(() => startingFrom<unknown>(game, position), [game, position]);
  const [done, setDone] = useState(false);
  const attempt = useTryPuzzle();
  const side = game.sides[game.turn(position)];
  return (
    <div className="lesson">
      <div className="lesson-words">
        <h2>{taskWords[puzzle.task]}</h2>
        <p>You play {side}. The position is from a game that was played here.</p>
        {puzzle.solved && !done && <p>You have solved this one before.</p>}
        {done && (
          <Notice tone="ok" title="Solved">
            <p>
              <ButtonLink variant="primary" href="/arcade/puzzles">
                More puzzles
              </ButtonLink>
            </p>
          </Notice>
        )}
      </div>
      <Exercise
        game={begun}
        task={`${taskWords[puzzle.task]} You play ${side}.`}
        done="Solved. Well done."
        judge={async (move) => (await attempt.mutateAsync({ id: puzzle.id, move })).right}
        onDone={() => {
          setDone(true);
          readPuzzlesAgain();
        }}
      />
    </div>
  );
}
