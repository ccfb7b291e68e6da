import { ArrowRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { counted } from '#platform/contract/counted.ts';
import { announce } from '#platform/web/announce.ts';
import { apiErrorOf, textForPeople } from '#platform/web/client/error.ts';
import { useQueryParams } from '#platform/web/router/hooks.ts';
import { useTitle } from '#platform/web/router/title.ts';
import { useSession } from '#platform/web/session.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { idIn } from '#platform/web/ui/by-id.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx';
import { type Game, type Side, startingFrom } from '../../pure/game.ts';
import { type GameKind, isGameKind, kindWords } from '../../pure/kinds.ts';
import type { Mistake } from '../../pure/opponent/mistakes.ts';
import { statesOf } from '../board/position.ts';
import { arcadeCrumbs } from '../crumbs.ts';
import { useFinishedMatch } from '../data.ts';
import { Exercise } from '../exercise/exercise.tsx';
import { NoGame } from '../no-game.tsx';
import { keptPractice } from '../practice/kept.ts';
import { useGame } from '../use-game.ts';
import { useMistakes } from './use-mistakes.ts';
import '../arcade.css';

/** The last game against the computer once more: where another move was better, as a task on the board. */
export function Screen({ params }: { readonly params: { readonly kind: string } }) {
  return isGameKind(params.kind) ? <Known key={params.kind} kind={params.kind} /> : <NoGame />;
}

function Known({ kind }: { readonly kind: GameKind }) {
  const title = `Learn from my mistakes: ${kindWords[kind].name}`;
  useTitle(title);
  const [query] = useQueryParams();
  const matchId = idIn(query.get('match') ?? '') ?? 0;
  const { game, failed, retry } = useGame(kind);
  return (
    <>
      <PageTitle
        title={title}
        lead={
          matchId > 0
            ? 'A game that you played. Only you can see this page.'
            : 'Your last game against the computer on this device. No one else can see it.'
        }
        crumbs={[...arcadeCrumbs, { label: `Practise ${kindWords[kind].name}`, href: `/arcade/practice/${kind}` }]}
      />
      {game ? (
        matchId > 0 ? (
          <OfMatch key={matchId} game={game} id={matchId} />
        ) : (
          <Kept game={game} />
        )
      ) : failed ? (
        <ErrorState title="Couldn’t load the game" onRetry={retry}>
          Check the connection, then try again.
        </ErrorState>
      ) : (
        <Skeleton count={1} label="Loading the game" />
      )}
    </>
  );
}

const Nothing = ({ kind }: { readonly kind: GameKind }) => (
  <EmptyState
    level={2}
    title="There is no finished game to learn from"
    action={<ButtonLink href={`/arcade/practice/${kind}`}>Practice on this device</ButtonLink>}
  >
    <p>Play a game against the computer to its end. Then come back here.</p>
  </EmptyState>
);

/** A game of a room: one’s own, and finished. */
function OfMatch({ game, id }: { readonly game: Game; readonly id: number }) {
  const { member } = useSession();
  const { data, error, retry, refreshing } = useFinishedMatch(id);
  const states = useMemo(() => (data?.gameType === game.kind ? statesOf(game, data.moves) : []), [game, data]);
  if (error && ![400, 404].includes(apiErrorOf(error)?.status ?? 0)) {
    return (
      <ErrorState level={2} title="Couldn’t load the game" onRetry={retry} retrying={refreshing}>
        {textForPeople(error)}
      </ErrorState>
    );
  }
  if (!data && !error) return <Skeleton count={1} label="Loading the game" />;
  const side = data?.players.findIndex((one) => one !== null && one.id === member?.id) ?? -1;
  if (!data?.end || side < 0 || states.length === 0) return <Nothing kind={game.kind} />;
  return <Looked game={game} moves={data.moves} states={states} side={side === 0 ? 0 : 1} />;
}

function Kept({ game }: { readonly game: Game }) {
  const [{ moves, against, side }] = useState(() => keptPractice(game));
  const states = useMemo(() => statesOf(game, moves), [game, moves]);
  if (against === 'person' || game.end(states.at(-1)) === null) return <Nothing kind={game.kind} />;
  return <Looked game={game} moves={moves} states={states} side={side} />;
}

interface Played {
  readonly game: Game;
  readonly moves: readonly string[];
  readonly states: readonly unknown[];
  readonly side: Side;
}

function Looked({ game, moves, states, side }: Played) {
  const { looking, retry } = useMistakes(game, moves, side);
  const found = looking.stage === 'found' ? looking.mistakes.length : undefined;
  useEffect(() => {
    if (found === undefined) return;
    announce(found === 0 ? 'No mistakes found.' : `Found ${counted(found, 'place')} where another move was better.`);
  }, [found]);
  if (looking.stage === 'failed') {
    return (
      <ErrorState level={2} title="The computer didn’t answer" onRetry={retry}>
        Nothing is lost.
      </ErrorState>
    );
  }
  if (looking.stage === 'looking') {
    return (
      <Progress
        label="Looking at your moves"
        value={looking.done}
        max={Math.max(1, looking.of)}
        text={`${looking.done} of ${looking.of}`}
      />
    );
  }
  if (looking.mistakes.length === 0) {
    return (
      <EmptyState
        level={2}
        title="No mistakes found"
        action={<ButtonLink href={`/arcade/practice/${game.kind}`}>Play another game</ButtonLink>}
      >
        <p>The computer would have played as you did, or nearly so.</p>
      </EmptyState>
    );
  }
  return <Tasks game={game} states={states} mistakes={looking.mistakes} />;
}

function Tasks({
  game,
  states,
  mistakes,
}: Pick<Played, 'game' | 'states'> & { readonly mistakes: readonly Mistake[] }) {
  const [query, setQuery] = useQueryParams();
  const asked = /^[1-5]$/.test(query.get('mistake') ?? '') ? Number(query.get('mistake')) : 1;
  const at = Math.min(mistakes.length, asked) - 1;
  const [first] = useState(at);
  const [moved, setMoved] = useState(false);
  const mistake = mistakes[at];
  const go = (to: number) => {
    setMoved(true);
    setQuery({ mistake: to === 0 ? null : to + 1 }, { push: true });
  };
  if (!mistake) return null;
  return (
    <Task
      key={at}
      game={game}
      state={states[mistake.at]}
      mistake={mistake}
      number={at + 1}
      of={mistakes.length}
      focus={moved || at !== first}
      onNext={() => go(at + 1)}
    />
  );
}

function Task({
  game,
  state,
  mistake,
  number,
  of,
  focus,
  onNext,
}: {
  readonly game: Game;
  readonly state: unknown;
  readonly mistake: Mistake;
  readonly number: number;
  readonly of: number;
  readonly focus: boolean;
  readonly onNext: () => void;
}) {
  const begun = useMemo(() => startingFrom(game, state), [game, state]);
  const [isDone, setIsDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const [best = ''] = mistake.better;
  const [from] = game.presses(state, best);
  return (
    <div className="lesson">
      <div className="lesson-words">
        <h2 ref={heading} tabIndex={-1}>
          Move {mistake.at + 1}: {number} of {of}
        </h2>
        <p>You played: {game.say(state, mistake.played)}.</p>
        <p>Another move was better. Can you find it?</p>
        {number < of && (
          <div className="row">
            <Button variant={isDone ? 'primary' : 'secondary'} iconEnd={ArrowRight} onClick={onNext}>
              {isDone ? 'Next mistake' : 'Skip this one'}
            </Button>
          </div>
        )}
        {isDone && number === of && (
          <Notice tone="ok" title="You have been through all of them">
            <p>
              <ButtonLink variant="primary" href={`/arcade/practice/${game.kind}`}>
                Play another game
              </ButtonLink>
            </p>
          </Notice>
        )}
      </div>
      <Exercise
        game={begun}
        task="Find a better move."
        done="Yes, that is better."
        hint={from === undefined ? 'Pass.' : `Look at ${game.squareName(from)}.`}
        judge={(move) => mistake.better.includes(move)}
        onDone={() => setIsDone(true)}
      />
    </div>
  );
}
