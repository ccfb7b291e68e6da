import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, Download, NotebookPen, Puzzle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '#platform/web/announce.ts';
import { apiErrorOf, textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { navigate } from '#platform/web/router/navigate.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { idIn } from '#platform/web/ui/by-id.tsx';
import { failed as sayFailed } from '#platform/web/ui/failed.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import type { GameMatch } from '../contract.ts';
import type { Game, Side } from '../pure/game.ts';
import { kindWords } from '../pure/kinds.ts';
import { limits } from '../pure/limits.ts';
import { GameBoard } from './board/game-board.tsx';
import { useStates } from './board/position.ts';
import { resultSentence } from './board/result-words.ts';
import { moveSentence, whoIs } from './board/words.ts';
import { arcadeCrumbs } from './crumbs.ts';
import { useBeginStudy, useFinishedMatch, useMakePuzzle } from './data.ts';
import { namesIn } from './names.ts';
import { saveRecord } from './record-file.ts';
import { useGame } from './use-game.ts';
import './arcade.css';

/** A game move by move; which move stands in the address. */
export function Screen({ params }: { readonly params: { readonly id: string } }) {
  const { data, error, loading, retry, refreshing } = useFinishedMatch(idIn(params.id) ?? 0);
  const { game, failed, retry: again } = useGame(data?.gameType);
  const missing = [400, 404].includes(apiErrorOf(error)?.status ?? 0);
  const title = missing ? 'Game not found' : data ? `Replay: ${kindWords[data.gameType].name}` : 'Replay';
  useTitle(title);
  return (
    <>
      <PageTitle title={title} lead={data && namesIn(data).join(' and ')} crumbs={arcadeCrumbs} />
      {missing && (
        <EmptyState level={2} title="Game not found" action={<ButtonLink href="/arcade">Back to Arcade</ButtonLink>}>
          <p>It may have been played in a private room.</p>
        </EmptyState>
      )}
      {error && !missing && (
        <ErrorState title="Couldn’t load the game" onRetry={retry} retrying={refreshing}>
          {textForPeople(error)}
        </ErrorState>
      )}
      {failed && (
        <ErrorState title="Couldn’t load the board" onRetry={again}>
          Check the connection, then try again.
        </ErrorState>
      )}
      {(loading || (data && !game && !failed)) && <Skeleton count={1} label="Loading the game" />}
      {data && game && <Replay match={data} game={game} />}
    </>
  );
}

function Replay({ match, game }: { readonly match: GameMatch; readonly game: Game }) {
  const { member } = useSession();
  const [query, setQuery] = useQueryParams();
  const total = match.moves.length;
  const asked = query.get('move');
  const at = asked === null ? total : Math.min(total, Math.max(0, Number.parseInt(asked, 10) || 0));
  const shown = match.moves.slice(0, at);
  const states = useStates(game, match.moves);
  const names = namesIn(match);
  const side = match.players.findIndex((one) => one !== null && one.id === member?.id);
  const me = side < 0 ? null : (side as Side);
  const result = match.end && at === total ? resultSentence(game, match.end, names, null) : null;

  const told = useRef(at);
  useEffect(() => {
    if (told.current === at) return;
    told.current = at;
    const before = states[at - 1];
    const move = match.moves[at - 1];
    const words =
      move === undefined
        ? 'The beginning.'
        : moveSentence(game, before, move, whoIs(game, names, null, game.turn(before)));
    announce(`Move ${at} of ${total}. ${words}${result ? ` ${result}` : ''}`);
  });
  const go = (to: number) => setQuery({ move: to === total ? null : String(to) });
  const studying = useBeginStudy({
    onDone: ({ id }) => navigate(`/arcade/studies/${id}`),
    onFail: sayFailed('Couldn’t begin a study'),
  });
  const study = () =>
    studying.mutate({
      title: `${kindWords[match.gameType].name}: ${names.join(' and ')}`.slice(0, limits.studyTitle),
      gameType: match.gameType,
      moves: match.moves.slice(0, limits.studyMoves),
    });
  const making = useMakePuzzle({
    onDone: ({ id }) => navigate(`/arcade/puzzles/${id}`),
    onFail: sayFailed('Couldn’t make a puzzle'),
  });
  return (
    <div className="replay">
      <GameBoard
        quiet
        game={game}
        moves={shown}
        // The board is seen from one’s own end, and nobody moves on it.
        me={me}
        names={names}
        features={[]}
        canMove={false}
        onMove={() => undefined}
        status={`Move ${at} of ${total}.`}
        extra={[
          { label: 'Next', run: () => go(Math.min(total, at + 1)) },
          { label: 'Previous', run: () => go(Math.max(0, at - 1)) },
          { label: 'First position', run: () => go(0) },
          { label: 'Last position', run: () => go(total) },
        ]}
        result={result}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: each works at once, on its own */}
      <div role="group" aria-label="Replay" className="game-controls">
        <Button icon={ChevronsLeft} aria-disabled={at === 0 || undefined} onClick={() => go(0)}>
          First
        </Button>
        <Button icon={ChevronLeft} aria-disabled={at === 0 || undefined} onClick={() => go(at - 1)}>
          Previous
        </Button>
        <Button icon={ChevronRight} aria-disabled={at === total || undefined} onClick={() => go(at + 1)}>
          Next
        </Button>
        <Button icon={ChevronsRight} aria-disabled={at === total || undefined} onClick={() => go(total)}>
          Last
        </Button>
        <Button icon={Download} onClick={() => saveRecord(game, match)}>
          Save as a file
        </Button>
        {match.end && (
          <Button icon={NotebookPen} pending={studying.pending} onClick={study}>
            Keep as a study
          </Button>
        )}
        {match.end && at < total && (
          <Button icon={Puzzle} pending={making.pending} onClick={() => making.mutate({ id: match.id, at })}>
            Make a puzzle from here
          </Button>
        )}
        <ButtonLink href={`/arcade/room/${match.roomId}`}>To the room</ButtonLink>
      </div>
    </div>
  );
}
